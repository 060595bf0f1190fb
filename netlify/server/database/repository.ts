/** What Postgres knows of itself: the catalog and the statistics, never a count of rows. */
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';

import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rows-of.ts';

async function read<Row>(db: Database, row: z.ZodType<Row>, statement: SQL): Promise<Row[]> {
  return z.array(row).parse(rowsOf(await db.execute(statement)));
}

const Count = z.coerce.number().int();
const Occasion = z.string().nullable();

const Table = z.object({ tablename: z.string(), tableowner: z.string(), schemaname: z.string() });

export const selectTables = (db: Database) =>
  read(
    db,
    Table,
    sql`select tablename, tableowner, schemaname from pg_tables where schemaname = 'public' order by tablename`,
  );

const State = z.object({
  tablename: z.string(),
  rows: Count,
  deadRows: Count,
  tableBytes: Count,
  indexBytes: Count,
  vacuumedAt: Occasion,
  analyzedAt: Occasion,
});

const isoOf = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * `reltuples` is -1 of a table that was never looked at; then the counters of changes know more. The counters are asked
 * one by one: `pg_stat_user_tables` reads all of a table's, and those of its indexes, in twice the time.
 */
export const selectTableStates = (db: Database) =>
  read(
    db,
    State,
    sql`
      select c.relname as tablename,
        case when c.reltuples < 0 then pg_stat_get_live_tuples(c.oid) else c.reltuples end::bigint as "rows",
        pg_stat_get_dead_tuples(c.oid) as "deadRows",
        pg_table_size(c.oid) as "tableBytes",
        pg_indexes_size(c.oid) as "indexBytes",
        ${isoOf(sql`greatest(pg_stat_get_last_vacuum_time(c.oid), pg_stat_get_last_autovacuum_time(c.oid))`)} as "vacuumedAt",
        ${isoOf(sql`greatest(pg_stat_get_last_analyze_time(c.oid), pg_stat_get_last_autoanalyze_time(c.oid))`)} as "analyzedAt"
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      order by c.relname`,
  );

const Server = z.object({
  version: z.string(),
  totalBytes: Count,
  used: Count,
  maximum: Count,
  statisticsSince: Occasion,
});

export async function selectServer(db: Database) {
  const [row] = await read(
    db,
    Server,
    sql`
      select split_part(current_setting('server_version'), ' ', 1) as version,
        pg_database_size(current_database()) as "totalBytes",
        (select count(*) from pg_stat_activity where datname = current_database()) as used,
        current_setting('max_connections') as maximum,
        (select ${isoOf(sql`stats_reset`)} from pg_stat_database where datname = current_database())
          as "statisticsSince"`,
  );
  if (!row) throw new Error('the server told nothing of itself');
  return row;
}

/** Primary keys and unique indexes are needed whether they are read or not. */
export const selectUnusedIndexes = (db: Database) =>
  read(
    db,
    z.object({ tablename: z.string(), name: z.string(), bytes: Count }),
    sql`
      select t.relname as tablename, c.relname as name, pg_relation_size(c.oid) as bytes
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
      where t.relnamespace = 'public'::regnamespace and pg_stat_get_numscans(c.oid) = 0
        and not i.indisunique and not i.indisprimary and not i.indisexclusion
      order by bytes desc, name`,
  );

/** An index of part of the rows, or of an expression, does not serve a foreign key. */
export const selectMissingIndexes = (db: Database) =>
  read(
    db,
    z.object({ tablename: z.string(), columns: z.array(z.string()) }),
    sql`
      select c.conrelid::regclass::text as tablename,
        (select array_agg(a.attname::text order by k.n) from unnest(c.conkey) with ordinality k(attnum, n)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum) as columns
      from pg_constraint c
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i
        where i.indrelid = c.conrelid and i.indisvalid and i.indpred is null
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] <@ c.conkey
      )
      order by tablename, columns`,
  );

/** Moments by which migrations are known; what else is kept among them has none. */
export async function selectAppliedMigrations(db: Database): Promise<number[]> {
  const rows = await read(
    db,
    z.object({ at: Count }),
    sql`select created_at as at from drizzle.__drizzle_migrations where created_at > 0 order by created_at`,
  );
  return rows.map(({ at }) => at);
}

const Column = z.object({
  name: z.string(),
  type: z.string(),
  /** Its place in the primary key, from 1. */
  keyPlace: z.number().int().nullable(),
});
export type CatalogColumn = z.infer<typeof Column>;

/** The columns of a table, as the catalog has them; none where there is no such table. */
export const selectColumns = (db: Database, table: string): Promise<CatalogColumn[]> =>
  read(
    db,
    Column,
    sql`
      select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
        array_position(i.indkey::int2[], a.attnum) + 1 as "keyPlace"
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      left join pg_index i on i.indrelid = c.oid and i.indisprimary
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname = ${table}
        and a.attnum > 0 and not a.attisdropped
      order by a.attnum`,
  );
