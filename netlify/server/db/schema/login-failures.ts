import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';

/** Failed sign-ins per client and username; the key is a hash and holds neither. */
export const loginFailures = pgTable(
  'login_failures',
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    /** No attempt is taken before this. */
    blockedUntil: moment().notNull(),
    /** Without another failure until then, counting starts anew. */
    forgetAt: moment().notNull(),
  },
  (table) => [index('login_failures_forget_at_index').on(table.forgetAt)],
);
