import { count, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { Database } from './database.ts';

/** How many rows have each name of a column's `enum`, those included that none has. */
export async function countEach<Name extends string>(
  db: Database,
  column: AnyPgColumn & { enumValues: readonly Name[] },
  where?: SQL,
): Promise<Record<Name, number>> {
  const found = await db
    .select({ name: column, rows: count() })
    .from(column.table)
    .where(where)
    .groupBy(column);
  const counts = new Map(found.map(({ name, rows }) => [name, rows]));
  const all = column.enumValues.map((name) => [name, counts.get(name) ?? 0]);
  return Object.fromEntries(all) as Record<Name, number>; // of exactly these names
}
