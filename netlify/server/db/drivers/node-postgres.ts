import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

import { retryConnecting } from '../connect-retry.ts';
import type { DatabaseConnection } from '../database.ts';
import { forgetIdleClient, type PoolOptions } from './pool.ts';

/** Any Postgres. */
export function open(options: PoolOptions): DatabaseConnection {
  const pool = retryConnecting(new Pool(options));
  pool.on('error', forgetIdleClient);
  return { db: drizzle({ client: pool, casing: 'snake_case' }), close: () => pool.end() };
}
