import { expect, test } from 'vitest';

import { withBudget } from '../db/budget.ts';
import { turns } from './turns.ts';

test('work has its turn in order, and whoever waits longer than a call may is told when to come again', async () => {
  const inTurn = turns(1, 'Busy.');
  const done: string[] = [];
  const held = Promise.withResolvers<undefined>();
  const piece = (name: string, until?: Promise<unknown>) =>
    inTurn(async () => {
      await until;
      done.push(name);
    });
  const first = piece('first', held.promise);
  const late = withBudget(20, () => piece('late'));
  const patient = withBudget(60_000, () => piece('patient'));
  await expect(late).rejects.toMatchObject({
    status: 503,
    message: 'Busy.',
    data: { retryAfterSeconds: 5 },
  });
  held.resolve(undefined);
  await Promise.all([first, patient]);
  await piece('last');
  expect(done).toEqual(['first', 'patient', 'last']);
});

test('a piece of work that fails gives its turn on', async () => {
  const inTurn = turns(1, 'Busy.');
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn(() => Promise.resolve('next'))).toBe('next');
});
