import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import type { JobOrigins } from '#contracts/job-posting.ts';

import { moment } from './columns.ts';
import { jobApplications } from './job-applications.ts';

/** The posting of an application as it was read, and what became of its page since. */
export const jobPostings = pgTable(
  'job_postings',
  {
    applicationId: integer()
      .primaryKey()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    /** As it was on `keptOn`. */
    text: text(),
    keptOn: date(),
    origins: jsonb().$type<JobOrigins>().notNull().default({}),
    checkedAt: moment(),
    /** What the last check saw; `unknown` is a page that tells neither. */
    seen: text({ enum: ['open', 'closed', 'gone', 'unknown', 'unreachable'] }),
    /** Since when the page answers that there is nothing. */
    goneSince: date(),
    closedSince: date(),
  },
  (table) => [
    check(
      'job_postings_seen_check',
      sql`${table.seen} in ('open', 'closed', 'gone', 'unknown', 'unreachable')`,
    ),
  ],
);
