/** Bytes that rows name and the storage does not have: a backup made then is without them too. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rows-of.ts';
import { readTables } from './catalog.ts';
import type { Manifest } from './manifest.ts';

/** Where rows name blobs. Parts of an upload that goes on are asked for again when one is lost. */
const BLOB_COLUMNS: Record<string, readonly string[]> = {
  base_resumes: ['file_path'],
  managed_files: ['path'],
  screenshot_pictures: ['blob_key', 'difference_key'],
  sent_resumes: ['file_path'],
};

/** The keys of all blobs that rows name, in a database of this release or an older one. */
export async function readNamedBlobs(db: Database): Promise<Set<string>> {
  const named = new Set<string>();
  for (const { name, columns } of await readTables(db))
    for (const column of BLOB_COLUMNS[name] ?? []) {
      if (!columns.some((one) => one.name === column)) continue;
      const key = sql.identifier(column);
      const rows = await db.execute(
        sql`select ${key} as key from ${sql.identifier(name)} where ${key} <> ''`,
      );
      for (const row of rowsOf(rows)) named.add(Key.parse(row).key);
    }
  return named;
}

const Key = z.object({ key: z.string() });

/**
 * Those of `named` that are not `present`. What was deleted after the names were read is not missing: its row went
 * first.
 */
export async function findMissing(
  db: Database,
  named: ReadonlySet<string>,
  present: ReadonlySet<string>,
): Promise<string[]> {
  const missing = [...named].filter((key) => !present.has(key));
  if (missing.length === 0) return [];
  const stillNamed = await readNamedBlobs(db);
  return missing.filter((key) => stillNamed.has(key));
}

/** What to say of a backup that is without some bytes; undefined for a whole one. */
export function describeMissing({ missingBlobs = 0 }: Manifest): string | undefined {
  if (missingBlobs === 0) return undefined;
  const files = missingBlobs === 1 ? '1 file is' : `${missingBlobs} files are`;
  return `Warning: ${files} without content in this backup: the storage had lost it. Older backups may have it: keep them.`;
}
