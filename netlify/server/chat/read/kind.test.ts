import { expect, test } from 'vitest';

import { saysExtreme } from './kind.ts';

test('D45 the most of something is told only by a text that names a most', () => {
  expect(saysExtreme('Wave 1 took four weeks.', 'which wave took the longest')).toBe(false);
  expect(saysExtreme('The largest wave took four weeks.', 'which wave took the longest')).toBe(true);
  expect(saysExtreme('The guest tests it.', 'who is the guest')).toBe(true);
});
