// with a document
import { afterEach, expect, test, vi } from 'vitest';

import { DraftKey } from '#contracts/blog-post-input.ts';

import {
  readingMinutes,
  wordCount,
  BLANK,
  differences,
  draftOf,
  localDrafts,
  localMinute,
  momentOf,
  newLocalDrafts,
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

const KEY = DraftKey.parse('new-0b9dbd3e-6f5c-4f3e-8a4f-0c2a35fd2a11');
const KEY_OF_DAMAGED = 'blogDraft:new-1c9dbd3e-6f5c-4f3e-8a4f-0c2a35fd2a11';
const draft = (title: string) => ({
  form: { ...BLANK, title },
  basedOn: null,
  version: 0,
  isSynced: false,
  savedAt: '2026-11-20T09:00:00.000Z',
});

afterEach(() => {
  vi.restoreAllMocks();
  localDrafts.remove(KEY);
});

test('BA-2 an unsaved text is kept on the device until it is removed', () => {
  expect(localDrafts.write(KEY, draft('Kept'))).toBe(true);
  expect(localDrafts.read(KEY)?.form.title).toBe('Kept');
  const listed = { key: KEY, title: 'Kept', savedAt: '2026-11-20T09:00:00.000Z', isSynced: false };
  expect(newLocalDrafts()).toEqual([listed]);
  localDrafts.remove(KEY);
  expect([localDrafts.read(KEY), newLocalDrafts()]).toEqual([undefined, []]);
});

test('BA-2 a damaged text among those of the device hides none of the others', () => {
  localDrafts.write(KEY, draft('Whole'));
  localStorage.setItem(KEY_OF_DAMAGED, '{"form":');
  expect(newLocalDrafts().map(({ title }) => title)).toEqual(['Whole']);
  localStorage.removeItem(KEY_OF_DAMAGED);
});

test('BA-2 a device without room says so, and the open page keeps the text, newer than what the device has', () => {
  localDrafts.write(KEY, draft('Older'));
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(localDrafts.write(KEY, draft('Newer'))).toBe(false);
  expect(localDrafts.read(KEY)?.form.title).toBe('Newer');
  expect(newLocalDrafts().map(({ title }) => title)).toEqual(['Newer']);
});
