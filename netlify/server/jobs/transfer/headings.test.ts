import { expect, test } from 'vitest';

import { statusOf } from './headings.ts';

test.each([
  ['Technical interview', 'interview'],
  ['Rejected after 2nd interview', 'rejected'],
  ['No response yet', 'rejected'],
  ['Hired somebody else? Position filled', 'rejected'],
  ['Declined offer', 'withdrawn'],
  ['In progress', 'pending'],
])('J-7 a status in one’s own words: %s', (words, status) => {
  expect(statusOf(words)).toBe(status);
});

test.each([
  'Not accepted',
  'Didn’t get an interview',
  'No interview',
  'Undisclosed',
  'Nicht beworben',
  'somehow',
])('J-7 words that tell no status, or what is not, are left to be refused: %s', (words) => {
  expect(statusOf(words)).toBe(words);
});
