/** The owner's files and the media library (A-FIL-1 to A-FIL-3, BA-9, D18, D19). */
import { z } from 'zod';

import { addressOf, pathOf } from './address.ts';
import { open, owner } from './base.ts';
import { atMost, line, SearchText } from './owner-text.ts';
import { Quarantine } from './quarantine.ts';
import { ById, Flag, Id, Moment } from './values.ts';

const MEBIBYTE = 1024 * 1024;

/** What the server takes; the page checks the same before it sends anything. */
export const UPLOAD_LIMITS = {
  /** One request; a larger file goes up in parts of at most this size (D19). */
  partBytes: 4 * MEBIBYTE,
  mediaBytes: 10 * MEBIBYTE, // BA-9
  otherBytes: 15 * MEBIBYTE,
} as const;

/** The types of the media library (BA-9), with the extensions that their files may have. */
export const MEDIA_TYPES = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
} as const satisfies Record<string, readonly string[]>;

/** Said for anything else in the media library (BA-9). */
export const INVALID_MEDIA_TYPE = 'Invalid file type - Please upload an image or video file.';

export const FileCategory = z.enum(['media', 'other'], 'Use media or other');
export type FileCategory = z.infer<typeof FileCategory>;

const ALT_TEXT_MAXIMUM = 500;
const FILE_NAME_MAXIMUM = 200;

/** A place in the blog that shows or links to a file. */
export const FileUse = z.object({
  /** `null` for a text that is no post yet. */
  postId: Id.nullable(),
  title: z.string(),
  status: z.enum(['draft', 'published', 'archived']),
  /** `draft` is what the editor holds unsaved. */
  place: z.enum(['cover', 'content', 'draft']),
});
export type FileUse = z.infer<typeof FileUse>;

/** A-FIL-3, and what the media library shows beside it. */
export const ManagedFile = z.object({
  id: Id,
  originalName: z.string(),
  /** In bytes. */
  size: z.number().int(),
  category: FileCategory,
  isPublic: z.boolean(),
  /** Found in the content, never taken from the sender. */
  mimeType: z.string(),
  createdAt: Moment,
  updatedAt: Moment,
  /** Came with this post, and is shown to everybody while that is, public or not. */
  postId: Id.nullable(),
  altText: z.string().nullable(),
  /** In pixels, of images alone. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** SHA-256 of the bytes in hexadecimal. */
  checksum: z.string(),
  /** Absolute address that shows the file (D18): to everybody if it is public, else to the owner alone. */
  url: z.string(),
  usedIn: z.array(FileUse),
});
export type ManagedFile = z.infer<typeof ManagedFile>;

export const FileQuery = z.strictObject({
  category: FileCategory.optional(),
  /** Part of the name or of the alt text. */
  search: SearchText,
  sortBy: z.enum(['createdAt', 'originalName', 'size']).default('createdAt'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
});
export type FileQuery = z.infer<typeof FileQuery>;

/** For readers who cannot see the picture; blank is none. */
const AltText = line(ALT_TEXT_MAXIMUM).transform((text) => text || null);

/** Absent keys stay as they are. A name keeps the extension of the file's type. */
export const FilePatch = z.strictObject({
  id: Id,
  altText: AltText.nullable().optional(),
  isPublic: z.boolean().optional(),
  originalName: z
    .string()
    .trim()
    .min(1, 'Enter a name')
    .max(FILE_NAME_MAXIMUM, atMost(FILE_NAME_MAXIMUM))
    .optional(),
});
export type FilePatch = z.infer<typeof FilePatch>;

/** Names one upload in parts; the page makes it, so that it can ask for it again after a broken connection. */
export const UploadId = z.uuid('Use a UUID');

const UPLOAD_PARTS_MAXIMUM = 20;
const PartNumber = z.coerce.number().int().min(1).max(UPLOAD_PARTS_MAXIMUM);

/** What an upload says beside its `file`; a part of a larger one has the last three. */
export const UploadFields = z.strictObject({
  category: FileCategory.default('other'),
  isPublic: z.enum(['true', 'false']).default('false'),
  altText: AltText.optional(),
  uploadId: UploadId.optional(),
  part: PartNumber.optional(),
  total: PartNumber.optional(),
});

/** What has arrived of an upload in parts. */
export const UploadState = z.object({
  uploadId: UploadId,
  /** How many parts there will be; parts are counted from 1. */
  total: z.number().int(),
  received: z.array(z.number().int()),
  /** The file, once all parts are there and put together. */
  file: ManagedFile.nullable(),
});
export type UploadState = z.infer<typeof UploadState>;

/** The answer to a whole file (201, or 200 for one that was there before) or to its last part. */
export const UploadedFile = ManagedFile.extend({
  /** The same bytes, category and visibility were there before: this is the earlier file. */
  isDuplicate: z.boolean(),
});
export type UploadedFile = z.infer<typeof UploadedFile>;

const Bytes = z.object({ id: Id });
const BYTES = 'Takes `Range`, `If-Range` and `If-None-Match`; answers 206, 304 and 416 to them.';

export const files = {
  list: owner.get('/tools/files', 'Files, newest first').input(FileQuery).output(z.array(ManagedFile)),
  upload: owner
    .create('/tools/files/upload', 'Upload a file, or a part of one', {
      description:
        'multipart/form-data with `file`, `category` and `isPublic`; at most 4 MB. A part of a larger file also has `uploadId`, `part` (from 1) and `total`; it is answered with 202 and the state of the upload, and the last one with the file. 200 is a file that was there before.',
    })
    .output(z.union([UploadedFile, UploadState])),
  uploadState: owner
    .get('/tools/files/uploads/{uploadId}', 'Which parts have arrived')
    .input(z.strictObject({ uploadId: UploadId }))
    .output(UploadState),
  cancelUpload: owner
    .delete('/tools/files/uploads/{uploadId}', 'Give up an upload and remove its parts')
    .input(z.strictObject({ uploadId: UploadId }))
    .output(z.object({ uploadId: UploadId })),
  quarantine: owner
    .get(
      '/tools/files/quarantine',
      'Bytes that belong to no file, and whether the search for them has stopped',
    )
    .output(Quarantine),
  takeBack: owner
    .post('/tools/files/quarantine/{id}/restore', 'Make a private file again of bytes that belong to none')
    .input(ById)
    .output(ManagedFile),
  approveSweep: owner
    .post(
      '/tools/files/quarantine/approve',
      'Say that this is the right database: the next search goes through where the last one has stopped',
    )
    .output(Quarantine),
  get: owner.get('/tools/files/{id}', 'One file').input(ById).output(ManagedFile),
  update: owner
    .patch('/tools/files/{id}', 'Name, alt text and visibility of a file')
    .input(FilePatch)
    .output(ManagedFile),
  preview: open
    .get('/tools/files/{id}/preview', 'The bytes of a file; a private one does not exist for strangers', {
      description: BYTES,
    })
    .input(Bytes)
    .output(z.file()),
  download: open
    .get('/tools/files/{id}/download', 'The bytes of a file, to be saved', { description: BYTES })
    .input(Bytes)
    .output(z.file()),
  remove: owner
    .delete('/tools/files/{id}', 'Delete a file', {
      description: '409 `IN_USE` names the posts that use it, unless `force=true`.',
      inputStructure: 'detailed', // the query of a DELETE is no input otherwise
    })
    .input(
      z.object({
        params: ById,
        query: z.strictObject({ force: Flag.optional() }).optional(),
      }),
    )
    .output(z.object({ id: Id })),
};

/** Where the browser finds a file; both answer strangers only if it is public (D18). */
export const filePath = (id: number, purpose: 'preview' | 'download') => addressOf(files[purpose], { id });

/** What stands before the id in such a path. */
export const FILES_PATH = pathOf(files.preview).replace(/\{id\}.*/, '');

/** Finds such a path in a text, by id and purpose. Nine digits: whatever a text says, the number fits an id. */
export const FILE_PATH_PATTERN = `${FILES_PATH}(\\d{1,9})/(preview|download)`;

/** A GIF may move, and its smaller versions would stand still. */
const SIZED_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * The path of an image as posts name it: with its size, so that whoever renders the text knows it and can offer
 * smaller versions. Any other file has its plain path.
 */
export function sizedPath(file: Pick<ManagedFile, 'id' | 'mimeType' | 'width' | 'height'>): string {
  const { id, mimeType, width, height } = file;
  const size = width && height && SIZED_TYPES.includes(mimeType) ? `?size=${width}x${height}` : '';
  return `${filePath(id, 'preview')}${size}`;
}
