import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { id } from './columns.ts';
import { jobApplications } from './job-applications.ts';
import { jobBatches } from './job-batches.ts';

/** What a batch did to one application: the values of the fields it changed, before and after. */
export const jobBatchItems = pgTable(
  'job_batch_items',
  {
    id: id(),
    batchId: integer()
      .notNull()
      .references(() => jobBatches.id, { onDelete: 'cascade' }),
    applicationId: integer()
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    action: text({ enum: ['created', 'changed', 'deleted'] }).notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    index('job_batch_items_batch_id_index').on(table.batchId),
    index('job_batch_items_application_id_index').on(table.applicationId),
  ],
);
