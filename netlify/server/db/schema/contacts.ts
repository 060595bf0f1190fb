import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

import { createdAt, id, oneOf } from './columns.ts';

/** Messages from the contact form (DB-1). `spamSigns` is why one may have been filed as spam. */
export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    company: text(),
    opportunityType: text().notNull(),
    message: text().notNull(),
    status: text({ enum: ['new', 'read', 'archived', 'spam'] })
      .notNull()
      .default('new'),
    spamSigns: text({ enum: ['hidden-field', 'fast', 'links', 'markup'] })
      .array()
      .notNull()
      .default([]),
    createdAt: createdAt(),
  },
  (table) => [
    index('contacts_created_at_index').on(table.createdAt.desc(), table.id.desc()),
    index('contacts_status_index').on(table.status, table.createdAt.desc()),
    check(
      'contacts_opportunity_type_check',
      sql`${table.opportunityType} in ('consulting', 'fulltime', 'advisory', 'other')`,
    ),
    oneOf(table.status),
  ],
);
