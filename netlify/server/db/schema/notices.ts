import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { id, moment } from './columns.ts';

/** What happened that the owner should know of, until it is dismissed. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    kind: text().notNull(),
    /** Tells things of one kind apart; of the same, only the number grows. */
    subject: text().notNull().default(''),
    details: jsonb().$type<Record<string, unknown>>(),
    count: integer().notNull().default(1),
    firstAt: moment().notNull(),
    lastAt: moment().notNull(),
    dismissedAt: moment(),
  },
  (table) => [
    uniqueIndex('notices_open_index')
      .on(table.kind, table.subject)
      .where(sql`${table.dismissedAt} is null`),
    index('notices_dismissed_at_index').on(table.dismissedAt),
  ],
);
