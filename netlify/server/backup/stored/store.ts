/**
 * Backups in a store of their own. Content is kept by its checksum, once, however many backups have it: a night costs
 * what has changed.
 */
import { z } from 'zod';

import { StoredBackup } from '#contracts/backup.ts';

import { BACKUPS, type BlobEntry } from '../../integrations/blobs.ts';
import { filesOf, Manifest, manifestFiles, rowsIn, sha256, type BackupBlob } from '../manifest.ts';
import type { Sink } from '../snapshot.ts';
import { TAR_END, tarBytes } from '../tar.ts';

const OBJECTS = 'objects/';
const MANIFESTS = 'manifests/';
const INDEX_KEY = 'index';

export type Origin = StoredBackup['origin'];
export type Summary = Omit<StoredBackup, 'isOwn'> & { identity: string };

export const backupId = (moment: Date): string => moment.toISOString().replaceAll(/[-:.]/g, '');

export const readObject = (sum: string) => BACKUPS.readWhole(`${OBJECTS}${sum}`);

/** The checksums of all content that is there. */
export async function listObjects(): Promise<Set<string>> {
  return new Set((await BACKUPS.list(OBJECTS)).map(({ key }) => key.slice(OBJECTS.length)));
}

/** Stores what is not in `present` yet. */
export function objectSink(present: Set<string>): Sink {
  return async (_path, bytes) => {
    const sum = sha256(bytes);
    if (present.has(sum)) return;
    await BACKUPS.put(`${OBJECTS}${sum}`, bytes);
    present.add(sum);
  };
}

/** The backup is there from now on: what a list says of it stands beside it. */
export async function keepManifest(manifest: Manifest, origin: Origin): Promise<Summary> {
  const files = manifestFiles(manifest);
  const summary: Summary = {
    id: backupId(new Date(manifest.madeAt)),
    madeAt: manifest.madeAt,
    origin,
    rows: rowsIn(manifest),
    files: manifest.blobs.length,
    missingBlobs: manifest.missingBlobs,
    bytes: [
      ...filesOf(manifest).map(({ bytes }) => bytes),
      ...files.map(({ bytes }) => bytes.byteLength),
    ].reduce((sum, bytes) => sum + tarBytes(bytes), TAR_END.byteLength),
    identity: manifest.identity,
  };
  const [whole] = files;
  if (whole)
    await BACKUPS.put(`${MANIFESTS}${summary.id}`, whole.bytes, { summary: JSON.stringify(summary) });
  return summary;
}

const Summary = StoredBackup.omit({ isOwn: true }).extend({ identity: z.string() });

/** Of all that are there, whether or not anything is known beside them. */
export const listIds = async (): Promise<string[]> =>
  (await BACKUPS.list(MANIFESTS)).map(({ key }) => key.slice(MANIFESTS.length));

/** Newest first. */
export async function listSummaries(): Promise<Summary[]> {
  const entries = await BACKUPS.list(MANIFESTS);
  const notes = await Promise.all(entries.map(({ key }) => BACKUPS.notes(key)));
  return notes
    .flatMap((note) => (note?.['summary'] ? [Summary.parse(JSON.parse(note['summary']))] : []))
    .sort((one, other) => other.id.localeCompare(one.id));
}

/** A date so far ahead is of a clock that was wrong. */
const AHEAD_MS = 24 * 60 * 60 * 1000;

/** The newest of these, which come newest first, leaving out those of a future that a clock has taken back. */
export const newestOf = (summaries: readonly Summary[], now: Date): Summary | undefined =>
  summaries.find(({ madeAt }) => Date.parse(madeAt) - now.getTime() <= AHEAD_MS);

export async function readManifest(id: string): Promise<Manifest | undefined> {
  const bytes = await BACKUPS.readWhole(`${MANIFESTS}${id}`);
  return bytes ? Manifest.parse(JSON.parse(new TextDecoder().decode(bytes))) : undefined;
}

export const removeManifest = (id: string) => BACKUPS.remove(`${MANIFESTS}${id}`);
export const removeObject = (sum: string) => BACKUPS.remove(`${OBJECTS}${sum}`);
export const objectNotes = (sum: string) => BACKUPS.notes(`${OBJECTS}${sum}`);

/** What was read of blobs before: such a one is not read again while its etag is the same. */
export type BlobIndex = Map<string, { etag: string; blob: BackupBlob }>;
const Index = z.array(z.object({ etag: z.string(), blob: Manifest.shape.blobs.element }));

export async function readIndex(): Promise<BlobIndex> {
  const bytes = await BACKUPS.readWhole(INDEX_KEY);
  const entries = bytes ? Index.parse(JSON.parse(new TextDecoder().decode(bytes))) : [];
  return new Map(entries.map((entry) => [entry.blob.key, entry]));
}

export async function keepIndex(index: BlobIndex): Promise<void> {
  await BACKUPS.put(INDEX_KEY, new TextEncoder().encode(JSON.stringify([...index.values()])));
}

/** What is known of a blob, if its content is there. */
export const knownIn =
  (index: BlobIndex, present: ReadonlySet<string>) =>
  ({ key, etag }: BlobEntry): BackupBlob | undefined => {
    const known = index.get(key);
    return known && etag !== '' && known.etag === etag && present.has(known.blob.sha256)
      ? known.blob
      : undefined;
  };
