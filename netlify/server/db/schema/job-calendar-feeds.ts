import { integer, pgTable, text } from 'drizzle-orm/pg-core';

import { adminUsers } from './admin-users.ts';
import { createdAt } from './columns.ts';

/** Whose calendar can be subscribed to. */
export const jobCalendarFeeds = pgTable('job_calendar_feeds', {
  userId: integer()
    .primaryKey()
    .references(() => adminUsers.id, { onDelete: 'cascade' }),
  /** SHA-256 of what makes the address secret, in hexadecimal. */
  secretHash: text().notNull().unique(),
  createdAt: createdAt(),
});
