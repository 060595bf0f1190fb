import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { id, timestamps } from './columns.ts';
import { jobApplications } from './job-applications.ts';

/** The people of an application. */
export const jobApplicationContacts = pgTable(
  'job_application_contacts',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    role: text(),
    email: text(),
    phone: text(),
    link: text(),
    notes: text(),
    ...timestamps(),
  },
  (table) => [index('job_application_contacts_application_id_index').on(table.applicationId)],
);
