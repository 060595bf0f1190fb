import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { id, moment } from './columns.ts';

/** Outbox of the edge: what it must forget commits together with the change, and goes once it has. */
export const edgePurges = pgTable(
  'edge_purges',
  {
    id: id(),
    /** The answers with this cache tag. */
    tag: text().notNull(),
    requestedAt: moment().notNull().defaultNow(),
    nextAttemptAt: moment().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    /** What went wrong at the last attempt, in one word. */
    lastError: text(),
  },
  (table) => [index('edge_purges_next_attempt_at_index').on(table.nextAttemptAt)],
);
