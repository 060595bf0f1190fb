import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';

import { NOTICE_KINDS } from '#contracts/notices.ts';

import type { Database } from '../db/database.ts';
import { notices } from '../db/schema/platform.ts';

const isOpen = isNull(notices.dismissedAt);

type NewNotice = { kind: string; subject: string; details: Record<string, unknown>; now: Date };

/** Counts what is open already; when it was last seen before, or null for a new one. */
export async function addNotice(
  tx: Database,
  { kind, subject, details, now }: NewNotice,
): Promise<Date | null> {
  const isSame = and(eq(notices.kind, kind), eq(notices.subject, subject), isOpen);
  const [before] = await tx.select({ lastAt: notices.lastAt }).from(notices).where(isSame).for('update');
  await tx
    .insert(notices)
    .values({ kind, subject, details, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: [notices.kind, notices.subject],
      targetWhere: isOpen,
      set: { count: sql`${notices.count} + 1`, lastAt: now, details },
    });
  return before?.lastAt ?? null;
}

/** As many as are worth reading, the latest first. */
const SHOWN = 50;

export const listOpen = (db: Database) =>
  db
    .select()
    .from(notices)
    .where(and(isOpen, inArray(notices.kind, [...NOTICE_KINDS])))
    .orderBy(desc(notices.lastAt), desc(notices.id))
    .limit(SHOWN);

export async function dismiss(db: Database, id: number, now: Date): Promise<boolean> {
  const isIt = and(eq(notices.id, id), isOpen);
  return (
    (await db.update(notices).set({ dismissedAt: now }).where(isIt).returning({ id: notices.id })).length > 0
  );
}

/** It has come to a good end by itself. */
export async function settle(tx: Database, kind: string, subject: string): Promise<void> {
  await tx.delete(notices).where(and(eq(notices.kind, kind), eq(notices.subject, subject), isOpen));
}
