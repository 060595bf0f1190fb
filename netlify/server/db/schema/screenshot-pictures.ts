import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, real, text, unique } from 'drizzle-orm/pg-core';

import { id, moment } from './columns.ts';
import { screenshotRuns } from './screenshot-runs.ts';

/** One page as one platform's picture; its bytes are in blob storage under `blobKey` (D25). */
export const screenshotPictures = pgTable(
  'screenshot_pictures',
  {
    id: id(),
    runId: integer()
      .notNull()
      .references(() => screenshotRuns.id, { onDelete: 'cascade' }),
    platform: text().notNull(),
    /** Path of the page on this site. */
    route: text().notNull(),
    state: text({ enum: ['pending', 'done', 'failed'] })
      .notNull()
      .default('pending'),
    attempts: integer().notNull().default(0),
    /** What went wrong at the last attempt, in a sentence for the owner. */
    reason: text(),
    /** In pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** In bytes. */
    size: integer(),
    /** SHA-256 of the bytes in hexadecimal. */
    checksum: text(),
    blobKey: text(),
    takenAt: moment(),
    /** The picture of a night before that this one was compared with; it may be gone meanwhile. */
    comparedWith: integer(),
    /** From 0 to 1: how much of it differs from that one. */
    changedShare: real(),
    /** Where the picture of the difference is; there is none where nothing differs. */
    differenceKey: text(),
  },
  (table) => [
    unique('screenshot_pictures_run_route_platform_unique').on(table.runId, table.route, table.platform),
    index('screenshot_pictures_latest_index').on(table.platform, table.route, table.id),
    check('screenshot_pictures_state_check', sql`${table.state} in ('pending', 'done', 'failed')`),
  ],
);
