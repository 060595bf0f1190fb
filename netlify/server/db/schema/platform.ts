/** What every capability shares: whose database this is, what is done once, limits, the edge, and what the owner must see. */
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, id, moment } from './columns.ts';

/**
 * Which database this is: one row, made once. The blob storage keeps the same, so that whoever would remove what has
 * no row sees whether the rows that are asked are those that belong to it.
 */
export const instanceIdentity = pgTable(
  'instance_identity',
  {
    id: integer().primaryKey().default(1),
    identity: uuid().notNull().defaultRandom(),
    /** Counts on with each sweep, here and in the storage: a copy of the database from before is behind. */
    sweeps: integer().notNull().default(0),
    createdAt: createdAt(),
    /** What kind of deploy it belongs to; a deploy that is only looked at stays away from production's. */
    usedBy: text({ enum: ['production', 'preview'] }),
    /** A hash of where it was then: a copy elsewhere is another database. */
    place: text(),
    /** A hash of each list of keys by its name, so that a change of them is seen. */
    keys: jsonb().$type<Record<string, string>>(),
  },
  (table) => [check('instance_identity_id_check', sql`${table.id} = 1`)],
);

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
