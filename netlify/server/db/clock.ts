/** Whether this machine and the database agree on the time: what is removed by its age is removed by both clocks. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Database } from './database.ts';
import { rowsOf } from './rows-of.ts';

const DIFFERENCE_MAXIMUM_MS = 60 * 60 * 1000;

export async function isSameTime(db: Database, now: Date): Promise<boolean> {
  const [row] = rowsOf(await db.execute(sql`select extract(epoch from now())::float8 * 1000 as at`));
  const { at } = z.object({ at: z.number() }).parse(row);
  return Math.abs(at - now.getTime()) <= DIFFERENCE_MAXIMUM_MS;
}
