import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uniqueIndex, index } from 'drizzle-orm/pg-core';

import { adminUsers } from './admin-users.ts';
import { id, timestamps } from './columns.ts';

/** Resumes that the owner uploaded (DB-3); at most one per owner is primary (`isActive`, D28). */
export const baseResumes = pgTable(
  'base_resumes',
  {
    id: id(),
    userId: integer().references(() => adminUsers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    fileName: text().notNull(),
    filePath: text().notNull(),
    contentType: text().notNull(),
    fileSize: integer().notNull(),
    isActive: boolean().notNull().default(false),
    /** The text read from the file; `null` where it could not be read. */
    parsedContent: text(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('base_resumes_primary_unique')
      .on(table.userId)
      .where(sql`${table.isActive}`),
    index('base_resumes_user_id_index').on(table.userId, table.createdAt.desc()),
  ],
);
