import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { adminUsers } from './admin-users.ts';
import { id, timestamps } from './columns.ts';

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
    category: text().notNull(),
    uploadedBy: integer().references(() => adminUsers.id, { onDelete: 'set null' }),
    isPublic: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    index('managed_files_category_index').on(table.category, table.createdAt.desc()),
    index('managed_files_uploaded_by_index').on(table.uploadedBy),
  ],
);
