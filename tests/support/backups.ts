/** Backups in memory, and databases to restore them into. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

import { sql } from 'drizzle-orm';
import { extract } from 'tar-stream';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

import { openDatabase } from '#server/db/client.ts';
import type { Database } from '#server/db/database.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import type { Source } from '#server/backup/restore/check.ts';
import type { Sink } from '#server/backup/snapshot.ts';

import { newDatabase } from './postgres.ts';

/** Keeps the files of a backup, and gives them back. */
export function memoryBackup() {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const sink: Sink = (path, bytes) => Promise.resolve(void files.set(path, bytes));
  const read: Source = (path) => {
    const bytes = files.get(path);
    return bytes ? Promise.resolve(bytes) : Promise.reject(new Error(`no ${path}`));
  };
  return { files, sink, read };
}

/** Unpacks an archive. */
export async function readArchive(archive: Buffer): Promise<Source> {
  const { sink, read } = memoryBackup();
  const entries = extract();
  entries.on('entry', ({ name }, stream, next) => {
    buffer(stream).then((bytes) => sink(name, new Uint8Array(bytes)).then(() => next()), next);
  });
  await pipeline(Readable.from([archive]), entries);
  return read;
}

/** A database for the length of a test, as a new instance has it, or an entirely empty one. */
export async function anotherDatabase(options?: { isMigrated: boolean }) {
  const { url, drop } = await newDatabase(options);
  const { db, close } = await openDatabase(url);
  onTestFinished(async () => {
    await close();
    await drop();
  });
  return { db, url };
}

/** All rows of every table, generated columns too, as Postgres writes them. */
export async function allRows(db: Database): Promise<Record<string, string[]>> {
  const tables = rowsOf(
    await db.execute(sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`),
  );
  const found: Record<string, string[]> = {};
  for (const { name } of z.array(z.object({ name: z.string() })).parse(tables)) {
    const rows = rowsOf(
      await db.execute(sql`select t::text as row from ${sql.identifier(name)} t order by 1`),
    );
    found[name] = z
      .array(z.object({ row: z.string() }))
      .parse(rows)
      .map(({ row }) => row);
  }
  return found;
}
