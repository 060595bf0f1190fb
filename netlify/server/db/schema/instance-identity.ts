import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

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
    /** What kind of deploy it belongs to; a deploy that is only looked at stays away from production's. */
    usedBy: text({ enum: ['production', 'preview'] }),
    /** A hash of where it was then: a copy elsewhere is another database. */
    place: text(),
    /** A hash of each list of keys by its name, so that a change of them is seen. */
    keys: jsonb().$type<Record<string, string>>(),
  },
  (table) => [check('instance_identity_id_check', sql`${table.id} = 1`)],
);
