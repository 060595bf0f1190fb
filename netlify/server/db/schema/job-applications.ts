import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { adminUsers } from './admin-users.ts';
import { id, moment, timestamps } from './columns.ts';

/** One job that the owner applied for (DB-3). */
export const jobApplications = pgTable(
  'job_applications',
  {
    id: id(),
    company: text().notNull(),
    position: text().notNull(),
    location: text(),
    salary: text(),
    hiringManager: text(),
    hiringManagerLink: text(),
    jobUrl: text(),
    description: text(),
    requirements: text(),
    appliedDate: date().notNull().defaultNow(),
    status: text({ enum: ['pending', 'interview', 'offer', 'rejected', 'withdrawn'] })
      .notNull()
      .default('pending'),
    priority: text({ enum: ['low', 'medium', 'high'] })
      .notNull()
      .default('medium'),
    source: text(),
    contactPerson: text(),
    contactEmail: text(),
    notes: text(),
    nextStepDate: date(),
    nextStepAction: text(),
    details: text(),
    userId: integer().references(() => adminUsers.id, { onDelete: 'set null' }),
    ...timestamps(),
    /** Deleted with others at once: it can be brought back until it is removed for good. */
    deletedAt: moment(),
  },
  (table) => [
    index('job_applications_applied_date_index').on(table.appliedDate.desc(), table.id.desc()),
    index('job_applications_user_id_index').on(table.userId),
    check(
      'job_applications_status_check',
      sql`${table.status} in ('pending', 'interview', 'offer', 'rejected', 'withdrawn')`,
    ),
    check('job_applications_priority_check', sql`${table.priority} in ('low', 'medium', 'high')`),
  ],
);
