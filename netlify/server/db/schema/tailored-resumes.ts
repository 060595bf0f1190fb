import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { adminUsers } from './admin-users.ts';
import { id, timestamps } from './columns.ts';
import { jobApplications } from './job-applications.ts';

/** Resumes written for one application (DB-3). `content` is the JSON document of R-7. */
export const tailoredResumes = pgTable(
  'tailored_resumes',
  {
    id: id(),
    userId: integer().references(() => adminUsers.id, { onDelete: 'cascade' }),
    jobApplicationId: integer().references(() => jobApplications.id, { onDelete: 'set null' }),
    title: text().notNull(),
    content: text().notNull(),
    fileName: text().notNull(),
    filePath: text(),
    ...timestamps(),
  },
  (table) => [
    index('tailored_resumes_user_id_index').on(table.userId, table.createdAt.desc()),
    index('tailored_resumes_job_application_id_index').on(table.jobApplicationId),
  ],
);
