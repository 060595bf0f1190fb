import { expect, test } from 'vitest';

import { nextStep } from './use-drawn-in-steps.ts';

test('a step draws two more rows, the middle of the screen first, and drops those out of sight', () => {
  const wanted = [11, 12, 13, 14, 15, 16, 17];
  const first = nextStep(new Set([1, 2, 11]), wanted);
  expect(first).toEqual(new Set([11, 14, 13]));
  expect(nextStep(first, wanted)).toEqual(new Set([11, 13, 14, 15, 12]));
});

test('all wanted rows are drawn in the end, and nothing else', () => {
  const wanted = [5, 6, 7];
  expect(nextStep(nextStep(new Set([1]), wanted), wanted)).toEqual(new Set(wanted));
});
