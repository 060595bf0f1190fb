import { and, isNotNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Database } from './database.ts';
import { assistantQuestions } from './schema/assistant.ts';
import { blogAnalytics, blogComments } from './schema/blog.ts';
import { buildRequests, previewLinks } from './schema/blog-writing.ts';
import { idempotencyKeys, notices, rateLimits } from './schema/platform.ts';
import { loginFailures, sessions } from './schema/auth.ts';
import { rowsOf } from './rows-of.ts';

/** Nobody repeats a request after this. */
const IDEMPOTENCY_KEY_DAYS = 2;
/** Not even a visitor's network is kept longer (D34). */
const ADDRESS_DAYS = 30;
const BUILD_REQUEST_DAYS = 30;
const NOTICE_DAYS = 90;
/** No words of a visitor to the assistant are kept longer. */
export const QUESTION_DAYS = 30;

/**
 * Removes what has no effect any more: ended sessions and preview links, past limits, dismissed notices, old idempotency keys, served build
 * requests; and visitors' networks and questions after 30 days.
 */
export async function removeExpired(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  await db.transaction(async (tx) => {
    await tx.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
    await tx.delete(loginFailures).where(lt(loginFailures.forgetAt, now));
    await tx.delete(previewLinks).where(lt(previewLinks.expiresAt, now));
    await tx.delete(notices).where(lt(notices.dismissedAt, daysAgo(NOTICE_DAYS)));
    await tx.delete(assistantQuestions).where(lt(assistantQuestions.lastAskedAt, daysAgo(QUESTION_DAYS)));
    await tx.delete(sessions).where(lt(sessions.expire, now));
    await tx.delete(buildRequests).where(lt(buildRequests.succeededAt, daysAgo(BUILD_REQUEST_DAYS)));
    for (const table of [blogAnalytics, blogComments])
      await tx
        .update(table)
        .set({ ipAddress: null })
        .where(and(isNotNull(table.ipAddress), lt(table.createdAt, daysAgo(ADDRESS_DAYS))));
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, daysAgo(IDEMPOTENCY_KEY_DAYS)));
  });
}

const DIFFERENCE_MAXIMUM_MS = 60 * 60 * 1000;

/** Whether this machine and the database agree on the time: what is removed by its age is removed by both clocks. */
export async function isSameTime(db: Database, now: Date): Promise<boolean> {
  const [row] = rowsOf(await db.execute(sql`select extract(epoch from now())::float8 * 1000 as at`));
  const { at } = z.object({ at: z.number() }).parse(row);
  return Math.abs(at - now.getTime()) <= DIFFERENCE_MAXIMUM_MS;
}
