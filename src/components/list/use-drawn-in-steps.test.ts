import { expect, test } from 'vitest';

import { nextStep } from './use-drawn-in-steps.ts';

const places = (ids: readonly number[]) => ids.map((id) => ({ id, index: id }));
const ids = (drawn: readonly { id: number }[]) => drawn.map(({ id }) => id);

test('a step draws so many more rows, the first ones first, and drops four of those out of sight', () => {
  const wanted = places([11, 12, 13, 14, 15, 16, 17]);
  const first = nextStep(places([1, 2, 3, 4, 5, 6, 11]), wanted, 2);
  expect(ids(first)).toEqual([11, 12, 13, 5, 6]);
  expect(ids(nextStep(first, wanted, 3))).toEqual([11, 12, 13, 14, 15, 16]);
});

test('all wanted rows are drawn in the end where they are now, and nothing else', () => {
  const wanted = places([5, 6, 7]);
  const drawn = [{ id: 1, index: 1 }, ...wanted.slice(0, 1).map(({ id }) => ({ id, index: 40 }))];
  expect(nextStep(nextStep(drawn, wanted, 2), wanted, 2)).toEqual(wanted);
});
