import { expect, test } from 'vitest';

import { COMMENTS_MAXIMUM, isHardToIndex, UNDERSCORES_MAXIMUM } from './search-runs.ts';

test('B-API-1 a word of more underscores than the limit is hard to index, a text of such words is not', () => {
  const word = 'a_'.repeat(UNDERSCORES_MAXIMUM);
  expect(isHardToIndex(`${word}_`)).toBe(true);
  expect(isHardToIndex(`${word} `.repeat(100))).toBe(false);
  expect(isHardToIndex(`${word}\n`.repeat(100))).toBe(false);
});

test('B-API-1 a text of more beginnings of comments than the limit is hard to index', () => {
  expect(isHardToIndex('<!-- a --> '.repeat(COMMENTS_MAXIMUM))).toBe(false);
  expect(isHardToIndex('<!-- a --> '.repeat(COMMENTS_MAXIMUM + 1))).toBe(true);
  expect(isHardToIndex('<b>-- '.repeat(1_000))).toBe(false);
});
