/** A migrated database for one test file, which the functions of this process use as well. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach } from 'vitest';

import { openDatabase, useDatabase } from '#server/db/client.ts';
import type { Database } from '#server/db/database.ts';

import { newDatabase } from './postgres.ts';

/** Opens the database for this file and empties every table before each of its tests. */
export async function testDatabase(): Promise<Database> {
  const { url, drop } = await newDatabase();
  const connection = await openDatabase(url);
  useDatabase(connection);
  beforeEach(() => emptyTables(connection.db));
  afterAll(async () => {
    useDatabase(undefined);
    await connection.close();
    await drop();
  });
  return connection.db;
}

/** Deletes, where TRUNCATE would make new files for every table and index; ids begin at 1 again. */
async function emptyTables(db: Database): Promise<void> {
  await db.execute(sql`
    do $$ declare name text; begin
      perform set_config('session_replication_role', 'replica', true);
      for name in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
        execute 'delete from ' || name;
      end loop;
      for name in select quote_ident(sequencename) from pg_sequences
        where schemaname = 'public' and last_value is not null loop
        execute 'alter sequence ' || name || ' restart';
      end loop;
    end $$`);
}
