import { implement } from '@orpc/server';
import { sql } from 'drizzle-orm';

import { health as contract } from '#contracts/health.ts';

import type { ApiContext } from '../api/context.ts';
import { isDatabaseUnavailable } from '../db/errors.ts';
import { env } from '../env.ts';
import { NotConfiguredError } from '../not-configured.ts';

const api = implement(contract).$context<ApiContext>();

/** Says that the function runs and whether the database answers; no version, host or error text. */
export const router = api.router({
  check: api.check.handler(async ({ context }) => ({
    build: env().COMMIT_REF?.slice(0, 7) ?? 'local',
    database: await databaseState(context),
  })),
});

async function databaseState(context: ApiContext): Promise<'up' | 'down'> {
  try {
    await context.db.execute(sql`select 1`);
    return 'up';
  } catch (error) {
    if (isDatabaseUnavailable(error) || error instanceof NotConfiguredError) return 'down';
    throw error;
  }
}
