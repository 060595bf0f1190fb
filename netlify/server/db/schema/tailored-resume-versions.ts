import { sql } from 'drizzle-orm';
import { check, doublePrecision, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { createdAt, id } from './columns.ts';
import { tailoredResumes } from './tailored-resumes.ts';

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
    check(
      'tailored_resume_versions_cause_check',
      sql`${table.cause} in ('created', 'enhanced', 'edited', 'restored')`,
    ),
  ],
);
