import { sql } from 'drizzle-orm';

import type { Database } from '../server/db/database.ts';

/** Sends one statement to the database that is copied. */
export type Query = (text: string) => Promise<unknown[]>;

const ROWS_AT_ONCE = 500;
const COLUMNS = `
  select quote_ident(table_name) as table, string_agg(quote_ident(column_name), ', ') as columns
  from information_schema.columns join pg_tables on tablename = table_name and schemaname = table_schema
  where table_schema = 'public' and is_generated = 'NEVER' group by table_name order by table_name`;

/**
 * Copies every row of a database into one that has been migrated and is empty, all or nothing, and returns how many.
 * Columns that the source has not take their defaults.
 */
export function copyDatabase(source: Query, db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    // References and triggers come with rows that are whole.
    await tx.execute(sql`set local session_replication_role = replica`);
    let copied = 0;
    for (const row of await source(COLUMNS)) {
      const { table, columns } = row as { table: string; columns: string };
      copied += await copyTable(source, tx, table, columns);
    }
    await copySeedMarks(source, tx);
    await tx.execute(sql.raw(CONTINUE_IDS));
    await tx.execute(sql.raw(CHAIN_LATER));
    return copied;
  });
}

async function copyTable(source: Query, tx: Database, table: string, columns: string): Promise<number> {
  for (let copied = 0; ;) {
    const page = `select to_jsonb(t)::text as row from ${table} t order by ctid limit ${ROWS_AT_ONCE} offset ${copied}`;
    const rows = (await source(page)) as { row: string }[];
    copied += rows.length;
    const list = `[${rows.map(({ row }) => row).join(',')}]`;
    const into = sql.raw(`insert into ${table} (${columns}) overriding system value select ${columns}`);
    if (rows.length > 0)
      await tx.execute(sql`${into} from jsonb_populate_recordset(null::${sql.raw(table)}, ${list}::jsonb)`);
    if (rows.length < ROWS_AT_ONCE) return copied;
  }
}

/** What was stored once in a new database is not stored again, even if the owner has deleted it since. */
async function copySeedMarks(source: Query, tx: Database): Promise<void> {
  const marks = await source(
    `select hash, created_at::text as at from drizzle.__drizzle_migrations where hash like 'seed%'`,
  );
  for (const mark of marks) {
    const { hash, at } = mark as { hash: string; at: string | null };
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${at})`,
    );
  }
}

/** Entries of the activity log that come from a time before its chain wait for their link, as others do. */
const CHAIN_LATER = `
  insert into activity_unlinked (log_id) select id from admin_logs log
  where not exists (select from activity_chain link where link.log_id = log.id) on conflict do nothing`;

const CONTINUE_IDS = `
  do $$ declare one record; begin
    for one in
      select quote_ident(table_name) as source, quote_ident(column_name) as field,
        pg_get_serial_sequence(quote_ident(table_name), column_name) as ids
      from information_schema.columns
      where table_schema = 'public' and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null
    loop
      execute format('select setval(%L, greatest(1, (select max(%s) from %s)), (select count(*) > 0 from %s))',
        one.ids, one.field, one.source, one.source);
    end loop;
  end $$`;
