import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';

/** Counters of the `limit` guard and of daily budgets. Keys never hold a raw address. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    /** The counter starts anew from here. */
    resetsAt: moment().notNull(),
  },
  (table) => [index('rate_limits_resets_at_index').on(table.resetsAt)],
);
