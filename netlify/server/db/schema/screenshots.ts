/** Pictures of pages, night by night, and how links to them look. */
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  real,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { adminUsers } from './auth.ts';
import { id, moment, oneOf, updatedAt } from './columns.ts';

/** A run of the browser over pages of the site (A-SCR-1): one is open at a time, whoever asks meanwhile joins it. */
export const screenshotRuns = pgTable(
  'screenshot_runs',
  {
    id: id(),
    /** The night that it was for, as the owner's calendar has it; null for one on request. */
    night: date().unique(),
    requestedBy: integer().references(() => adminUsers.id, { onDelete: 'set null' }),
    requestedAt: moment().notNull().defaultNow(),
    startedAt: moment(),
    finishedAt: moment(),
    /** Who works on it, until when: after that another may. */
    leaseToken: uuid(),
    leaseUntil: moment(),
    /** How often somebody has begun to work on it. */
    attempts: integer().notNull().default(0),
    /** Why it came to nothing, in a sentence for the owner. */
    reason: text(),
  },
  (table) => [
    uniqueIndex('screenshot_runs_open_index')
      .on(sql`(${table.finishedAt} is null)`)
      .where(sql`${table.finishedAt} is null`),
    index('screenshot_runs_requested_by_index').on(table.requestedBy),
  ],
);

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
    oneOf(table.state),
  ],
);

/** What the owner has set for the pictures (D25): one row, or none where everything is as it comes. */
export const screenshotSettings = pgTable(
  'screenshot_settings',
  {
    id: integer().primaryKey().default(1),
    /** IANA name: two in the morning is meant there. */
    timeZone: text().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [check('screenshot_settings_id_check', sql`${table.id} = 1`)],
);

/** How each platform's social card looks (DB-2); the images live in blob storage (D25). */
export const socialPreviews = pgTable('social_previews', {
  id: id(),
  platform: text().notNull().unique(),
  title: text(),
  description: text(),
  color: text(),
  backgroundColor: text(),
  fontFamily: text(),
  logoStyle: text(),
  updatedAt: updatedAt(),
});
