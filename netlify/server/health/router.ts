import { implement } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { z } from 'zod';

import { health as contract } from '#contracts/health.ts';

import type { ApiContext } from '../api/context.ts';
import { apiError } from '../api/errors.ts';
import { MIGRATIONS } from '../db/known-migrations.ts';
import { rowsOf } from '../db/rows-of.ts';
import { env } from '../env.ts';

const api = implement(contract).$context<ApiContext>();
const RETRY_AFTER_SECONDS = 10;

/** Strangers learn that it runs, and whether it can serve: no version, host, number or reason. */
export const router = api.router({
  alive: api.alive.handler(() => ({ status: 'alive' as const })),
  check: api.check.handler(async ({ context }) => {
    const isCurrent = await hasAllMigrations(context).catch(() => false);
    if (!isCurrent)
      throw apiError(503, 'NOT_READY', 'The site is not ready.', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    return {
      status: 'ready' as const,
      ...((await isOwner(context)) && { details: await detailsOf(context) }),
    };
  }),
});

async function hasAllMigrations({ db }: ApiContext): Promise<boolean> {
  const newest = MIGRATIONS.at(-1)?.when ?? 0;
  const found = sql`select from drizzle.__drizzle_migrations where created_at >= ${newest} limit 1`;
  return rowsOf(await db.execute(found)).length > 0;
}

/** A stranger sends no cookie: what sessions need is not loaded for one. */
async function isOwner({ db, request, now }: ApiContext): Promise<boolean> {
  if (!request.headers.has('cookie')) return false;
  const { findOwner } = await import('../api/session/session.ts');
  return (await findOwner(db, request, now())) !== undefined;
}

async function detailsOf({ db, now }: ApiContext) {
  const start = performance.now();
  const result = await db.execute(sql`
    select current_setting('transaction_read_only')::boolean as "isReadOnly",
      (select count(*) from pg_stat_activity where datname = current_database())::int as connections`);
  const databaseMs = Math.round(performance.now() - start);
  const State = z.object({ isReadOnly: z.boolean(), connections: z.number() });
  const build = env().COMMIT_REF?.slice(0, 7) ?? 'local';
  return { build, now: now().toISOString(), databaseMs, ...State.parse(rowsOf(result)[0]) };
}
