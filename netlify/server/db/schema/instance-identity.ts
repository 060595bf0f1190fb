import { sql } from 'drizzle-orm';
import { check, integer, pgTable, uuid } from 'drizzle-orm/pg-core';

import { createdAt } from './columns.ts';

/**
 * Which database this is: one row, made once. The blob storage keeps the same, so that whoever would remove what has
 * no row sees whether the rows that are asked are those that belong to it.
 */
export const instanceIdentity = pgTable(
  'instance_identity',
  {
    id: integer().primaryKey().default(1),
    identity: uuid().notNull().defaultRandom(),
    /** Counts on with each sweep, here and in the storage: a copy of the database from before is behind. */
    sweeps: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [check('instance_identity_id_check', sql`${table.id} = 1`)],
);
