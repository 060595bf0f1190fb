import { and, count, desc, eq, sql } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { onlyRow } from '../../db/rows-of.ts';
import { sentResumes, tailoredResumes, tailoredResumeVersions } from '../../db/schema/resumes.ts';

export type TailoredRow = typeof tailoredResumes.$inferSelect;
export type NewTailored = typeof tailoredResumes.$inferInsert;
export type VersionRow = typeof tailoredResumeVersions.$inferSelect;

/** Newest first, with how often each was sent. */
export function selectTailored(db: Database) {
  const sent = db
    .select({ resumeId: sentResumes.resumeId, sentCount: count().as('sent_count') })
    .from(sentResumes)
    .groupBy(sentResumes.resumeId)
    .as('sent');
  return db
    .select({ row: tailoredResumes, sentCount: sql`coalesce(${sent.sentCount}, 0)`.mapWith(Number) })
    .from(tailoredResumes)
    .leftJoin(sent, eq(sent.resumeId, tailoredResumes.id))
    .orderBy(desc(tailoredResumes.createdAt), desc(tailoredResumes.id));
}

export async function findTailored(db: Database, id: number): Promise<TailoredRow | undefined> {
  const [row] = await db.select().from(tailoredResumes).where(eq(tailoredResumes.id, id));
  return row;
}

/** The row that nobody else can change until the transaction ends. */
export async function lockTailored(tx: Database, id: number): Promise<TailoredRow | undefined> {
  const [row] = await tx.select().from(tailoredResumes).where(eq(tailoredResumes.id, id)).for('update');
  return row;
}

export async function insertTailored(tx: Database, values: NewTailored): Promise<TailoredRow> {
  return onlyRow(await tx.insert(tailoredResumes).values(values).returning());
}

export async function updateTailored(
  tx: Database,
  id: number,
  values: Partial<NewTailored>,
): Promise<TailoredRow> {
  return onlyRow(await tx.update(tailoredResumes).set(values).where(eq(tailoredResumes.id, id)).returning());
}

/** What a resume scores is no change of it. */
export async function updateScore(tx: Database, id: number, lastScore: number): Promise<void> {
  const updatedAt = sql`${tailoredResumes.updatedAt}`;
  await tx.update(tailoredResumes).set({ lastScore, updatedAt }).where(eq(tailoredResumes.id, id));
}

export async function deleteTailored(tx: Database, id: number): Promise<void> {
  await tx.delete(tailoredResumes).where(eq(tailoredResumes.id, id));
}

export async function insertVersion(
  tx: Database,
  values: typeof tailoredResumeVersions.$inferInsert,
): Promise<void> {
  await tx.insert(tailoredResumeVersions).values(values);
}

/** Newest first. */
export function selectVersions(db: Database, resumeId: number): Promise<VersionRow[]> {
  return db
    .select()
    .from(tailoredResumeVersions)
    .where(eq(tailoredResumeVersions.resumeId, resumeId))
    .orderBy(desc(tailoredResumeVersions.version));
}

export async function findVersion(
  db: Database,
  resumeId: number,
  version: number,
): Promise<VersionRow | undefined> {
  const isIt = and(
    eq(tailoredResumeVersions.resumeId, resumeId),
    eq(tailoredResumeVersions.version, version),
  );
  const [row] = await db.select().from(tailoredResumeVersions).where(isIt);
  return row;
}
