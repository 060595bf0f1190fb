import { sql } from 'drizzle-orm';
import { os } from '@orpc/server';

import type { Database } from '../db/database.ts';
import { onlyRow } from '../db/rows-of.ts';
import { preparedOnce } from '../db/prepared-once.ts';
import { rateLimits } from '../db/schema/platform.ts';
import type { ApiContext } from './context.ts';
import { apiError, type ApiError } from './errors.ts';
import { visitorHash } from './visitor.ts';

/** At most `max` calls per `windowMs`, counted under `name`. */
export type Limit = { name: string; max: number; windowMs: number };

/** Counts one call under `key` in a single statement; exact under concurrency. */
export async function countCall(db: Database, key: string, windowMs: number, now: Date) {
  const end = new Date(now.getTime() + windowMs);
  const row = onlyRow(await statementOf(db).execute({ key, now: now.toISOString(), end }));
  return { count: row.count, resetsAt: row.resetsAt };
}

/** Written once: putting this statement together takes longer than sending it. */
const statementOf = preparedOnce((db) => {
  const isOver = sql`${rateLimits.resetsAt} <= ${sql.placeholder('now')}::timestamptz`;
  return db
    .insert(rateLimits)
    .values({ key: sql.placeholder('key'), count: 1, resetsAt: sql.placeholder('end') })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning()
    .prepare('');
});

/**
 * Counts this visitor's call under each limit, one after the other: what one refuses is not held against the
 * next. One statement for all takes as long, because it has as much to do.
 *
 * @throws 429 with Retry-After once the visitor's address has used up a limit.
 */
export async function assertWithinLimit(context: ApiContext, ...limits: Limit[]): Promise<void> {
  const now = context.now();
  const visitor = visitorHash(context.clientAddress, now);
  for (const { name, max, windowMs } of limits) {
    const { count, resetsAt } = await countCall(context.db, `${name}:${visitor}`, windowMs, now);
    if (count > max) throw tooManyRequests(resetsAt, now);
  }
}

function tooManyRequests(resetsAt: Date, now: Date): ApiError {
  const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
  return apiError(429, 'TOO_MANY_REQUESTS', 'Too many requests. Please wait a moment and try again.', {
    retryAfterSeconds,
  });
}

/** The guard of `assertWithinLimit` for routers. */
export const limit = (options: Limit) =>
  os.$context<ApiContext>().middleware(async ({ context, next }) => {
    await assertWithinLimit(context, options);
    return next();
  });
