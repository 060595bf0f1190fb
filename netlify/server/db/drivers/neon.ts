import { Pool } from '@neondatabase/serverless';
import { drizzle } from 'drizzle-orm/neon-serverless';

import { retryConnecting } from '../connect-retry.ts';
import type { DatabaseConnection } from '../database.ts';
import { forgetIdleClient, type PoolOptions } from './pool.ts';

/** Neon's Postgres, through a WebSocket. */
export function open(options: PoolOptions): DatabaseConnection {
  const pool = retryConnecting(new Pool(options));
  pool.on('error', forgetIdleClient);
  return { db: drizzle({ client: pool, casing: 'snake_case' }), close: () => pool.end() };
}
