import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt, id } from './columns.ts';

/** Where the chain of the activity log ended, signed: whoever cuts its end off cannot sign another one. */
export const activityCheckpoints = pgTable(
  'activity_checkpoints',
  {
    id: id(),
    sequence: integer().notNull(),
    hash: text().notNull(),
    /** A JWS that says the same. */
    token: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('activity_checkpoints_sequence_index').on(table.sequence)],
);
