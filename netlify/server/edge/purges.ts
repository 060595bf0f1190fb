/** What the edge must forget: an outbox, written in the transaction of the change and tried until the edge has heard. */
import { inArray, lte } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { alongside } from '../db/full-mode.ts';
import { failedAttempt } from '../db/next-attempt.ts';
import { edgePurges } from '../db/schema/platform.ts';
import { purgeEdge } from '../integrations/edge-cache.ts';

const FIRST_PAUSE_SECONDS = 30;
/** As many tags as one call takes. */
const BATCH = 100;

/** The edge forgets the answers with these tags once the transaction of `tx` has committed. */
export async function addPurges(tx: Database, tags: string[], now: Date): Promise<void> {
  const rows = [...new Set(tags)].map((tag) => ({ tag, requestedAt: now, nextAttemptAt: now }));
  if (rows.length === 0) return;
  await alongside(tx, 'what the edge must forget', (inner) => inner.insert(edgePurges).values(rows));
}

/** An answer that was under way during the change reached the edge by then. */
const UNDER_WAY_MS = 30_000;

/** As `addPurges`, for answers that the edge keeps for long: they are asked for once more when none is under way. */
export async function addLastingPurges(tx: Database, tags: string[], now: Date): Promise<void> {
  await addPurges(tx, tags, now);
  await addPurges(tx, tags, new Date(now.getTime() + UNDER_WAY_MS));
}

/**
 * Tells the edge what is due. What it has heard is removed, the rest follows after 30 seconds, a minute, two, …, at
 * most an hour. Heard twice is as good as once.
 *
 * @returns whether nothing that was due is left
 */
export async function deliverPurges(db: Database, now: Date): Promise<boolean> {
  const due = await db
    .select({ id: edgePurges.id, tag: edgePurges.tag })
    .from(edgePurges)
    .where(lte(edgePurges.nextAttemptAt, now))
    .orderBy(edgePurges.id)
    .limit(BATCH);
  if (due.length === 0) return true;
  const ids = due.map(({ id }) => id);
  const error = await purgeEdge([...new Set(due.map(({ tag }) => tag))]);
  if (error !== undefined) {
    const failed = failedAttempt(edgePurges.attempts, error, FIRST_PAUSE_SECONDS, now);
    await db.update(edgePurges).set(failed).where(inArray(edgePurges.id, ids));
    return false;
  }
  await db.delete(edgePurges).where(inArray(edgePurges.id, ids));
  return due.length < BATCH || deliverPurges(db, now);
}
