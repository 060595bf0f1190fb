/** Fills every table of a database by what its catalog says, with values that are easily damaged on their way. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Database } from '#server/db/database.ts';
import { rowsOf } from '#server/db/rows-of.ts';

const ROWS = 3;
const NASTY = 'Größe 日本 🙂 "quoted" \\back\\slash\ttab\r\nline\u2028 \' , [1] {}';

/** What no rule finds: columns whose values a check constraint describes otherwise than by a list. */
const SPECIAL: Record<string, (row: number) => string> = {
  'blog_categories.color': () => '#3b82f6',
  'blog_tags.color': () => '#3b82f6',
  'blob_sweeps.approved': () => 'false',
  'blog_post_drafts.key': (row) => `new-${row}`,
};

const Column = z.object({
  table: z.string(),
  name: z.string(),
  type: z.string(),
  isKey: z.boolean(),
  isReference: z.boolean(),
  isNullable: z.boolean(),
  choice: z.string().nullable(),
  isSingle: z.boolean(),
});
type Column = z.infer<typeof Column>;

/** Puts a few rows into each table; each refers to the row of its own number. */
export async function fillTables(db: Database): Promise<void> {
  const columns = z.array(Column).parse(rowsOf(await db.execute(CATALOG)));
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const table of new Set(columns.map((column) => column.table))) {
      const own = columns.filter((column) => column.table === table);
      const names = sql.join(
        own.map(({ name }) => sql.identifier(name)),
        sql`, `,
      );
      for (let row = 1; row <= (own.some(({ isSingle }) => isSingle) ? 1 : ROWS); row += 1) {
        const values = own.map((column) => sql`${valueOf(column, row)}::text::${sql.raw(column.type)}`);
        await tx.execute(sql`
          insert into ${sql.identifier(table)} (${names}) overriding system value
          values (${sql.join(values, sql`, `)})`);
      }
    }
  });
}

function valueOf(column: Column, row: number): string | null {
  const { table, name, type, isKey, isReference, isNullable, choice } = column;
  const special = SPECIAL[`${table}.${name}`];
  if (special) return special(row);
  if (isReference || (isKey && type === 'integer')) return String(row);
  if (row === ROWS && isNullable && !isKey) return null;
  if (choice !== null) return choice;
  if (type === 'text') return `${row} ${name} ${NASTY}`;
  if (type === 'text[]') return '{"a,b","quo\\"te",NULL,NULL,"🙂"}';
  if (type === 'jsonb')
    return row === 2 ? 'null' : '{"b":[1.10,1e30,12345678901234567890.123,null],"a":"é\\u0007\\n🙂"}';
  if (type.startsWith('timestamp')) return `2026-0${row}-02 03:04:05.123456+00`;
  if (type === 'date') return `2026-02-0${row}`;
  if (type === 'boolean') return 'true';
  if (type === 'uuid') return `0193a0f0-0000-7000-8000-00000000000${row}`;
  if (type === 'bigint') return `900719925474099${row}`;
  if (type === 'bytea') return '\\x00ff10';
  if (type === 'real' || type.startsWith('double')) return '0.1234567';
  if (type.startsWith('numeric')) return '1234.50';
  if (type === 'integer' || type === 'smallint') return String(row);
  throw new Error(`${table}.${name}: there is no value of type ${type} yet`);
}

const CATALOG = sql`
  select t.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary and a.attnum = any(i.indkey)) as "isKey",
    exists (select from pg_constraint c where c.conrelid = t.oid and c.contype = 'f' and a.attnum = any(c.conkey)) as "isReference",
    not a.attnotnull as "isNullable",
    (select substring(pg_get_constraintdef(c.oid) from '''([^'']*)''::text') from pg_constraint c
      where c.conrelid = t.oid and c.contype = 'c' and c.conkey = array[a.attnum]
        and pg_get_constraintdef(c.oid) like '%= ANY%' limit 1) as choice,
    exists (select from pg_constraint c where c.conrelid = t.oid and c.contype = 'c'
      and pg_get_constraintdef(c.oid) = 'CHECK ((id = 1))') as "isSingle"
  from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and a.attgenerated = ''
  order by t.relname, a.attnum`;
