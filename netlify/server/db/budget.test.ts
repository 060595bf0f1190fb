import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';

import { startNeonRelay } from '#support/neon-relay.ts';
import { newDatabase } from '#support/postgres.ts';

import { budgetLeft, withBudget, withoutBudget } from './budget.ts';
import { openDatabase } from './client.ts';
import { isDatabaseUnavailable } from './errors.ts';
import { rowsOf } from './rows-of.ts';

async function open(driver: 'node-postgres' | 'Neon') {
  const { url, drop } = await newDatabase({ isMigrated: false });
  onTestFinished(drop);
  const relay = driver === 'Neon' ? await startNeonRelay(url) : undefined;
  if (relay) onTestFinished(relay.close);
  const { db, close } = await openDatabase(relay?.url ?? url);
  onTestFinished(close);
  return db;
}

const slow = sql`select pg_sleep(0.15)`;

test.each(['node-postgres', 'Neon'] as const)(
  'P-NET-3 a call through %s waits for the database no longer than its budget, however many statements it has',
  async (driver) => {
    const db = await open(driver);
    await db.execute(sql`select 1`); // connected
    const call = withBudget(400, async () => {
      for (let statements = 0; statements < 20; statements += 1) await db.execute(slow);
    });
    const failure: unknown = await call.catch((error: unknown) => error);
    expect(isDatabaseUnavailable(failure)).toBe(true);
    const transaction = withBudget(400, () =>
      db.transaction(async (tx) => {
        for (let statements = 0; statements < 20; statements += 1) await tx.execute(slow);
      }),
    );
    expect(isDatabaseUnavailable(await transaction.catch((error: unknown) => error))).toBe(true);
    await withBudget(60_000, () => db.execute(sql`select 1`)); // the next call begins anew
  },
);

test('P-NET-3 what is no call has no budget', async () => {
  const db = await open('node-postgres');
  await withBudget(50, () => withoutBudget(() => db.execute(slow)));
  await db.execute(slow);
  expect(budgetLeft()).toBeUndefined();
});

test('P-NET-3 the server ends a statement that nobody waits for any more', async () => {
  const { url, drop } = await newDatabase({ isMigrated: false });
  onTestFinished(drop);
  const { db, close } = await openDatabase(url, { connectMs: 1_000, queryMs: 300 });
  onTestFinished(close);
  await expect(db.execute(sql`select pg_sleep(5)`)).rejects.toSatisfy(isDatabaseUnavailable);
  const running = sql`select 1 from pg_stat_activity where query like '%pg_sleep(5)%' and pid <> pg_backend_pid() and state = 'active'`;
  await expect.poll(async () => rowsOf(await db.execute(running)).length).toBe(0);
});

test.each(['node-postgres', 'Neon'] as const)(
  'P-NET-3 through %s the query of a call that is abandoned ends at once, at the server too, and the next one has its place',
  async (driver) => {
    const db = await open(driver);
    const leaving = new AbortController();
    const calls = Array.from({ length: 4 }, () =>
      withBudget(8_000, async () => void (await db.execute(sql`select pg_sleep(7)`)), leaving.signal),
    );
    const ended = Promise.allSettled(calls);
    const running = sql`
      select 1 from pg_stat_activity
      where query like '%pg_sleep(7)%' and pid <> pg_backend_pid() and state = 'active'
        and datname = current_database()`;
    const count = async () => rowsOf(await db.execute(running)).length;
    await expect.poll(count).toBe(calls.length);
    leaving.abort();
    await expect.poll(count, { timeout: 5_000 }).toBe(0);
    expect((await ended).map(({ status }) => status)).toEqual(calls.map(() => 'rejected'));
  },
);
