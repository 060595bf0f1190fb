import { expect, test } from 'vitest';

import { slips } from './slips.ts';

test('D45 slips are counted: a letter changed, missing, added or swapped with its neighbour', () => {
  expect(slips('cloud', 'cloud', 2)).toBe(0);
  expect(slips('cluod', 'cloud', 2)).toBe(1);
  expect(slips('clod', 'cloud', 2)).toBe(1);
  expect(slips('clowds', 'cloud', 2)).toBe(2);
  expect(slips('abc', 'xyz', 2)).toBe(3);
});
