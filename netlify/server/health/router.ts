import { implement } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

import { health as contract } from '#contracts/health.ts';

import type { ApiContext } from '../api/context.ts';
import { apiError } from '../api/errors.ts';
import { findOwner } from '../api/session/session.ts';
import type { Database } from '../db/database.ts';
import { MIGRATIONS } from '../db/known-migrations.ts';
import { rowsOf } from '../db/rows-of.ts';
import { env } from '../env.ts';

const api = implement(contract).$context<ApiContext>();
const RETRY_AFTER_SECONDS = 10;

/** Strangers learn that it runs, and whether it can serve: no version, host, number or reason. */
export const router = api.router({
  alive: api.alive.handler(() => ({ status: 'alive' as const })),
  check: api.check.handler(async ({ context }) => {
    const state = await stateOf(context).catch(() => undefined);
    if (!state?.isCurrent)
      throw apiError(503, 'NOT_READY', 'The site is not ready.', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const { isCurrent: _isCurrent, ...details } = state;
    const isOwner = (await findOwner(context.db, context.request, context.now())) !== undefined;
    return { status: 'ready' as const, ...(isOwner && { details: { ...detailsOf(context), ...details } }) };
  }),
});

const detailsOf = ({ now }: ApiContext) => ({
  build: env().COMMIT_REF?.slice(0, 7) ?? 'local',
  now: now().toISOString(),
});

const Row = z.object({ newest: z.coerce.number(), isReadOnly: z.boolean(), connections: z.number() });

async function stateOf({ db }: ApiContext) {
  const start = performance.now();
  const { newest, isReadOnly, connections } = await readState(db);
  const databaseMs = Math.round(performance.now() - start);
  const wanted = MIGRATIONS.at(-1)?.when ?? 0;
  return { databaseMs, isReadOnly, connections, isCurrent: newest >= wanted };
}

async function readState(db: Database) {
  const result = await db.execute(sql`
    select coalesce((select max(created_at) from drizzle.__drizzle_migrations), 0)::text as newest,
      current_setting('transaction_read_only')::boolean as "isReadOnly",
      (select count(*) from pg_stat_activity where datname = current_database())::int as connections`);
  return Row.parse(rowsOf(result)[0]);
}
