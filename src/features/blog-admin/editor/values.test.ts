import { expect, test } from 'vitest';

import {
  readingMinutes,
  wordCount,
  BLANK,
  differences,
  draftOf,
  localMinute,
  momentOf,
  valuesOf,
} from './values.ts';

test('BA-7 a form goes to the server and back without a change; blank texts are none', () => {
  expect(draftOf(BLANK)).toMatchObject({ excerpt: null, coverImage: null, seoTitle: null });
  const form = { ...BLANK, title: 'Title', excerpt: 'Excerpt', tagIds: [3, 1] };
  expect(differences(valuesOf(draftOf(form)), form)).toEqual([]);
});

test('BA-5 the order of tags is no difference, another tag is', () => {
  expect(differences({ ...BLANK, tagIds: [1, 2] }, { ...BLANK, tagIds: [2, 1] })).toEqual([]);
  expect(differences({ ...BLANK, tagIds: [1, 2] }, { ...BLANK, tagIds: [1, 3] })).toEqual(['tagIds']);
});

test('D17 a moment to publish is entered in the zone of the owner and sent in UTC', () => {
  const at = '2026-11-20T09:30:00.000Z';
  expect(momentOf(localMinute(at))).toBe(at);
  expect(momentOf('')).toBeNull();
  expect(localMinute(null)).toBe('');
});

test('B-POST-6 words are counted as the server does, and 200 are read in a minute', () => {
  expect(wordCount('  ')).toBe(0);
  expect(wordCount('## Two words\n\nand three more')).toBe(6);
  expect([0, 200, 201].map(readingMinutes)).toEqual([1, 1, 2]);
});
