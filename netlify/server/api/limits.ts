import { sql } from 'drizzle-orm';
import { os } from '@orpc/server';

import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema/rate-limits.ts';
import type { ApiContext } from './context.ts';
import { apiError } from './errors.ts';
import { visitorHash } from './visitor.ts';

/** At most `max` calls per `windowMs`, counted under `name`. */
export type Limit = { name: string; max: number; windowMs: number };

/** Counts one call under `key` in a single statement; exact under concurrency. */
export async function countCall(db: Database, key: string, windowMs: number, now: Date) {
  const moment = now.toISOString();
  const end = new Date(now.getTime() + windowMs).toISOString();
  const isOver = sql`${rateLimits.resetsAt} <= ${moment}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, resetsAt: new Date(end) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then ${end}::timestamptz else ${rateLimits.resetsAt} end`,
      },
    })
    .returning();
  if (!row) throw new Error('the counter returned no row');
  return { count: row.count, resetsAt: row.resetsAt };
}

/**
 * Counts this visitor's call.
 *
 * @throws 429 with Retry-After once the visitor's address has used up the limit.
 */
export async function assertWithinLimit(context: ApiContext, limit: Limit): Promise<void> {
  const now = context.now();
  const key = `${limit.name}:${visitorHash(context.clientAddress, now)}`;
  const { count, resetsAt } = await countCall(context.db, key, limit.windowMs, now);
  if (count <= limit.max) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
  throw apiError(429, 'TOO_MANY_REQUESTS', 'Too many requests. Please wait a moment and try again.', {
    retryAfterSeconds,
  });
}

/** The guard of `assertWithinLimit` for routers. */
export const limit = (options: Limit) =>
  os.$context<ApiContext>().middleware(async ({ context, next }) => {
    await assertWithinLimit(context, options);
    return next();
  });
