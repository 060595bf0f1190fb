import { expect, test } from 'vitest';

import { nextStep } from './use-drawn-in-steps.ts';

test('a frame draws three more rows, the middle of the screen first, and drops those out of sight', () => {
  const wanted = [11, 12, 13, 14, 15, 16, 17];
  const first = nextStep(new Set([1, 2, 11]), wanted);
  expect([...first].sort()).toEqual([11, 13, 14, 15]);
  const second = nextStep(first, wanted);
  expect([...second].sort()).toEqual([11, 12, 13, 14, 15, 16, 17].filter((id) => second.has(id)));
  expect(second.size).toBe(7);
});
