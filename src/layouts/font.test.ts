import { expect, test } from 'vitest';

import { hasShifted } from './font.ts';

test('a move of three pixels in either direction is a shift, less is not', () => {
  const before = [{ left: 10, top: 20 }];
  expect(hasShifted(before, [{ left: 12.9, top: 17.1 }])).toBe(false);
  expect(hasShifted(before, [{ left: 13, top: 20 }])).toBe(true);
  expect(hasShifted(before, [{ left: 10, top: 17 }])).toBe(true);
});
