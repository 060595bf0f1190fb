/** A migrated database for one test file, which the functions of this process use as well. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach } from 'vitest';

import { openDatabase, useDatabase } from '#server/db/client.ts';
import type { Database } from '#server/db/database.ts';
import { BATCH } from '#server/db/pool.ts';

import { newDatabase } from './postgres.ts';

/** Opens the database for this file and empties every table before each of its tests. */
export async function testDatabase(): Promise<Database> {
  const { url, drop } = await newDatabase();
  const connection = await openDatabase(url, BATCH); // no statement fails for what else the machine does
  useDatabase(connection);
  beforeEach(() => emptyTables(connection.db));
  afterAll(async () => {
    useDatabase(undefined);
    await connection.close();
    await drop();
  });
  return connection.db;
}

/**
 * Deletes, where TRUNCATE would make new files for every table and index, and only from tables that have a page: of
 * more than fifty a test fills a few. Ids begin at 1 again.
 */
async function emptyTables(db: Database): Promise<void> {
  await db.execute(sql`
    do $$ declare used regclass; begin
      perform set_config('session_replication_role', 'replica', true);
      for used in select oid from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0 loop
        execute 'delete from ' || used;
      end loop;
      perform setval(seqrelid, seqstart, false) from pg_sequence join pg_class on oid = seqrelid
        where relnamespace = 'public'::regnamespace and pg_sequence_last_value(seqrelid) is not null;
    end $$`);
}
