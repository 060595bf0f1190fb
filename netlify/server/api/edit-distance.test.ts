import { expect, test } from 'vitest';

import { editDistance } from './edit-distance.ts';

test('D45 slips are counted: a letter changed, missing, added or swapped with its neighbour', () => {
  expect(editDistance('cloud', 'cloud', 2)).toBe(0);
  expect(editDistance('cluod', 'cloud', 2)).toBe(1);
  expect(editDistance('clod', 'cloud', 2)).toBe(1);
  expect(editDistance('clowds', 'cloud', 2)).toBe(2);
  expect(editDistance('abc', 'xyz', 2)).toBe(3);
});
