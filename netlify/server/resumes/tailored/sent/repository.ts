import { count, desc, eq } from 'drizzle-orm';

import type { Database } from '../../../db/database.ts';
import { onlyRow } from '../../../db/rows-of.ts';
import { sentResumes } from '../../../db/schema/resumes.ts';

export type SentRow = typeof sentResumes.$inferSelect;

type Of = { resumeId?: number; jobApplicationId?: number | undefined };

/** Newest first. */
export function selectSent(db: Database, { resumeId, jobApplicationId }: Of): Promise<SentRow[]> {
  const isOf =
    resumeId !== undefined
      ? eq(sentResumes.resumeId, resumeId)
      : jobApplicationId !== undefined
        ? eq(sentResumes.jobApplicationId, jobApplicationId)
        : undefined;
  return db.select().from(sentResumes).where(isOf).orderBy(desc(sentResumes.sentAt), desc(sentResumes.id));
}

export async function countSent(db: Database, resumeId: number): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(sentResumes)
    .where(eq(sentResumes.resumeId, resumeId));
  return row?.sent ?? 0;
}

export async function findSent(db: Database, id: number): Promise<SentRow | undefined> {
  const [row] = await db.select().from(sentResumes).where(eq(sentResumes.id, id));
  return row;
}

export async function insertSent(tx: Database, values: typeof sentResumes.$inferInsert): Promise<SentRow> {
  return onlyRow(await tx.insert(sentResumes).values(values).returning());
}

export async function listSentKeys(db: Database): Promise<string[]> {
  const rows = await db.select({ key: sentResumes.filePath }).from(sentResumes);
  return rows.map(({ key }) => key);
}
