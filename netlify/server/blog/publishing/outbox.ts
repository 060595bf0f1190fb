/** Build requests that wait for their build: rows written in the transaction of the change itself. */
import { and, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';

import { BLOG_CACHE_TAG, picturesCacheTag } from '../../api/edge-cache.ts';
import { addLastingPurges, addPurges } from '../../edge/purges.ts';
import type { Database } from '../../db/database.ts';
import { alongside } from '../../db/full-mode.ts';
import { failedAttempt } from '../../db/next-attempt.ts';
import { buildRequests } from '../../db/schema/blog-writing.ts';

export type BuildReason = (typeof buildRequests.$inferSelect)['reason'];

type BuildRequest = {
  reason: BuildReason;
  /** Absent where it is about several. */
  postId?: number;
  now: Date;
  /** When a scheduled post becomes public. */
  notBefore?: Date;
  /** Something that readers see leads nowhere from now on: no budget holds it back. */
  isTakeBack?: boolean;
};

/** Asks for a build once the transaction of `tx` commits; what the edge keeps of the blog goes before it. */
export async function addBuildRequest(tx: Database, request: BuildRequest): Promise<void> {
  const { reason, postId = null, now, notBefore = now } = request;
  const isTakeBack = request.isTakeBack ?? (reason === 'unpublished' || reason === 'deleted');
  const row = { reason, postId, isTakeBack, requestedAt: now, nextAttemptAt: notBefore };
  await alongside(tx, 'the request for a build', (inner) => inner.insert(buildRequests).values(row));
  if (notBefore <= now) await addPurges(tx, [BLOG_CACHE_TAG], now);
  if (isTakeBack && postId !== null) await addLastingPurges(tx, [picturesCacheTag(postId)], now);
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

/** Nobody else calls the hook for these as long as one that does may live. */
const CLAIM_MS = 60_000;

/** True for whoever may call the hook for what is taken back among these: of several processes one. */
export async function claimTakeBacks(db: Database, ids: number[], now: Date): Promise<boolean> {
  const { id, isTakeBack, nextAttemptAt } = buildRequests;
  const isDue = and(isOpen, inArray(id, ids), eq(isTakeBack, true), lte(nextAttemptAt, now));
  const claim = { nextAttemptAt: new Date(now.getTime() + CLAIM_MS) };
  const claimed = await db.transaction((tx) =>
    tx.update(buildRequests).set(claim).where(isDue).returning({ id }),
  );
  return claimed.length > 0;
}

export async function markServed(db: Database, ids: number[], now: Date): Promise<void> {
  const served = { succeededAt: now, lastError: null, attempts: sql`${buildRequests.attempts} + 1` };
  await change(db, ids, served);
}

/**
 * What one build has served is written once, however many waited for it: hundreds that wrote it anew kept visitors out.
 * A transaction is done again where another process changes the same requests in another order.
 */
const change = (db: Database, ids: number[], values: PgUpdateSetSource<typeof buildRequests>, which?: SQL) =>
  db.transaction((tx) =>
    tx
      .update(buildRequests)
      .set(values)
      .where(and(isOpen, inArray(buildRequests.id, ids), which)),
  );

const FIRST_PAUSE_SECONDS = 60;

/** A failed attempt: the next one follows after 1, 2, 4, … minutes, at most an hour. */
type Failure = {
  error: string;
  now: Date;
  /** Nobody else has called for these; any others count one failure of all who waited for the same build. */
  isClaimed: boolean;
};

export async function postpone(
  db: Database,
  ids: number[],
  { error, now, isClaimed }: Failure,
): Promise<void> {
  const failed = failedAttempt(buildRequests.attempts, error, FIRST_PAUSE_SECONDS, now);
  await change(db, ids, failed, isClaimed ? undefined : lte(buildRequests.nextAttemptAt, now));
}
