import { sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rows-of.ts';
import { screenshotPictures as pictures } from '../db/schema/screenshots.ts';

/** Keys of all bytes that a row knows. */
export async function listBlobKeys(db: Database): Promise<Set<string>> {
  const rows = await db.select({ one: pictures.blobKey, other: pictures.differenceKey }).from(pictures);
  return new Set(rows.flatMap(({ one, other }) => [one, other]).filter((key) => key !== null));
}

/**
 * Deletes the pictures of finished runs beyond the last nights and requests that are kept, but for the last good
 * one of each page and platform, and runs that have none any more.
 *
 * @returns the keys of bytes that no row knows from now on
 */
export function deleteOldPictures(
  db: Database,
  { nights, requests }: { nights: number; requests: number },
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const deleted = await tx.execute(sql`
      with numbered as (
        select id, night, finished_at,
          row_number() over (partition by night is null order by coalesce(night, requested_at::date) desc, id desc) as place
        from screenshot_runs where finished_at is not null
      ), old as (
        select id from numbered
        where place > case when night is null then ${requests}::int else ${nights}::int end
      )
      delete from screenshot_pictures
      where run_id in (select id from old) and id not in (
        select max(id) from screenshot_pictures where state = 'done' group by route, platform
      )
      returning blob_key, difference_key`);
    await tx.execute(sql`
      delete from screenshot_runs where finished_at is not null and not exists (
        select from screenshot_pictures where run_id = screenshot_runs.id
      )`);
    return rowsOf(deleted).flatMap(keysOf);
  });
}

function keysOf(row: unknown): string[] {
  if (typeof row !== 'object' || row === null) return [];
  return Object.values(row).filter((value) => typeof value === 'string');
}
