import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { adminUsers } from './admin-users.ts';
import { id, moment } from './columns.ts';
import { jobApplications } from './job-applications.ts';
import { tailoredResumes } from './tailored-resumes.ts';

/** What was sent, and all that it rested on. It stays when the resume and the application go, and never changes. */
export const sentResumes = pgTable(
  'sent_resumes',
  {
    id: id(),
    userId: integer().references(() => adminUsers.id, { onDelete: 'set null' }),
    resumeId: integer().references(() => tailoredResumes.id, { onDelete: 'set null' }),
    jobApplicationId: integer().references(() => jobApplications.id, { onDelete: 'set null' }),
    title: text().notNull(),
    application: text().notNull(),
    sentTo: text().notNull(),
    sentAt: moment().notNull(),
    format: text({ enum: ['docx', 'pdf', 'txt', 'json'] }).notNull(),
    layout: text({ enum: ['single', 'sidebar'] }).notNull(),
    fileName: text().notNull(),
    contentType: text().notNull(),
    /** The key of the file in blob storage, its SHA-256 in hexadecimal, and its bytes. */
    filePath: text().notNull().unique(),
    checksum: text().notNull(),
    size: integer().notNull(),
    version: integer().notNull(),
    content: text().notNull(),
    baseContent: text().notNull(),
    postingText: text().notNull(),
    rulesVersion: text().notNull(),
  },
  (table) => [
    index('sent_resumes_sent_at_index').on(table.sentAt.desc(), table.id.desc()),
    index('sent_resumes_resume_id_index').on(table.resumeId),
    index('sent_resumes_job_application_id_index').on(table.jobApplicationId),
    index('sent_resumes_user_id_index').on(table.userId),
    check('sent_resumes_format_check', sql`${table.format} in ('docx', 'pdf', 'txt', 'json')`),
    check('sent_resumes_layout_check', sql`${table.layout} in ('single', 'sidebar')`),
  ],
);
