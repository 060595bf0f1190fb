/** A migrated database for one test file, which the functions of this process use as well. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach } from 'vitest';
import { z } from 'zod';

import { openDatabase, useDatabase } from '#server/db/client.ts';
import type { Database } from '#server/db/database.ts';
import { BATCH } from '#server/db/pool.ts';
import { rowsOf } from '#server/db/rows-of.ts';

import { settled } from './call.ts';
import { newDatabase } from './postgres.ts';

/** A database that test files of one process have in turn, with what its schema was when it was made. */
type Kept = { url: string; schema: string };

declare global {
  var keptDatabase: Kept | undefined;
}

/**
 * Opens the database for this file and empties every table before each of its tests. The next file of this process
 * has it after it, unless its schema has changed: to make one takes longer than most tests.
 */
export async function testDatabase(): Promise<Database> {
  const kept = globalThis.keptDatabase;
  globalThis.keptDatabase = undefined;
  const url = kept?.url ?? (await newDatabase()).url;
  const connection = await openDatabase(url, BATCH); // no statement fails for what else the machine does
  const { db, close } = connection;
  if (kept) await emptyUsedTables(db);
  const schema = kept?.schema ?? (await schemaOf(db));
  useDatabase(connection);
  beforeEach(async () => {
    await settled();
    await emptyTables(db);
  });
  afterAll(async () => {
    await settled();
    useDatabase(undefined);
    if ((await schemaOf(db)) === schema) globalThis.keptDatabase = { url, schema };
    await close();
  });
  return db;
}

/** Tables, columns, constraints, triggers, functions and settings: those of another schema have other numbers. */
async function schemaOf(db: Database): Promise<string> {
  const [row] = rowsOf(
    await db.execute(sql`
      with tables as (select oid, relname from pg_class where relnamespace = 'public'::regnamespace)
      select md5(concat(
        (select string_agg(concat(oid, relname), ',' order by oid) from tables),
        (select string_agg(concat(attrelid, attname, atttypid, attnotnull), ',' order by attrelid, attnum)
          from pg_attribute join tables on oid = attrelid where attnum > 0),
        (select string_agg(pg_constraint.oid::text, ',' order by pg_constraint.oid)
          from pg_constraint join tables on tables.oid = conrelid),
        (select string_agg(pg_trigger.oid::text, ',' order by pg_trigger.oid)
          from pg_trigger join tables on tables.oid = tgrelid),
        (select string_agg(oid::text, ',' order by oid) from pg_proc where pronamespace = 'public'::regnamespace),
        (select string_agg(setconfig::text, ',') from pg_db_role_setting
          where setdatabase = (select oid from pg_database where datname = current_database()))
      )) as schema`),
  );
  return z.object({ schema: z.string() }).parse(row).schema;
}

/** What the file before left: its connections, and rows whose room would be filled in another order than a new table's. */
async function emptyUsedTables(db: Database): Promise<void> {
  await db.execute(sql`
    do $$ declare used text; begin
      perform pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid();
      select string_agg(oid::regclass::text, ', ') into used from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0;
      if used is not null then execute 'truncate ' || used || ' cascade'; end if;
    end $$`);
  await emptyTables(db);
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
