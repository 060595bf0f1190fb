import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { adminUsers } from './admin-users.ts';
import { id, moment } from './columns.ts';

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
