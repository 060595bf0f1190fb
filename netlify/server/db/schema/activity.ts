/** The activity log, its chain and what was signed of it. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { adminUsers } from './auth.ts';
import { createdAt, id } from './columns.ts';

/** What the owner did, written in the transaction of the change; keeps the full address (D34). */
export const adminLogs = pgTable(
  'admin_logs',
  {
    id: id(),
    userId: integer().references(() => adminUsers.id, { onDelete: 'set null' }),
    action: text().notNull(),
    resource: text().notNull(),
    resourceId: text(),
    details: jsonb().$type<Record<string, unknown>>(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: createdAt(),
    /** What words are looked for in: in small letters, because `ilike` makes them anew for each row. */
    searchText: text().generatedAlwaysAs(
      sql`lower(action || ' ' || resource || ' ' || coalesce(resource_id, '') || ' ' || coalesce(details::text, '') || ' ' || coalesce(ip_address, ''))`,
    ),
  },
  // Lists follow the id, so each filter's index ends with it: read backwards, as `order by id desc` asks for.
  (table) => [
    index('admin_logs_created_at_index').on(table.createdAt.desc(), table.id.desc()),
    index('admin_logs_user_id_index').on(table.userId, table.id),
    index('admin_logs_resource_index').on(table.resource, table.id),
    index('admin_logs_action_index').on(table.action, table.id),
    index('admin_logs_search_index').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

/**
 * A link for each entry of the activity log, added by a trigger at the end of the transaction that wrote the entry
 * or, where another one was at it, soon after; see `activity_entry` in the migrations for what is hashed. Without foreign keys: a link outlives what it vouches for.
 */
export const activityChain = pgTable('activity_chain', {
  /** 1, 2, 3 … without gaps, mostly in the order of the commits. */
  sequence: integer().primaryKey(),
  logId: integer().notNull().unique(),
  /** Who acted, even after the user was deleted. */
  userId: integer(),
  /** Hash of the link before; of the first one nothing but zeros. */
  previousHash: text().notNull(),
  /** SHA-256 of the entry in canonical JSON (RFC 8785), in hexadecimal. */
  hash: text().notNull(),
});

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

/**
 * Entries of the activity log whose writer found another one at the chain and did not wait: whoever comes next links
 * them, another entry, a check of the log, or the night.
 */
export const activityUnlinked = pgTable('activity_unlinked', {
  logId: integer().primaryKey(),
});
