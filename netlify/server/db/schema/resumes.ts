/** The owner’s documents, what was made of them for a posting, and what was sent. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { adminUsers } from './auth.ts';
import { createdAt, id, moment, oneOf, timestamps } from './columns.ts';
import { jobApplications } from './jobs.ts';

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
    oneOf(table.origin),
  ],
);

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
    oneOf(table.layout),
    oneOf(table.pages),
  ],
);

/** Every state that a tailored resume has had, the present one too. */
export const tailoredResumeVersions = pgTable(
  'tailored_resume_versions',
  {
    id: id(),
    resumeId: integer()
      .notNull()
      .references(() => tailoredResumes.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    cause: text({ enum: ['created', 'enhanced', 'edited', 'restored'] }).notNull(),
    content: text().notNull(),
    /** 0 to 100, when it was written. */
    score: doublePrecision(),
    rulesVersion: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('tailored_resume_versions_version_unique').on(table.resumeId, table.version),
    oneOf(table.cause),
  ],
);

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
    oneOf(table.format),
    oneOf(table.layout),
  ],
);
