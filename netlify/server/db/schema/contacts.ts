import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

import { createdAt, id } from './columns.ts';

/** Messages from the contact form (DB-1). `isSpam` is set by the honeypot and the time trap. */
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
    isSpam: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('contacts_created_at_index').on(table.createdAt.desc(), table.id.desc()),
    check(
      'contacts_opportunity_type_check',
      sql`${table.opportunityType} in ('consulting', 'fulltime', 'advisory', 'other')`,
    ),
  ],
);
