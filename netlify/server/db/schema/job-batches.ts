import { pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt, id, moment } from './columns.ts';

/** An import, or a change of many applications at once. */
export const jobBatches = pgTable('job_batches', {
  id: id(),
  title: text().notNull(),
  createdAt: createdAt(),
  undoneAt: moment(),
});
