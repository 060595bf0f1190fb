import { expect, test } from 'vitest';

import { stem } from './stem.ts';

test.each([
  ['slept', 'sleep'],
  ['lost', 'lose'],
  ['broken', 'breaks'],
  ['taught', 'teaching'],
  ['wore', 'worn'],
])('D45 %s and %s are forms of one verb', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test('D45 a noun that looks like a past stays what it is', () => {
  expect(stem('rose')).not.toBe(stem('rise'));
  expect(stem('found')).not.toBe(stem('find'));
});
