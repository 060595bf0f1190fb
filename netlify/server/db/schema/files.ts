/** Files, and the bytes that wait for one or have none any more. */
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { adminUsers } from './auth.ts';
import { blogPosts } from './blog.ts';
import { createdAt, id, moment, timestamps } from './columns.ts';

/** Uploaded files (DB-2). `path` is the key of the bytes in blob storage, `size` is in bytes. */
export const managedFiles = pgTable(
  'managed_files',
  {
    id: id(),
    filename: text().notNull(),
    originalName: text().notNull(),
    path: text().notNull().unique(),
    size: integer().notNull(),
    mimeType: text().notNull(),
    category: text({ enum: ['media', 'other'] }).notNull(),
    uploadedBy: integer().references(() => adminUsers.id, { onDelete: 'set null' }),
    isPublic: boolean().notNull().default(false),
    /** Came with this post: shown to everybody while the post is, public or not. */
    postId: integer().references(() => blogPosts.id, { onDelete: 'set null' }),
    /** For readers who cannot see the picture. */
    altText: text(),
    /** In pixels, of images alone. */
    width: integer(),
    height: integer(),
    /** SHA-256 of the bytes in hexadecimal: tells a file that is there already. */
    checksum: text().notNull(),
    ...timestamps(),
  },
  (table) => [
    index('managed_files_category_index').on(table.category, table.createdAt.desc()),
    index('managed_files_uploaded_by_index').on(table.uploadedBy),
    index('managed_files_post_id_index').on(table.postId),
    index('managed_files_checksum_index').on(table.checksum),
  ],
);

/** Uploads in parts (D19): what has arrived, so that a broken one can go on. Kept for a day. */
export const fileUploads = pgTable(
  'file_uploads',
  {
    /** Chosen by the page. */
    id: uuid().primaryKey(),
    uploadedBy: integer().references(() => adminUsers.id, { onDelete: 'cascade' }),
    originalName: text().notNull(),
    category: text({ enum: ['media', 'other'] }).notNull(),
    isPublic: boolean().notNull(),
    total: integer().notNull(),
    /** Bytes of each part that is in blob storage, by its number from 1. */
    parts: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** When somebody began to put the parts together. */
    assemblyStartedAt: moment(),
    /** The file that came of it: a repeated last part is answered with it. */
    fileId: integer().references(() => managedFiles.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('file_uploads_created_at_index').on(table.createdAt),
    index('file_uploads_uploaded_by_index').on(table.uploadedBy),
    index('file_uploads_file_id_index').on(table.fileId),
  ],
);

/** Blobs that no row knows: kept for 30 days from their mark, in which the owner can take them back. */
export const blobQuarantine = pgTable('blob_quarantine', {
  id: id(),
  key: text().notNull().unique(),
  storedAt: moment(),
  markedAt: moment().notNull(),
  /** In how many sweeps it was found without a row: a clock that jumps ahead counts no nights. */
  seen: integer().notNull().default(1),
});

/** How the last sweep of each part of the blob storage went. */
export const blobSweeps = pgTable('blob_sweeps', {
  /** What the keys of that part begin with. */
  prefix: text().primaryKey(),
  sweptAt: moment().notNull(),
  /** Why it has marked nothing, in one word; null where it went through. */
  stopped: text({ enum: ['foreign', 'older', 'younger', 'many'] }),
  /** Blobs without a row when it stopped, as far as they were counted. */
  found: integer().notNull().default(0),
  /** The owner has seen why, and lets the next one through. */
  approved: boolean().notNull().default(false),
});
