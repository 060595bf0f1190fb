import { integer, pgTable, text } from 'drizzle-orm/pg-core';

import { id, moment } from './columns.ts';

/** Blobs that no row knows: kept for 30 days from their mark, in which the owner can take them back. */
export const blobQuarantine = pgTable('blob_quarantine', {
  id: id(),
  key: text().notNull().unique(),
  storedAt: moment(),
  markedAt: moment().notNull(),
  /** In how many sweeps it was found without a row: a clock that jumps ahead counts no nights. */
  seen: integer().notNull().default(1),
});
