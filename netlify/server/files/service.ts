/** Files of the owner: a row in Postgres for each, its bytes in blob storage. */
import { createHash, randomUUID } from 'node:crypto';

import {
  filePath,
  UPLOAD_LIMITS,
  type FileCategory,
  type FilePatch,
  type FileQuery,
  type FileUse,
  type ManagedFile,
  type UploadedFile,
} from '#contracts/files.ts';

import { recordActivity, type Caller } from '../activity/record.ts';
import { fileCacheTag } from '../api/edge-cache.ts';
import { addLastingPurges } from '../edge/purges.ts';
import { definedOf } from '../api/defined.ts';
import { apiError, notFound } from '../api/errors.ts';
import type { OwnerContext } from '../api/owner-only.ts';
import type { Database } from '../db/database.ts';
import { isDatabaseUnavailable } from '../db/errors.ts';
import { siteOrigin } from '../env.ts';
import { deleteBlob, putBlob } from '../integrations/blobs.ts';
import { cleanFileName, extensionOf } from './file-name.ts';
import { checkType } from './file-type.ts';
import { readDimensions } from './image-size.ts';
import { stripMetadata } from './metadata/strip.ts';
import * as repository from './repository.ts';
import type { FileRow } from './repository.ts';
import { describeUses, findUses } from './uses.ts';

/** A browser needs four bytes for each pixel: more than this breaks phones. */
const PIXELS_MAXIMUM = 50_000_000;
const SIDE_MAXIMUM_PX = 16_384;

export type NewFile = {
  bytes: Uint8Array<ArrayBuffer>;
  originalName: string;
  category: FileCategory;
  isPublic: boolean;
  altText?: string | null;
  /** It gets a post of its own, by `giveToPost`: private bytes of before are none of that post's. */
  comesWithPost?: boolean;
};

export async function list(db: Database, query: FileQuery): Promise<ManagedFile[]> {
  const [rows, uses] = await Promise.all([repository.listFiles(db, query), findUses(db)]);
  return rows.map((row) => toFile(row, uses.get(row.id)));
}

/** @throws 404 for an unknown file. */
export async function get(db: Database, id: number): Promise<ManagedFile> {
  const row = (await repository.findFile(db, id)) ?? notFound('file');
  return toFile(row, (await findUses(db, id)).get(id));
}

/** @throws 404 for an unknown file. */
export function update(caller: OwnerContext, { id, ...patch }: FilePatch): Promise<ManagedFile> {
  return caller.db.transaction(async (tx) => {
    const before = (await repository.lockFile(tx, id)) ?? notFound('file');
    const { isPublic, originalName, ...others } = patch;
    const change = {
      ...definedOf(others),
      // Whoever decides about it decides for its post as well.
      ...(isPublic === undefined || isPublic === before.isPublic ? {} : { isPublic, postId: null }),
      ...(originalName === undefined ? {} : { originalName: renamed(before, originalName) }),
    };
    if (Object.keys(change).length === 0) return get(tx, id);
    const after = await repository.updateFile(tx, id, change);
    await recordActivity(tx, caller, 'updated', 'file', id, { name: after.originalName, ...change });
    await addLastingPurges(tx, [fileCacheTag(id)], caller.now());
    return toFile(after, (await findUses(tx, id)).get(id));
  });
}

/** A name keeps the extension that its content has proved. */
function renamed({ originalName }: FileRow, name: string): string {
  const extension = extensionOf(originalName);
  const cleaned = cleanFileName(name);
  return extensionOf(cleaned) === extension ? cleaned : cleanFileName(`${cleaned}.${extension}`);
}

/**
 * Deletes the row first: whatever happens then, nothing refers to bytes that are not there.
 *
 * @throws 404 for an unknown file, 409 `IN_USE` for one that posts show, unless `force`.
 */
export async function remove(caller: OwnerContext, id: number, force: boolean): Promise<void> {
  const path = await caller.db.transaction(async (tx) => {
    const row = (await repository.lockFile(tx, id)) ?? notFound('file');
    const uses = (await findUses(tx, id)).get(id) ?? [];
    if (uses.length > 0 && !force) throw apiError(409, 'IN_USE', describeUses(uses));
    await repository.deleteFile(tx, id);
    await recordActivity(tx, caller, 'deleted', 'file', id, { name: row.originalName, size: row.size });
    await addLastingPurges(tx, [fileCacheTag(id)], caller.now());
    return row.path;
  });
  await forgetBlob(path);
}

/**
 * Stores a file: its bytes first, then its row; without a row the bytes go again. Images are stored without their
 * metadata. Bytes that are there already in the same category and with the same visibility are stored in the same
 * place: the answer is the earlier file.
 *
 * @throws 413 for a file that is too large, 415 for a type that the category does not take, 422 for an image
 * that is damaged or has too many pixels.
 */
export async function storeFile(db: Database, caller: Caller, file: NewFile): Promise<UploadedFile> {
  const { bytes, values } = await examine(file);
  // What comes with a post may be a public file, but no private one of another's.
  const same = { ...values, isPublic: values.isPublic || file.comesWithPost === true };
  const earlier = await repository.findSameFile(db, same);
  const { originalName, category } = values;
  if (earlier) {
    // Whoever sends them once more may do so because the storage has lost them.
    await putBlob(earlier.path, bytes, { originalName: earlier.originalName, category });
    return asUploaded(db, earlier, true);
  }
  await putBlob(values.path, bytes, { originalName, category });
  try {
    const { row, isDuplicate } = await insertOnce(db, caller, values, same);
    if (isDuplicate) await forgetBlob(values.path);
    return await asUploaded(db, row, isDuplicate);
  } catch (error) {
    // Where the database fell silent the row may be there all the same: then the sweep decides.
    if (!isDatabaseUnavailable(error)) await forgetBlob(values.path);
    throw error;
  }
}

/** From now on the private pictures among these files are shown while the post is; what another post has stays its own. */
export const giveToPost = (tx: Database, ids: number[], postId: number): Promise<void> =>
  repository.setPost(tx, ids, postId);

/** Takes files away that were stored for a post which was not made. */
export async function discardFiles(db: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const path of await repository.deleteUnowned(db, ids)) await forgetBlob(path);
}

type Values = Awaited<ReturnType<typeof examine>>['values'];

/** What is stored of a file; size and checksum are of these bytes, which need not be those that were sent. */
async function examine({ bytes: sent, originalName, ...file }: NewFile) {
  const { category, isPublic, altText = null } = file;
  assertSize(sent.byteLength, category);
  const name = cleanFileName(originalName);
  const { mimeType, extension } = await checkType(sent, name, category);
  const bytes = stripMetadata(sent, mimeType) ?? damaged('it is cut off or not put together as it should be');
  const size = readDimensions(bytes, mimeType);
  assertPixels(size);
  const filename = `${randomUUID()}.${extension}`;
  const values = {
    filename,
    originalName: name,
    path: `files/${filename}`,
    size: bytes.byteLength,
    mimeType,
    category,
    isPublic,
    altText,
    width: size?.width ?? null,
    height: size?.height ?? null,
    checksum: createHash('sha256').update(bytes).digest('hex'),
  };
  return { bytes, values };
}

/** @throws 422 for an image that does not say its size, or has more pixels than browsers show. */
function assertPixels(size: ReturnType<typeof readDimensions>): void {
  if (size === null) damaged('it does not say how large it is');
  if (!size) return;
  const { width, height } = size;
  if (width * height > PIXELS_MAXIMUM || Math.max(width, height) > SIDE_MAXIMUM_PX)
    throw apiError(422, 'INVALID', 'This image has too many pixels: at most 50 million are shown.');
}

function damaged(why: string): never {
  throw apiError(422, 'INVALID', `This image is damaged: ${why}.`);
}

/** @throws 413 beyond the category's limit, 422 for nothing at all. */
export function assertSize(bytes: number, category: FileCategory): void {
  const maximum = category === 'media' ? UPLOAD_LIMITS.mediaBytes : UPLOAD_LIMITS.otherBytes;
  if (bytes === 0) throw apiError(422, 'INVALID', 'The file is empty.');
  if (bytes > maximum)
    throw apiError(413, 'TOO_LARGE', `The file is larger than ${maximum / 1024 / 1024} MB.`);
}

/** Two uploads of the same bytes at once: the second finds the row of the first. */
function insertOnce(db: Database, caller: Caller, values: Values, same: repository.Identity) {
  return db.transaction(async (tx) => {
    await repository.lockChecksum(tx, values.checksum);
    const earlier = await repository.findSameFile(tx, same);
    if (earlier) return { row: earlier, isDuplicate: true };
    const row = await repository.insertFile(tx, { ...values, uploadedBy: caller.owner?.id ?? null });
    const { originalName: name, size, category } = row;
    await recordActivity(tx, caller, 'uploaded', 'file', row.id, { name, size, category });
    return { row, isDuplicate: false };
  });
}

async function asUploaded(db: Database, row: FileRow, isDuplicate: boolean): Promise<UploadedFile> {
  const uses = isDuplicate ? (await findUses(db, row.id)).get(row.id) : undefined;
  return { ...toFile(row, uses), isDuplicate };
}

/** Bytes that stay behind are found by the sweep a day later. */
async function forgetBlob(path: string): Promise<void> {
  await deleteBlob(path).catch(() => {});
}

function toFile(row: FileRow, usedIn: FileUse[] = []): ManagedFile {
  const { filename: _filename, path: _path, uploadedBy: _uploadedBy, createdAt, updatedAt, ...shown } = row;
  return {
    ...shown,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    url: new URL(filePath(row.id, 'preview'), siteOrigin()).href,
    usedIn,
  };
}
