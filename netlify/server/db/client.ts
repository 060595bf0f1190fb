/** The only place in the server that knows which Postgres it talks to. */
import { env } from '../env.ts';
import { configured, NotConfiguredError } from '../not-configured.ts';
import { type Connecting, retryConnecting } from './connect-retry.ts';
import type { Database, DatabaseConnection } from './database.ts';
import { forgetIdleClient, poolOptions, type PoolOptions, VISITOR } from './pool.ts';
import { isContended, isFull } from './errors.ts';
import { inFullMode } from './full-mode.ts';
import { accessMode, withAccessMode } from './read-write.ts';

/**
 * Opens a database by its URL: Neon's driver for Neon's hosts, node-postgres for any other. The other one is not
 * loaded, which spares a cold start a quarter.
 *
 * @param patience how long it may take; as long as a visitor waits unless told
 */
export async function openDatabase(url: string, patience = VISITOR): Promise<DatabaseConnection> {
  const options = poolOptions(url, patience);
  if (!isNeonHost(new URL(url).hostname)) {
    const { Pool } = await import('pg');
    return openWith(Pool, (await import('drizzle-orm/node-postgres')).drizzle, options);
  }
  const { Pool } = await import('@neondatabase/serverless');
  return openWith(Pool, (await import('drizzle-orm/neon-serverless')).drizzle, options);
}

type AnyPool = Connecting & {
  on: (event: 'error', listener: () => void) => unknown;
  end: () => Promise<void>;
};

function openWith<Pool extends AnyPool>(
  Pool: new (options: PoolOptions) => Pool,
  drizzle: (options: { client: Pool; casing: 'snake_case' }) => Database,
  options: PoolOptions,
): DatabaseConnection {
  const pool = withAccessMode(retryConnecting(new Pool(options)));
  pool.on('error', forgetIdleClient);
  const db = retryTransactions(drizzle({ client: pool, casing: 'snake_case' }));
  return { db, close: () => pool.end() };
}

/** True for the hosts that Neon's WebSocket driver must be used for. */
export const isNeonHost = (hostname: string): boolean => hostname.endsWith('.neon.tech');

let current: DatabaseConnection | undefined;

/**
 * Makes every function of this process use `connection`, such as a test's database,
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
 * @throws {NotConfiguredError} without `DATABASE_URL`.
 */
export async function database(): Promise<Database> {
  await prepareDatabase();
  return preparedDatabase();
}

/** Opens the database of this process, if it has one; a wrong `DATABASE_URL` stops only who asks for it. */
export async function prepareDatabase(): Promise<void> {
  const url = current ? undefined : configured(() => env().DATABASE_URL);
  if (!url) return;
  const opened = await openDatabase(url);
  current ??= opened; // of two first calls one goes without its pool, which has not connected yet
}

/** The same as `database` for whoever comes after `prepareDatabase`. @throws {NotConfiguredError} */
export function preparedDatabase(): Database {
  if (current) return current.db;
  const { DATABASE_URL: url } = env();
  throw new NotConfiguredError(`The database is not ${url ? 'open' : 'configured: set DATABASE_URL'}.`);
}

const TRIES = 3;
const LONGEST_PAUSE_MS = 60;

/**
 * Makes a database do a transaction again that others were in the way of (40001, 40P01, 55P03), and once more, without
 * what only goes along with it, where there was no room (53100). Either left nothing behind.
 *
 * The work is done several times then: what it does beside the database it has to do before or after.
 */
function retryTransactions(db: Database): Database {
  const doOnce = db.transaction.bind(db);
  const doContended: typeof doOnce = async (work, config) => {
    for (let tries = 1; ; tries += 1)
      try {
        return await doOnce(work, { ...config, ...accessMode() });
      } catch (error) {
        if (tries >= TRIES || !isContended(error)) throw error;
        // Of different length, or both meet again.
        await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS * tries));
      }
  };
  const transaction: typeof doOnce = async (work, config) => {
    try {
      return await doContended(work, config);
    } catch (error) {
      if (!isFull(error)) throw error;
      return inFullMode(() => doContended(work, config));
    }
  };
  return Object.assign(db, { transaction });
}
