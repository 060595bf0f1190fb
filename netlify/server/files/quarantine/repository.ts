import { and, asc, eq, inArray, isNotNull, like, lt, notInArray, sql } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { firstOf } from '../../db/rows-of.ts';
import { blobQuarantine, blobSweeps } from '../../db/schema/files.ts';

export type Marked = typeof blobQuarantine.$inferSelect;
export type SweepState = typeof blobSweeps.$inferInsert;

export const listMarked = (db: Database) =>
  db.select().from(blobQuarantine).orderBy(asc(blobQuarantine.markedAt), asc(blobQuarantine.id));

export async function markedKeys(db: Database, prefix: string): Promise<Set<string>> {
  const rows = await db
    .select({ key: blobQuarantine.key })
    .from(blobQuarantine)
    .where(like(blobQuarantine.key, `${prefix}%`));
  return new Set(rows.map(({ key }) => key));
}

export async function mark(db: Database, rows: (typeof blobQuarantine.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(blobQuarantine).values(rows).onConflictDoNothing();
}

/** One sweep more has found these without a row. */
export async function countSeen(db: Database, keys: string[]): Promise<void> {
  if (keys.length > 0)
    await db
      .update(blobQuarantine)
      .set({ seen: sql`${blobQuarantine.seen} + 1` })
      .where(inArray(blobQuarantine.key, keys));
}

/** Takes the marks of this part away from all but these keys: their blobs have a row again, or are gone. */
export async function unmarkOthers(db: Database, prefix: string, keys: string[]): Promise<void> {
  const others = keys.length > 0 ? notInArray(blobQuarantine.key, keys) : undefined;
  await db.delete(blobQuarantine).where(and(like(blobQuarantine.key, `${prefix}%`), others));
}

/** Takes those marks that were there before `moment` and were seen often enough, and returns their keys. */
export async function takeExpired(
  db: Database,
  prefix: string,
  { before, seen }: { before: Date; seen: number },
): Promise<string[]> {
  const { key, markedAt } = blobQuarantine;
  const rows = await db
    .delete(blobQuarantine)
    .where(and(like(key, `${prefix}%`), lt(markedAt, before), sql`${blobQuarantine.seen} >= ${seen}`))
    .returning({ key });
  return rows.map((row) => row.key);
}

/** The mark that nobody else can take until the transaction ends. */
export const lockMark = (tx: Database, id: number): Promise<Marked | undefined> =>
  firstOf(tx.select().from(blobQuarantine).where(eq(blobQuarantine.id, id)).for('update'));

export async function unmark(tx: Database, id: number): Promise<void> {
  await tx.delete(blobQuarantine).where(eq(blobQuarantine.id, id));
}

export const listSweeps = (db: Database) => db.select().from(blobSweeps).orderBy(asc(blobSweeps.prefix));

export const findSweep = (db: Database, prefix: string) =>
  firstOf(db.select().from(blobSweeps).where(eq(blobSweeps.prefix, prefix)));

/** Lets the next sweep through where the last one has stopped. */
export const approveStopped = (tx: Database) =>
  tx.update(blobSweeps).set({ approved: true }).where(isNotNull(blobSweeps.stopped)).returning();

export async function keepSweep(db: Database, state: SweepState): Promise<void> {
  await db.insert(blobSweeps).values(state).onConflictDoUpdate({ target: blobSweeps.prefix, set: state });
}
