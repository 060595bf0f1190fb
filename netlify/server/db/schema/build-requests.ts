import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { id, moment } from './columns.ts';

/** Outbox of the build hook: a change of what readers see commits together with its row here (D43). */
export const buildRequests = pgTable(
  'build_requests',
  {
    id: id(),
    reason: text({ enum: ['published', 'updated', 'unpublished', 'deleted'] }).notNull(),
    /** No foreign key: the row outlives a deleted post. */
    postId: integer(),
    /** It takes back what readers see: the hook is called for it whatever was spent. */
    isTakeBack: boolean().notNull().default(false),
    requestedAt: moment().notNull().defaultNow(),
    nextAttemptAt: moment().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    succeededAt: moment(),
    /** What went wrong at the last attempt, in one word: `TIMEOUT`, `UNREACHABLE`, `HTTP_500`. */
    lastError: text(),
  },
  (table) => [
    index('build_requests_pending_index')
      .on(table.nextAttemptAt)
      .where(sql`${table.succeededAt} is null`),
    index('build_requests_succeeded_at_index').on(table.succeededAt),
    check(
      'build_requests_reason_check',
      sql`${table.reason} in ('published', 'updated', 'unpublished', 'deleted')`,
    ),
  ],
);
