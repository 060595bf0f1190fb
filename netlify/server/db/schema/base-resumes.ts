import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { adminUsers } from './admin-users.ts';
import { id, timestamps } from './columns.ts';

/** How sure the reader was of each field, by its path. */
export type CertaintyData = Record<string, 'sure' | 'unsure' | 'missing'>;

/**
 * Resumes of the owner, of which others are made (DB-3); at most one per owner is primary (`isActive`, D28). Resumes
 * are text of JSON, which stays as it was written.
 */
export const baseResumes = pgTable(
  'base_resumes',
  {
    id: id(),
    userId: integer().references(() => adminUsers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    fileName: text().notNull(),
    /** The key of the document in blob storage; empty where there was no file. */
    filePath: text().notNull(),
    contentType: text().notNull(),
    /** In bytes. */
    fileSize: integer().notNull(),
    /** SHA-256 of the document in hexadecimal. */
    checksum: text(),
    origin: text({ enum: ['upload', 'text', 'site'] })
      .notNull()
      .default('upload'),
    isActive: boolean().notNull().default(false),
    /** What the reader made of the document, in the shape of R-7; `null` where it could not be read. */
    parsedContent: text(),
    /** What the owner made of the reading, in the same shape; it counts where it is there. */
    correction: text(),
    /** The text of the document. */
    sourceText: text().notNull().default(''),
    certainty: jsonb().$type<CertaintyData>().notNull().default({}),
    /** Why the document could not be read, in a sentence. */
    problem: text(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('base_resumes_primary_unique')
      .on(table.userId)
      .where(sql`${table.isActive}`),
    index('base_resumes_user_id_index').on(table.userId, table.createdAt.desc()),
    check('base_resumes_origin_check', sql`${table.origin} in ('upload', 'text', 'site')`),
  ],
);
