import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt, id, moment } from './columns.ts';
import { jobApplications } from './job-applications.ts';

/** The history of an application: status changes, calls, interviews (DB-3). */
export const jobApplicationEvents = pgTable(
  'job_application_events',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    title: text().notNull(),
    description: text(),
    eventDate: moment().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [index('job_application_events_application_id_index').on(table.applicationId, table.eventDate)],
);
