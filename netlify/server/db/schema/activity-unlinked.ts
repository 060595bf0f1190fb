import { integer, pgTable } from 'drizzle-orm/pg-core';

/**
 * Entries of the activity log whose writer found another one at the chain and did not wait: whoever comes next links
 * them, another entry, a check of the log, or the night.
 */
export const activityUnlinked = pgTable('activity_unlinked', {
  logId: integer().primaryKey(),
});
