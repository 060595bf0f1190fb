/** What the owner sees of the quarantine, and takes back out of it. */
import { createHash } from 'node:crypto';
import path from 'node:path';

import { FileCategory, type ManagedFile } from '#contracts/files.ts';
import type { Quarantine, QuarantinedFile } from '#contracts/quarantine.ts';

import { recordActivity, type Caller } from '../../activity/record.ts';
import { notFound } from '../../api/errors.ts';
import type { Database } from '../../db/database.ts';
import { blobNotes, readWholeBlob } from '../../integrations/blobs.ts';
import { cleanFileName, extensionOf } from '../file-name.ts';
import { checkType } from '../file-type.ts';
import { readDimensions } from '../image-size.ts';
import { insertFile } from '../repository.ts';
import { get } from '../service.ts';
import { ownIdentity } from '../../db/identity.ts';
import { keepIdentity } from './identity.ts';
import * as repository from './repository.ts';
import { QUARANTINE_DAYS } from './sweep.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Names are asked of the storage one by one: no more are shown at once. */
const SHOWN_MAXIMUM = 100;

/** The next to go first. */
export async function list(db: Database): Promise<Quarantine> {
  const [marked, sweeps] = await Promise.all([repository.listMarked(db), repository.listSweeps(db)]);
  return {
    files: await Promise.all(marked.slice(0, SHOWN_MAXIMUM).map(toQuarantined)),
    stopped: sweeps.flatMap(({ prefix, stopped, sweptAt, found, approved: isApproved }) =>
      stopped ? [{ prefix, why: stopped, at: sweptAt.toISOString(), found, isApproved }] : [],
    ),
  };
}

async function toQuarantined({ id, key, storedAt, markedAt }: repository.Marked): Promise<QuarantinedFile> {
  const notes = await blobNotes(key).catch(() => undefined); // the list is worth having without names
  return {
    id,
    name: notes?.['originalName'] ?? path.basename(key),
    storedAt: storedAt?.toISOString() ?? null,
    markedAt: markedAt.toISOString(),
    removedAt: new Date(markedAt.getTime() + QUARANTINE_DAYS * DAY_MS).toISOString(),
  };
}

/**
 * Gives a blob its row again, private, whatever it was.
 *
 * @throws 404 for one that is not there any more.
 */
export async function takeBack(db: Database, caller: Caller, id: number): Promise<ManagedFile> {
  const fileId = await db.transaction(async (tx) => {
    const { key } = (await repository.lockMark(tx, id)) ?? notFound('file');
    const values = await describe(key);
    const row = await insertFile(tx, { ...values, uploadedBy: caller.owner?.id ?? null });
    await repository.unmark(tx, id);
    await recordActivity(tx, caller, 'restored', 'file', row.id, { name: row.originalName, size: row.size });
    return row.id;
  });
  return get(db, fileId);
}

/** What a row says of these bytes, as far as they tell. */
async function describe(key: string) {
  const [bytes, notes = {}] = await Promise.all([readWholeBlob(key), blobNotes(key)]);
  if (!bytes) return notFound('file');
  const originalName = cleanFileName(notes['originalName'] ?? path.basename(key));
  const type = await typeOf(bytes, originalName, notes['category']);
  const size = type.category === 'media' ? readDimensions(bytes, type.mimeType) : undefined;
  return {
    ...type,
    path: key,
    filename: path.basename(key),
    originalName,
    size: bytes.byteLength,
    isPublic: false,
    width: size?.width ?? null,
    height: size?.height ?? null,
    checksum: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** Bytes of a type that could not be stored today come back all the same, as what is only ever saved. */
async function typeOf(bytes: Uint8Array, name: string, noted: string | undefined) {
  const first = FileCategory.safeParse(noted).data ?? 'media';
  for (const category of new Set<FileCategory>([first, 'media', 'other'])) {
    const found = await checkType(bytes, name, category).catch(() => undefined);
    if (found?.extension === extensionOf(name)) return { mimeType: found.mimeType, category };
  }
  return { mimeType: 'application/octet-stream', category: 'other' as const };
}

/** The owner has seen why sweeps stopped: the storage belongs to this database, and the next ones go through. */
export async function approveSweep(db: Database, caller: Caller): Promise<Quarantine> {
  const isApproved = await db.transaction(async (tx) => {
    const approved = await repository.approveStopped(tx);
    if (approved.length === 0) return false; // nothing was seen: the storage may be another's
    await recordActivity(tx, caller, 'approved the sweep of', 'file', undefined, {
      name: approved.map(({ prefix }) => prefix).join(', '),
    });
    return true;
  });
  if (isApproved) await keepIdentity(await ownIdentity(db));
  return list(db);
}
