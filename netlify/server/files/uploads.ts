/** Uploads in parts (D19): each part waits in blob storage until all are there. */
import type { FileCategory, UploadedFile, UploadState } from '#contracts/files.ts';

import type { OwnerContext } from '../api/owner-only.ts';
import { apiError, notFound, toApiError } from '../api/errors.ts';
import type { Database } from '../db/database.ts';
import { deleteBlob, putBlob, readWholeBlob } from '../integrations/blobs.ts';
import { cleanFileName } from './file-name.ts';
import { checkType } from './file-type.ts';
import * as repository from './repository.ts';
import type { UploadRow } from './repository.ts';
import * as service from './service.ts';
import { sweepRoom, type Room } from './quarantine/sweep.ts';

/** Whoever puts parts together for longer than this has died meanwhile. */
const ASSEMBLY_LIMIT_MS = 60_000;

export type Part = {
  uploadId: string;
  part: number;
  total: number;
  originalName: string;
  category: FileCategory;
  isPublic: boolean;
  bytes: Uint8Array<ArrayBuffer>;
};

const blobKey = (uploadId: string, part: number) => `parts/${uploadId}/${part}`;

/**
 * Stores a part; the last one makes the file. A part may be sent again, and the last one is answered with the
 * file as often as it comes.
 *
 * @throws 409 when the upload was begun differently or given up meanwhile, else as `storeFile`.
 */
export async function receivePart(context: OwnerContext, sent: Part): Promise<UploadedFile | UploadState> {
  const upload = await begin(context, sent);
  if (upload.fileId !== null) return finished(context, upload.fileId);
  const others = Object.entries(upload.parts).filter(([part]) => Number(part) !== sent.part);
  service.assertSize(
    others.reduce((sum, [, size]) => sum + size, sent.bytes.byteLength),
    upload.category,
  );
  // A file of the wrong type is not sent to its end.
  if (sent.part === 1 && upload.category === 'media')
    await checkType(sent.bytes, upload.originalName, upload.category);

  const key = blobKey(upload.id, sent.part);
  await putBlob(key, sent.bytes);
  const noted = await repository.addPart(context.db, upload.id, {
    part: sent.part,
    size: sent.bytes.byteLength,
  });
  if (!noted) {
    await deleteBlob(key);
    throw apiError(409, 'CANCELLED', 'This upload was given up.');
  }
  return isComplete(noted) ? assemble(context, noted) : toState(noted);
}

/** @throws 404 for an unknown upload. */
export async function state(context: OwnerContext, uploadId: string): Promise<UploadState> {
  const upload = (await repository.findUpload(context.db, uploadId)) ?? notFound('upload');
  const file = upload.fileId === null ? null : await service.get(context.db, upload.fileId);
  return { ...toState(upload), file };
}

/** Forgets the upload and its parts; nothing happens when there is none. */
export async function cancel(context: OwnerContext, uploadId: string): Promise<void> {
  const upload = await repository.deleteUpload(context.db, uploadId);
  if (upload) await deleteParts(upload);
}

async function begin(context: OwnerContext, sent: Part): Promise<UploadRow> {
  const { uploadId: id, total, category, isPublic } = sent;
  const originalName = cleanFileName(sent.originalName);
  const values = { id, total, category, isPublic, originalName, uploadedBy: context.owner.id };
  const upload = await repository.beginUpload(context.db, values);
  if (!upload) throw apiError(409, 'CANCELLED', 'This upload was given up.');
  const isSame =
    upload.total === total &&
    upload.category === category &&
    upload.isPublic === isPublic &&
    upload.originalName === originalName;
  if (!isSame) throw apiError(409, 'CONFLICT', 'This upload was begun with another file or other settings.');
  return upload;
}

async function assemble(context: OwnerContext, upload: UploadRow): Promise<UploadedFile | UploadState> {
  const { db } = context;
  const now = context.now();
  const abandoned = new Date(now.getTime() - ASSEMBLY_LIMIT_MS);
  if (!(await repository.claimAssembly(db, upload.id, now, abandoned))) return state(context, upload.id);
  try {
    const { originalName, category, isPublic } = upload;
    const bytes = await readParts(context, upload);
    const file = await service.storeFile(db, context, { bytes, originalName, category, isPublic });
    await repository.endAssembly(db, upload.id, file.id);
    await deleteParts(upload).catch(() => {}); // the sweep finds what stays
    return file;
  } catch (error) {
    // What the server refuses once it refuses always; after anything else the last part may be sent again.
    if ([413, 415, 422].includes(toApiError(error).status)) await cancel(context, upload.id);
    else await repository.endAssembly(db, upload.id, null);
    throw error;
  }
}

async function readParts({ db }: OwnerContext, upload: UploadRow): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  for (let part = 1; part <= upload.total; part += 1) {
    const bytes = await readWholeBlob(blobKey(upload.id, part));
    if (!bytes) {
      await repository.forgetPart(db, upload.id, part);
      throw apiError(409, 'INCOMPLETE', `Part ${part} has been lost. Please send it again.`);
    }
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

async function finished({ db }: OwnerContext, fileId: number): Promise<UploadedFile> {
  return { ...(await service.get(db, fileId)), isDuplicate: false };
}

async function deleteParts(upload: UploadRow): Promise<void> {
  for (const key of blobKeysOf(upload)) await deleteBlob(key);
}

/** Where the parts of an upload are, or will be. */
export const blobKeysOf = ({ id, total }: Pick<UploadRow, 'id' | 'total'>): string[] =>
  Array.from({ length: total }, (_, index) => blobKey(id, index + 1));

const isComplete = ({ parts, total }: UploadRow) => Object.keys(parts).length === total;

function toState({ id, total, parts }: UploadRow): UploadState {
  const received = Object.keys(parts).map(Number);
  return { uploadId: id, total, received: received.sort((a, b) => a - b), file: null };
}

const UPLOAD_AGE_MS = 24 * 60 * 60 * 1000;

/** Removes uploads that nobody finished within a day, and marks bytes that no row knows. */
export async function sweepFiles(db: Database, now: Date): Promise<void> {
  const abandoned = await repository.deleteUploadsBefore(db, new Date(now.getTime() - UPLOAD_AGE_MS));
  for (const upload of abandoned) for (const key of blobKeysOf(upload)) await deleteBlob(key);
  for (const room of await fileRooms(db)) await sweepRoom(db, now, room);
}

/** The parts of the storage that files are in, with what rows know of them. */
async function fileRooms(db: Database): Promise<Room[]> {
  return [
    { prefix: 'files/', known: new Set() },
    { prefix: 'parts/', known: new Set((await repository.listUploads(db)).flatMap(blobKeysOf)) },
  ];
}
