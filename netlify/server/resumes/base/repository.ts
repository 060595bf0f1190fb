import { and, desc, eq, sql } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { onlyRow } from '../../db/rows-of.ts';
import { baseResumes } from '../../db/schema/resumes.ts';

export type BaseRow = typeof baseResumes.$inferSelect;
export type NewBase = typeof baseResumes.$inferInsert;

/** The primary one first, then the newest. */
export function selectBases(db: Database): Promise<BaseRow[]> {
  return db.select().from(baseResumes).orderBy(desc(baseResumes.isActive), desc(baseResumes.id));
}

export async function findBase(db: Database, id: number): Promise<BaseRow | undefined> {
  const [row] = await db.select().from(baseResumes).where(eq(baseResumes.id, id));
  return row;
}

/** The row that nobody else can change until the transaction ends. */
export async function lockBase(tx: Database, id: number): Promise<BaseRow | undefined> {
  const [row] = await tx.select().from(baseResumes).where(eq(baseResumes.id, id)).for('update');
  return row;
}

/** Which one is primary is decided by one transaction at a time. */
export async function lockPrimary(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('base_resumes primary', 0))`);
}

export async function findPrimary(db: Database): Promise<BaseRow | undefined> {
  const [row] = await db.select().from(baseResumes).where(eq(baseResumes.isActive, true));
  return row;
}

export async function findNewest(db: Database): Promise<BaseRow | undefined> {
  const [row] = await db.select().from(baseResumes).orderBy(desc(baseResumes.id)).limit(1);
  return row;
}

export async function insertBase(tx: Database, values: NewBase): Promise<BaseRow> {
  return onlyRow(await tx.insert(baseResumes).values(values).returning());
}

export async function updateBase(tx: Database, id: number, values: Partial<NewBase>): Promise<BaseRow> {
  return onlyRow(await tx.update(baseResumes).set(values).where(eq(baseResumes.id, id)).returning());
}

/** Clears first: two at once would break the index that allows one. Being primary is no change of a resume. */
export async function makePrimary(tx: Database, id: number): Promise<void> {
  const unchanged = { updatedAt: sql`${baseResumes.updatedAt}` };
  await tx
    .update(baseResumes)
    .set({ isActive: false, ...unchanged })
    .where(eq(baseResumes.isActive, true));
  await tx
    .update(baseResumes)
    .set({ isActive: true, ...unchanged })
    .where(and(eq(baseResumes.id, id), eq(baseResumes.isActive, false)));
}

export async function deleteBase(tx: Database, id: number): Promise<void> {
  await tx.delete(baseResumes).where(eq(baseResumes.id, id));
}

export async function listBaseKeys(db: Database): Promise<string[]> {
  const rows = await db.select({ key: baseResumes.filePath }).from(baseResumes);
  return rows.map(({ key }) => key).filter((key) => key !== '');
}
