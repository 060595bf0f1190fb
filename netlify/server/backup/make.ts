/** Makes a backup: all tables at one moment, then all blobs, then the manifest. */
import product from '../../../package.json' with { type: 'json' };
import type { Database } from '../db/database.ts';
import { ownIdentity } from '../db/identity.ts';
import { type BlobEntry, FILES } from '../integrations/blobs.ts';
import {
  type BackupBlob,
  blobPath,
  describeFile,
  KEYS_FILE,
  type Manifest,
  manifestFiles,
} from './manifest.ts';
import { findMissing, readNamedBlobs } from './missing.ts';
import { dumpTables, type Sink } from './snapshot.ts';

/** What is known of a blob without reading it, from a backup before. */
type KnownBlob = (entry: BlobEntry) => BackupBlob | undefined;

type Options = {
  now: Date;
  /** Encrypted keys. */
  keys?: Uint8Array<ArrayBuffer> | undefined;
  known?: KnownBlob;
  /** Told of each blob, so that whoever is cut off can go on from there. */
  onBlob?: (entry: BlobEntry, blob: BackupBlob) => void;
};

/**
 * Hands every file of a backup over to `sink`, the manifest last: without it there is none. Rows come before blobs,
 * and a blob is stored before its row: what a row names is there, unless its file is deleted meanwhile, or its bytes
 * are lost, which the manifest counts.
 */
export async function makeBackup(db: Database, sink: Sink, options: Options): Promise<Manifest> {
  const named = await readNamedBlobs(db);
  const snapshot = await dumpTables(db, sink);
  if (snapshot.migrations.length === 0)
    throw new Error('This database has never been used: there is nothing to back up.');
  // A release from before has no identity; it is to be backed up as it is.
  const hasIdentity = snapshot.tables.some(({ name }) => name === 'instance_identity');
  const { identity } = hasIdentity ? await ownIdentity(db) : { identity: '' };
  const blobs: BackupBlob[] = [];
  for (const entry of await FILES.list('')) {
    const blob = options.known?.(entry) ?? (await copyBlob(entry.key, sink));
    if (!blob) continue;
    blobs.push(blob);
    options.onBlob?.(entry, blob);
  }
  const missing = await findMissing(db, named, new Set(blobs.map(({ key }) => key)));
  const keys = options.keys ? describeFile(KEYS_FILE, options.keys) : null;
  if (options.keys) await sink(KEYS_FILE, options.keys);
  const manifest: Manifest = {
    format: 1,
    product: PRODUCT_VERSION,
    madeAt: options.now.toISOString(),
    identity,
    ...snapshot,
    blobs,
    missingBlobs: missing.length,
    keys,
  };
  for (const { path, bytes } of manifestFiles(manifest)) await sink(path, bytes);
  return manifest;
}

/** Nothing where it was deleted since it was listed. */
async function copyBlob(key: string, sink: Sink): Promise<BackupBlob | undefined> {
  const [bytes, notes = {}] = await Promise.all([FILES.readWhole(key), FILES.notes(key)]);
  if (!bytes) return undefined;
  const file = describeFile(blobPath(key), bytes);
  await sink(file.path, bytes);
  return { ...file, key, notes };
}

const PRODUCT_VERSION: string = product.version;
