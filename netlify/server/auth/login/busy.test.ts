/** Many who sign in at once: whoever waits for a turn waits no longer than for anything else. */
import { expect, test, vi } from 'vitest';

import { loginFailures } from '#server/db/schema/auth.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { LOGIN, makeOwner } from '#support/factories/owner.ts';

import authFunction from '../../../functions/auth.ts';

vi.mock('#server/db/budget.ts', async (original) => {
  const real = await original<typeof import('#server/db/budget.ts')>();
  return { ...real, CALL_BUDGET_MS: 3_000 };
});
/** Hashes that do not end before the test says so. */
const held = vi.hoisted(() => ({ isOpen: true, runs: [] as (() => void)[] }));
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof import('node:crypto')>();
  const scrypt = (...parts: Parameters<typeof real.scrypt>) => {
    if (held.isOpen) real.scrypt(...parts);
    else held.runs.push(() => real.scrypt(...parts));
  };
  return { ...real, scrypt };
});

/** Patience with a machine that has much else to do. */
const MINUTE = { timeout: 60_000 };
const db = await testDatabase();
const login = (body = LOGIN, ip = '203.0.113.1') => call(authFunction, '/api/auth/login', { body, ip });

test('AU-6 whose turn does not come in time is told so, and has not tried', async () => {
  await makeOwner(db);
  expect((await login({ ...LOGIN, password: 'wrong' })).status).toBe(401);
  held.isOpen = false;
  const first = ['203.0.113.8', '203.0.113.9'].map((ip) => login({ ...LOGIN, password: 'wrong' }, ip));
  await vi.waitFor(() => expect(held.runs).toHaveLength(2), MINUTE);
  const late = await Promise.all(Array.from({ length: 3 }, () => login()));
  expect(late.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
    Array(3).fill([503, '5']),
  );
  held.isOpen = true;
  for (const run of held.runs) run();
  await Promise.all(first);
  const failures = async () => (await db.select().from(loginFailures)).map((row) => row.failures);
  await vi.waitFor(async () => expect(await failures()).toEqual([1, 1, 1]), MINUTE); // what was wrong before, stays
  await vi.waitFor(async () => expect((await login()).status).toBe(200), MINUTE);
});
