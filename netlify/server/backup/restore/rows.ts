/** Puts the rows of a backup back, exactly as they were. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Database } from '../../db/database.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { readTables } from '../catalog.ts';
import type { BackupTable, Manifest } from '../manifest.ts';
import { UnusableBackup, type Source } from './check.ts';

/** @throws {UnusableBackup} where the tables are not those of the backup, or not all rows arrive. */
export async function insertRows(tx: Database, manifest: Manifest, read: Source): Promise<void> {
  const present = new Map((await readTables(tx)).map(({ name, columns }) => [name, shapeOf(columns)]));
  for (const name of present.keys()) await tx.execute(sql`delete from ${sql.identifier(name)}`);
  for (const table of manifest.tables) {
    if (present.get(table.name) !== shapeOf(table.columns))
      throw new UnusableBackup(`The columns of ${table.name} are not those of its release.`);
    await insertTable(tx, table, read);
  }
  for (const name of present.keys())
    if (!manifest.tables.some((table) => table.name === name))
      throw new UnusableBackup(`The backup does not have the table ${name}.`);
}

const shapeOf = (columns: BackupTable['columns']) =>
  columns
    .map(({ name, type }) => `${name} ${type}`)
    .sort()
    .join(', ');

async function insertTable(
  tx: Database,
  { name, columns, pieces }: BackupTable,
  read: Source,
): Promise<void> {
  const names = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map(({ type }, index) => sql.raw(`(line ->> ${index})::${type}`)),
    sql`, `,
  );
  for (const piece of pieces) {
    const lines = new TextDecoder().decode(await read(piece.path)).trimEnd();
    const list = `[${lines.replaceAll('\n', ',')}]`;
    const inserted = await tx.execute(sql`
      with put as (
        insert into ${sql.identifier(name)} (${names}) overriding system value
        select ${values} from jsonb_array_elements(${list}::jsonb) as line returning 1
      ) select count(*)::int as rows from put`);
    const { rows } = z.object({ rows: z.number() }).parse(rowsOf(inserted)[0]);
    if (rows !== piece.rows)
      throw new UnusableBackup(`${piece.path}: ${rows} of ${piece.rows} rows were stored.`);
  }
}

/** Ids go on where they were, so that none is given twice, not even that of a row that was deleted. */
export async function continueIds(tx: Database, { sequences }: Manifest): Promise<void> {
  for (const { table, column, last, isCalled } of sequences) {
    const highest = sql`(select max(${sql.identifier(column)})::bigint from ${sql.identifier(table)})`;
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}),
        greatest(${last}::bigint, ${highest}), ${isCalled}::boolean or ${highest} is not null)`);
  }
}

/** What was done once is not done again, such as the seeding of a blog that has been emptied since. */
export async function keepMarks(tx: Database, { migrations }: Manifest): Promise<void> {
  for (const { hash } of migrations.filter(({ when }) => when === 0))
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, 0)`);
}
