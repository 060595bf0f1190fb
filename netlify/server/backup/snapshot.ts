/** Reads all tables as they are at one moment, a few megabytes at a time. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rows-of.ts';
import { readMigrations, readSequences, readTables, type CatalogTable } from './catalog.ts';
import { describeFile, type BackupTable, type Manifest } from './manifest.ts';

/** Takes one file of a backup. */
export type Sink = (path: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;

/** What a piece of a table, and an answer of the database, is to hold at most; a single row may be larger. */
const PIECE_BYTES = 2 * 1024 * 1024;
const FIRST_ROWS = 100;
const ROWS_MAXIMUM = 5_000;

type Snapshot = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>;

/**
 * Hands all rows over to `sink`. It is one transaction that sees one moment and cannot write. Every value is the text
 * that Postgres itself makes of it and reads back exactly, whatever its type.
 */
export function dumpTables(db: Database, sink: Sink): Promise<Snapshot> {
  return db.transaction(
    async (tx) => {
      // A reader of the archive may be slow; moments are written in one way whoever connects.
      await tx.execute(sql`
        select set_config('statement_timeout', '0', true), set_config('timezone', 'UTC', true),
          set_config('idle_in_transaction_session_timeout', '0', true), set_config('datestyle', 'ISO', true),
          set_config('intervalstyle', 'postgres', true), set_config('extra_float_digits', '1', true),
          set_config('bytea_output', 'hex', true)`);
      const migrations = await readMigrations(tx);
      const tables: BackupTable[] = [];
      for (const table of await readTables(tx)) tables.push(await dumpTable(tx, table, sink));
      return { migrations, tables, sequences: await readSequences(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function dumpTable(
  tx: Database,
  { name, columns, order }: CatalogTable,
  sink: Sink,
): Promise<BackupTable> {
  const pieces: BackupTable['pieces'] = [];
  for await (const lines of readLines(tx, { name, columns, order })) {
    const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
    const path = `tables/${name}/${String(pieces.length + 1).padStart(6, '0')}.jsonl`;
    await sink(path, bytes);
    pieces.push({ ...describeFile(path, bytes), rows: lines.length });
  }
  return { name, columns, rows: pieces.reduce((sum, { rows }) => sum + rows, 0), pieces };
}

const Line = z.object({ line: z.string() });

/** Reads on with a cursor, as many rows at once as make a piece. */
async function* readLines(tx: Database, { name, columns, order }: CatalogTable): AsyncGenerator<string[]> {
  const texts = columns.map((column) => sql`${sql.identifier(column.name)}::text`);
  const row = sql`array_to_json(array[${sql.join(texts, sql`, `)}]::text[])::text as line`;
  const query = sql`select ${row} from ${sql.identifier(name)} order by ${sql.raw(order)}`;
  await tx.execute(sql`declare backup_rows no scroll cursor for ${query}`);
  let atOnce = FIRST_ROWS;
  for (;;) {
    const fetched = await tx.execute(sql.raw(`fetch forward ${atOnce} from backup_rows`));
    const lines = rowsOf(fetched).map((one) => Line.parse(one).line);
    if (lines.length > 0) yield lines;
    if (lines.length < atOnce) break;
    const letters = lines.reduce((sum, line) => sum + line.length, 0);
    atOnce = Math.max(1, Math.min(ROWS_MAXIMUM, Math.floor((atOnce * PIECE_BYTES) / letters)));
  }
  await tx.execute(sql`close backup_rows`);
}
