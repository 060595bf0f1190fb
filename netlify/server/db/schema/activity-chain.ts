import { integer, pgTable, text } from 'drizzle-orm/pg-core';

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
