/** Build requests that wait for their build: rows written in the transaction of the change itself. */
import { and, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { buildRequests } from '../db/schema/build-requests.ts';

export type BuildReason = (typeof buildRequests.$inferSelect)['reason'];

/**
 * Asks for a build once the transaction of `tx` commits.
 *
 * @param request `notBefore` is when a scheduled post becomes public; without `postId` it is about several
 */
export async function addBuildRequest(
  tx: Database,
  {
    reason,
    postId,
    now,
    notBefore = now,
  }: { reason: BuildReason; postId?: number; now: Date; notBefore?: Date },
): Promise<void> {
  await tx
    .insert(buildRequests)
    .values({ reason, postId: postId ?? null, requestedAt: now, nextAttemptAt: notBefore });
}

const isOpen = isNull(buildRequests.succeededAt);

/**
 * The requests that a build from now on serves: empty unless one of them is due. Those that wait for another
 * try are served along with it.
 */
export async function findServable(db: Database, now: Date): Promise<number[]> {
  const isDue = lte(buildRequests.nextAttemptAt, now);
  if ((await db.$count(buildRequests, and(isOpen, isDue))) === 0) return [];
  const rows = await db
    .select({ id: buildRequests.id })
    .from(buildRequests)
    .where(and(isOpen, or(isDue, gt(buildRequests.attempts, 0))));
  return rows.map(({ id }) => id);
}

export async function markServed(db: Database, ids: number[], now: Date): Promise<void> {
  await db
    .update(buildRequests)
    .set({ succeededAt: now, lastError: null, attempts: sql`${buildRequests.attempts} + 1` })
    .where(inArray(buildRequests.id, ids));
}

const FIRST_PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 60 * 60;

/** Notes a failed attempt: the next one follows after 1, 2, 4, … minutes, at most an hour. */
export async function postpone(db: Database, ids: number[], error: string, now: Date): Promise<void> {
  const pause = sql`least(${FIRST_PAUSE_SECONDS} * power(2, ${buildRequests.attempts}), ${LONGEST_PAUSE_SECONDS})`;
  await db
    .update(buildRequests)
    .set({
      lastError: error,
      attempts: sql`${buildRequests.attempts} + 1`,
      nextAttemptAt: sql`${now.toISOString()}::timestamptz + ${pause} * interval '1 second'`,
    })
    .where(inArray(buildRequests.id, ids));
}
