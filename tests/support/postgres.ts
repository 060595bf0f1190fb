/** The Postgres server of a test run, and databases of their own on it for whoever wants one. */
import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { inject } from 'vitest';
import { z } from 'zod';

import type { Database } from '#server/db/database.ts';
import { rowsOf } from '#server/db/rows-of.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Nothing of a test run is to be found again after a power cut, and nothing tidies up between two statements of a test. */
export const THROW_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};
/** The database that was migrated once, before all tests. */
export const TEMPLATE = 'migrated';

export type NewDatabase = { url: string; drop: () => Promise<void> };

/** Makes a database from the migrated one, or an empty one. */
export async function newDatabase({ isMigrated = true } = {}): Promise<NewDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, `create database ${name} template ${isMigrated ? TEMPLATE : 'template0'}`);
  return { url: withDatabase(server, name), drop: () => runOn(server, `drop database ${name} with (force)`) };
}

/** The same server's address, with another database. */
export function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** The address of the database that this test file has. */
export async function postgresOf(db: Database): Promise<string> {
  const [row] = rowsOf(await db.execute(sql`select current_database() as name`));
  return withDatabase(inject('postgresUrl'), z.object({ name: z.string() }).parse(row).name);
}

/** Sends one statement. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Where the socket of a server's address is. */
export function socketOf(url: string): string {
  const folder = new URL(url).searchParams.get('host');
  if (!folder) throw new Error('This Postgres listens on no socket');
  return `${folder}/.s.PGSQL.5432`;
}
