import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { createdAt } from './columns.ts';

/** Answers of writes that carried an Idempotency-Key, stored in the write's own transaction. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The procedure, so that one key cannot answer for another. */
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    response: jsonb().$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_created_at_index').on(table.createdAt),
  ],
);
