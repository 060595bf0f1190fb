import { expect, test } from 'vitest';

import { withStatus } from './use-status-change.ts';

const list = [
  { id: 1, status: 'pending' },
  { id: 2, status: 'pending' },
] as const;

test('J-3 a status changes in one row, the others stay the same objects', () => {
  const next = withStatus(list, { id: 2, status: 'withdrawn' });
  expect(next[0]).toBe(list[0]);
  expect(next[1]).toEqual({ id: 2, status: 'withdrawn' });
});

test('J-3 a refused change takes back nothing but itself', () => {
  expect(withStatus(list, { id: 2, status: 'offer', expected: 'interview' })[1]).toBe(list[1]);
  expect(withStatus(list, { id: 2, status: 'offer', expected: 'pending' })[1]?.status).toBe('offer');
});
