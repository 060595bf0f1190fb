import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';

/** How the last sweep of each part of the blob storage went. */
export const blobSweeps = pgTable('blob_sweeps', {
  /** What the keys of that part begin with. */
  prefix: text().primaryKey(),
  sweptAt: moment().notNull(),
  /** Why it has marked nothing, in one word; null where it went through. */
  stopped: text({ enum: ['foreign', 'older', 'younger', 'many'] }),
  /** Blobs without a row when it stopped, as far as they were counted. */
  found: integer().notNull().default(0),
  /** The owner has seen why, and lets the next one through. */
  approved: boolean().notNull().default(false),
});
