import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { adminUsers } from './admin-users.ts';
import { createdAt, moment } from './columns.ts';
import { managedFiles } from './managed-files.ts';

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
