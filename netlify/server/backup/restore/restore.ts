/** Restores a backup: everything is checked first, and then all of it comes, or nothing. */
import { sql } from 'drizzle-orm';

import { recordActivity } from '../../activity/record.ts';
import type { Database } from '../../db/database.ts';
import { isDatabaseUnavailable } from '../../db/errors.ts';
import { lockMigrations, migrate } from '../../db/migrations.ts';
import { blobQuarantine, blobSweeps } from '../../db/schema/files.ts';
import { buildRequests } from '../../db/schema/blog-writing.ts';
import { sessions } from '../../db/schema/auth.ts';
import { countSweep } from '../../files/quarantine/identity.ts';
import type { Manifest } from '../manifest.ts';
import { writeBlobs } from './blobs.ts';
import { checkBackup, type Source } from './check.ts';
import { continueIds, insertRows, keepMarks } from './rows.ts';
import { makeTables, whileUnchecked } from './schema.ts';
import { checkTarget } from './target.ts';

type Options = {
  now: Date;
  /** Replaces what the instance has. Its blobs that no row knows then are marked by the next sweep. */
  isReplacing?: boolean;
};

/**
 * Puts the tables of the backup's release up, fills them, and brings them to this release, in one transaction. Blobs
 * are written before, and taken away again where it fails.
 *
 * @throws {UnusableBackup} for a backup or an instance that it cannot be; nothing is changed then.
 */
export async function restoreBackup(db: Database, read: Source, options: Options): Promise<Manifest> {
  const manifest = await checkBackup(read);
  await checkTarget(db, manifest, options.isReplacing ?? false);
  const blobs = await writeBlobs(manifest, read);
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`
        select set_config('statement_timeout', '0', true), set_config('timezone', 'UTC', true),
          set_config('idle_in_transaction_session_timeout', '0', true), set_config('lock_timeout', '60s', true)`);
      await lockMigrations(tx);
      await makeTables(tx, manifest);
      await whileUnchecked(tx, async () => {
        await insertRows(tx, manifest, read);
        await continueIds(tx, manifest);
      });
      await keepMarks(tx, manifest);
      await migrate(tx);
      await beginAnew(tx, manifest, options.now);
    });
  } catch (error) {
    // Where the database fell silent the rows may be there all the same: then the sweep decides.
    if (!isDatabaseUnavailable(error)) await blobs.undo();
    throw error;
  }
  await blobs.finish();
  await countSweep(db); // the storage belongs to this database from now on
  return manifest;
}

/** Nobody is signed in, the site is built anew, and marks of blobs that were made long ago count from today. */
async function beginAnew(tx: Database, { madeAt, product }: Manifest, now: Date): Promise<void> {
  await tx.delete(sessions);
  await tx.update(blobQuarantine).set({ markedAt: now, seen: 1 });
  await tx.update(blobSweeps).set({ approved: false });
  await tx.insert(buildRequests).values({ reason: 'updated' });
  await recordActivity(tx, undefined, 'restored', 'database', undefined, { madeAt, product });
}
