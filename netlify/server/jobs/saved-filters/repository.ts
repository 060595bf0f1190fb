import { and, count, eq, sql } from 'drizzle-orm';

import type { JobSavedFilter } from '#contracts/job-saved-filters.ts';

import type { Database } from '../../db/database.ts';
import { onlyRow } from '../../db/rows-of.ts';
import { jobSavedFilters } from '../../db/schema/jobs.ts';

const { id, userId, name, state } = jobSavedFilters;
const columns = { id, name, state };

export function selectFilters(db: Database, owner: number): Promise<JobSavedFilter[]> {
  return db
    .select(columns)
    .from(jobSavedFilters)
    .where(eq(userId, owner))
    .orderBy(sql`lower(${name})`);
}

/** The others of the owner, and whether one of them has this name. */
export async function countFilters(tx: Database, owner: number, wanted: string, except: number) {
  const isNamed = sql`lower(${name}) = lower(${wanted}) and ${id} <> ${except}`;
  const [row] = await tx
    .select({ filters: count(), named: sql<number>`(count(*) filter (where ${isNamed}))::int` })
    .from(jobSavedFilters)
    .where(eq(userId, owner));
  return row ?? { filters: 0, named: 0 };
}

export async function insertFilter(
  tx: Database,
  values: typeof jobSavedFilters.$inferInsert,
): Promise<JobSavedFilter> {
  return onlyRow(await tx.insert(jobSavedFilters).values(values).returning(columns));
}

/** Nothing where the owner has no such filter. */
export async function renameFilter(tx: Database, owner: number, filter: number, wanted: string) {
  const isIt = and(eq(userId, owner), eq(id, filter));
  const [row] = await tx.update(jobSavedFilters).set({ name: wanted }).where(isIt).returning(columns);
  return row;
}

/** Nothing where the owner has no such filter. */
export async function deleteFilter(tx: Database, owner: number, filter: number) {
  const isIt = and(eq(userId, owner), eq(id, filter));
  const [row] = await tx.delete(jobSavedFilters).where(isIt).returning(columns);
  return row;
}
