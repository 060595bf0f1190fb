/** The only place in the server that knows which Postgres it talks to. */
import { Pool as NeonPool } from '@neondatabase/serverless';
import { drizzle as drizzleNeon } from 'drizzle-orm/neon-serverless';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { Pool as PgPool } from 'pg';

import { env } from '../env.ts';
import { retryConnecting } from './connect-retry.ts';
import type { Database, DatabaseConnection } from './database.ts';
import { NotConfiguredError } from './errors.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const QUERY_TIMEOUT_MS = 8_000;
const POOL_SIZE = 5;

/** Opens a database by its URL: Neon's driver for Neon's hosts, node-postgres for any other. */
export function openDatabase(url: string): DatabaseConnection {
  const options = {
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
  };
  if (isNeonHost(new URL(url).hostname)) {
    const pool = retryConnecting(new NeonPool(options));
    pool.on('error', forgetIdleClient);
    return { db: drizzleNeon({ client: pool, casing: 'snake_case' }), close: () => pool.end() };
  }
  const pool = retryConnecting(new PgPool(options));
  pool.on('error', forgetIdleClient);
  return { db: drizzlePg({ client: pool, casing: 'snake_case' }), close: () => pool.end() };
}

/** An idle connection broke: the pool drops it by itself, the next query opens another. */
function forgetIdleClient(): void {}

/** True for the hosts that Neon's WebSocket driver must be used for. */
export function isNeonHost(hostname: string): boolean {
  return hostname.endsWith('.neon.tech');
}

let current: DatabaseConnection | undefined;

/**
 * Makes every function of this process use `connection`, such as the local host's embedded Postgres,
 * and returns the one before.
 */
export function useDatabase(connection: DatabaseConnection | undefined): DatabaseConnection | undefined {
  const before = current;
  current = connection;
  return before;
}

/**
 * The database of this process, opened at first use.
 *
 * @throws {NotConfiguredError} without `DATABASE_URL` and without an embedded database.
 */
export function database(): Database {
  if (!current) {
    const url = env().DATABASE_URL;
    if (!url) throw new NotConfiguredError('The database is not configured: set DATABASE_URL.');
    current = openDatabase(url);
  }
  return current.db;
}
