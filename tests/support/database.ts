/** A real, migrated Postgres for one test file, which the functions of this process use as well. */
import { readFileSync } from 'node:fs';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeEach, inject } from 'vitest';

import { DRIZZLE_PARSERS, withQueriesAtOnce } from '#local/embedded-client.ts';
import { useDatabase } from '#server/db/client.ts';
import type { Database } from '#server/db/database.ts';

/** Opens the database for this file and empties every table before each of its tests. */
export async function testDatabase(): Promise<Database> {
  const loadDataDir = new Blob([readFileSync(inject('databaseDump'))]);
  const client = await PGlite.create({ loadDataDir, extensions: { pg_trgm }, parsers: DRIZZLE_PARSERS });
  const db: Database = drizzle({ client: withQueriesAtOnce(client), casing: 'snake_case' });
  const close = () => client.close();
  useDatabase({ db, close });
  beforeEach(() => emptyTables(db));
  afterAll(async () => {
    useDatabase(undefined);
    await close();
  });
  return db;
}

async function emptyTables(db: Database): Promise<void> {
  await db.execute(sql`
    do $$ declare names text; begin
      select string_agg(quote_ident(tablename), ', ') into names from pg_tables where schemaname = 'public';
      execute 'truncate ' || names || ' restart identity cascade';
    end $$`);
}
