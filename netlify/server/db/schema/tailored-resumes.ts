import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { adminUsers } from './admin-users.ts';
import { baseResumes } from './base-resumes.ts';
import { id, timestamps } from './columns.ts';
import { jobApplications } from './job-applications.ts';

/**
 * Resumes written for one application (DB-3). `content` is the JSON document of R-7; beside it stands what it was
 * held against, so that it can still be explained when base and application have changed or gone.
 */
export const tailoredResumes = pgTable(
  'tailored_resumes',
  {
    id: id(),
    userId: integer().references(() => adminUsers.id, { onDelete: 'cascade' }),
    jobApplicationId: integer().references(() => jobApplications.id, { onDelete: 'set null' }),
    baseResumeId: integer().references(() => baseResumes.id, { onDelete: 'set null' }),
    title: text().notNull(),
    content: text().notNull(),
    fileName: text().notNull(),
    filePath: text(),
    /** The base that `content` was verified with, in the shape of R-7. */
    baseContent: text().notNull().default('{}'),
    /** Of the application: `position at company`, its position, and the text that it was compared with. */
    application: text().notNull().default(''),
    position: text().notNull().default(''),
    postingText: text().notNull().default(''),
    layout: text({ enum: ['single', 'sidebar'] })
      .notNull()
      .default('single'),
    pages: text({ enum: ['1', '2', 'all'] })
      .notNull()
      .default('all'),
    /** 0 to 100, of the last analysis or of its making (D38). */
    lastScore: doublePrecision(),
    /** The newest of its versions, which is `content`. */
    version: integer().notNull().default(1),
    rulesVersion: text().notNull().default(''),
    ...timestamps(),
  },
  (table) => [
    index('tailored_resumes_user_id_index').on(table.userId, table.createdAt.desc()),
    index('tailored_resumes_job_application_id_index').on(table.jobApplicationId),
    index('tailored_resumes_base_resume_id_index').on(table.baseResumeId),
    check('tailored_resumes_layout_check', sql`${table.layout} in ('single', 'sidebar')`),
    check('tailored_resumes_pages_check', sql`${table.pages} in ('1', '2', 'all')`),
  ],
);
