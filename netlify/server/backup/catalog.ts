/** What Postgres says of its own tables: nothing here knows a table by name. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rows-of.ts';
import type { BackupSequence } from './manifest.ts';

export type CatalogTable = {
  name: string;
  columns: { name: string; type: string }[];
  /** Columns of the primary key, quoted; where there is none, rows come as they lie. */
  order: string;
};

const TableRow = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  order: z.string(),
});

/** The tables of the product, without the columns that the database makes by itself. */
export async function readTables(db: Database): Promise<CatalogTable[]> {
  const rows = await db.execute(sql`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select string_agg(quote_ident(a.attname), ', ' order by k.place)
        from pg_index i cross join unnest(i.indkey::int2[]) with ordinality k(attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary), 'ctid') as "order"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname`);
  return z.array(TableRow).parse(rowsOf(rows));
}

/** How far the ids have come: those of deleted rows are not given again. */
export async function readSequences(db: Database): Promise<BackupSequence[]> {
  const found = z.array(z.object({ table: z.string(), column: z.string(), name: z.string() })).parse(
    rowsOf(
      await db.execute(sql`
        select t.relname as table, a.attname as column, s.oid::regclass::text as name
        from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i') and d.refobjsubid > 0
        join pg_class t on t.oid = d.refobjid
        join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
        where s.relkind = 'S' and t.relnamespace = 'public'::regnamespace
        order by 1, 2`),
    ),
  );
  const State = z.object({ last: z.string(), isCalled: z.boolean() });
  const sequences: BackupSequence[] = [];
  for (const { name, ...place } of found) {
    const state = sql`select last_value::text as last, is_called as "isCalled" from ${sql.raw(name)}`;
    const [row] = rowsOf(await db.execute(state));
    sequences.push({ ...place, ...State.parse(row) });
  }
  return sequences;
}

/** Migrations that have run, and marks among them; none in a database that is entirely new. */
export async function readMigrations(db: Database): Promise<{ when: number; hash: string }[]> {
  const [known] = rowsOf(
    await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`),
  );
  if (!z.object({ isThere: z.boolean() }).parse(known).isThere) return [];
  const rows = await db.execute(
    sql`select created_at as when, hash from drizzle.__drizzle_migrations order by created_at, id`,
  );
  return z.array(z.object({ when: z.coerce.number(), hash: z.string() })).parse(rowsOf(rows));
}
