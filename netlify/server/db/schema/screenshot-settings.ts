import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';

/** What the owner has set for the pictures (D25): one row, or none where everything is as it comes. */
export const screenshotSettings = pgTable(
  'screenshot_settings',
  {
    id: integer().primaryKey().default(1),
    /** IANA name: two in the morning is meant there. */
    timeZone: text().notNull(),
    updatedAt: moment()
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (table) => [check('screenshot_settings_id_check', sql`${table.id} = 1`)],
);
