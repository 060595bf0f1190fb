/** Restores a backup: everything is checked first, and then all of it comes, or nothing. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';

import { recordActivity } from '../../activity/record.ts';
import type { Database } from '../../db/database.ts';
import { isDatabaseUnavailable } from '../../db/errors.ts';
import { lockMigrations, migrate } from '../../db/migrations.ts';
import { blobQuarantine, blobSweeps } from '../../db/schema/files.ts';
import { buildRequests } from '../../db/schema/blog-writing.ts';
import { sessions } from '../../db/schema/auth.ts';
import { countSweep, IDENTITY_KEY } from '../../files/quarantine/identity.ts';
import { type BackupBlob, type Manifest, sha256 } from '../manifest.ts';
import { checkBackup, type Source } from './check.ts';
import { continueIds, insertRows, keepMarks } from './rows.ts';
import { checkTarget } from './target.ts';
import { FILES } from '../../integrations/blobs.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { readTables } from '../catalog.ts';

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

/** Puts the blobs of a backup back under their keys. */
type WrittenBlobs = {
  /** Takes away what was written: the rows did not come. */
  undo: () => Promise<void>;
  /** Writes what stands under a key with other bytes, now that the rows have come. */
  finish: () => Promise<void>;
};

/** Writes what is not there yet. What has other bytes under its key waits until the rows are there. */
async function writeBlobs({ blobs }: Manifest, read: Source): Promise<WrittenBlobs> {
  const written: string[] = [];
  const others: BackupBlob[] = [];
  const undo = async () => {
    for (const key of written) await FILES.remove(key);
  };
  const write = async ({ key, path, notes }: BackupBlob) => FILES.put(key, await read(path), notes);
  try {
    for (const blob of blobs.filter(({ key }) => key !== IDENTITY_KEY)) {
      const present = await FILES.readWhole(blob.key);
      if (present && sha256(present) !== blob.sha256) others.push(blob);
      if (present) continue;
      written.push(blob.key);
      await write(blob);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  const finish = async () => {
    for (const blob of others) await write(blob);
  };
  return { undo, finish };
}

/** Drops the product's tables and functions and makes those of the backup's release, empty. */
async function makeTables(tx: Database, { migrations }: Manifest): Promise<void> {
  for (const { name } of await readTables(tx))
    await tx.execute(sql`drop table ${sql.identifier(name)} cascade`);
  const functions = await namesOf(
    tx,
    sql`select p.oid::regprocedure::text as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  for (const name of functions) await tx.execute(sql.raw(`drop routine if exists ${name} cascade`));
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(sql`drop table if exists drizzle.__drizzle_migrations`);
  await migrate(tx, Math.max(...migrations.map(({ when }) => when)));
}

/** Runs `work` while references wait for its end and triggers are off; then every reference is checked. */
async function whileUnchecked(tx: Database, work: () => Promise<void>): Promise<void> {
  const tables = (await readTables(tx)).map(({ name }) => name);
  const references = await namesOf(
    tx,
    sql`select format('alter table %s alter constraint %I', c.conrelid::regclass, c.conname) as name
      from pg_constraint c
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not c.condeferrable`,
  );
  for (const name of tables) await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
  for (const change of references) await tx.execute(sql.raw(`${change} deferrable initially deferred`));
  await work();
  // From here to the end of the transaction: a migration that goes on from here may change any table.
  await tx.execute(sql`set constraints all immediate`);
  for (const change of references) await tx.execute(sql.raw(`${change} not deferrable`));
  for (const name of tables) await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
}

async function namesOf(tx: Database, query: ReturnType<typeof sql>): Promise<string[]> {
  return z
    .array(z.object({ name: z.string() }))
    .parse(rowsOf(await tx.execute(query)))
    .map(({ name }) => name);
}
