import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';

import { startFaultyRelay, type Fault } from '#support/faulty-relay.ts';
import { startNeonRelay } from '#support/neon-relay.ts';
import { newDatabase } from '#support/postgres.ts';

import { openDatabase } from './client.ts';
import { isDatabaseUnavailable } from './errors.ts';

/** As many as a pool has places. */
const FAILURES = 5;
/** Long enough for an answer of this machine, short enough to wait for. */
const QUERY_TIMEOUT = 'query_timeout=1000';

const database = await newDatabase({ isMigrated: false });
afterAll(() => database.drop());

async function addressOf(driver: 'node-postgres' | 'Neon', port: number) {
  const { pathname } = new URL(database.url);
  const url = `postgres://postgres@127.0.0.1:${port}${pathname}?${QUERY_TIMEOUT}`;
  if (driver === 'node-postgres') return { url, stop: () => {} };
  const relay = await startNeonRelay(url);
  return { url: `${relay.url}?${QUERY_TIMEOUT}`, stop: relay.close };
}

const FAILING: Fault[] = [
  { kind: 'cut', at: 'begin' },
  { kind: 'cut', at: 'select 42' },
  { kind: 'cut', at: 'commit' },
  { kind: 'silence', at: 'begin' },
  { kind: 'silence', at: 'select 42' },
];

test.each(FAILING.flatMap((failure) => [['node-postgres', failure] as const, ['Neon', failure] as const]))(
  'DB-1 the pool of %s is whole again after five transactions that met %j',
  async (driver, failure) => {
    const network = await startFaultyRelay(database.url);
    const { url, stop } = await addressOf(driver, network.port);
    const { db, close } = await openDatabase(url);
    const transaction = () => db.transaction((tx) => tx.execute(sql`select 42`));

    network.fail(failure);
    const failed = await Promise.allSettled(Array.from({ length: FAILURES }, transaction));
    for (const each of failed)
      expect(each.status === 'rejected' && isDatabaseUnavailable(each.reason)).toBe(true);
    network.fail(undefined);
    await transaction();

    await close();
    stop();
    network.close();
  },
);
