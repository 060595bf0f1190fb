import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import type { JobListState } from '#contracts/job-saved-filters.ts';

import { adminUsers } from './admin-users.ts';
import { createdAt, id } from './columns.ts';

/** Views of the applications under a name of their owner's. */
export const jobSavedFilters = pgTable(
  'job_saved_filters',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => adminUsers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    state: jsonb().$type<JobListState>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('job_saved_filters_name_unique').on(table.userId, sql`lower(${table.name})`)],
);
