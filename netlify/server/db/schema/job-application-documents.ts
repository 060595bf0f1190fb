import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt, id } from './columns.ts';
import { jobApplications } from './job-applications.ts';

/** Files that belong to an application (DB-3). `path` is a blob key, `size` is in bytes. */
export const jobApplicationDocuments = pgTable(
  'job_application_documents',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    filename: text().notNull(),
    originalName: text().notNull(),
    path: text().notNull(),
    size: integer().notNull(),
    mimeType: text().notNull(),
    documentType: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('job_application_documents_application_id_index').on(table.applicationId)],
);
