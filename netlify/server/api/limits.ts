import { sql } from 'drizzle-orm';
import { os } from '@orpc/server';

import type { Database } from '../db/database.ts';
import { onlyRow } from '../db/rows-of.ts';
import { preparedOnce } from '../db/prepared-once.ts';
import { rateLimits } from '../db/schema/platform.ts';
import type { ApiContext } from './context.ts';
import { apiError, type ApiError } from './errors.ts';
import { visitorHash } from './visitor.ts';

const IS_OVER = sql`${rateLimits.resetsAt} <= ${sql.placeholder('now')}::timestamptz`;
const ADD_ONE = {
  target: rateLimits.key,
  set: {
    count: sql`case when ${IS_OVER} then 1 else ${rateLimits.count} + 1 end`,
    resetsAt: sql`case when ${IS_OVER} then excluded.resets_at else ${rateLimits.resetsAt} end`,
  },
};

/** At most `max` calls per `windowMs`, counted under `name`. */
export type Limit = { name: string; max: number; windowMs: number };

/** Counts one call under `key` in a single statement; exact under concurrency. */
export async function countCall(db: Database, key: string, windowMs: number, now: Date) {
  const row = onlyRow(
    await statementOf(db).execute({ now: now.toISOString(), key, end: endOf(windowMs, now) }),
  );
  return { count: row.count, resetsAt: row.resetsAt };
}

const endOf = (windowMs: number, now: Date) => new Date(now.getTime() + windowMs);

const counted = (db: Database) =>
  db
    .insert(rateLimits)
    .values({ key: sql.placeholder('key'), count: 1, resetsAt: sql.placeholder('end') })
    .onConflictDoUpdate(ADD_ONE)
    .returning();

/** Written once: putting a statement together takes longer than sending it. */
const statementOf = preparedOnce(counted);

/** Counts a call under `key` and, where that is no more than `max`, under `nextKey` as well. */
const bothOf = preparedOnce((db) => {
  const first = db.$with('first').as(counted(db));
  const passed = db
    .select({
      key: sql<string>`${sql.placeholder('nextKey')}::text`.as('key'),
      count: sql<number>`1`.as('count'),
      resetsAt: sql<Date>`${sql.placeholder('nextEnd')}::timestamptz`.as('resets_at'),
    })
    .from(first)
    .where(sql`${first.count} <= ${sql.placeholder('max')}::int`);
  const next = db
    .$with('next')
    .as(db.insert(rateLimits).select(passed).onConflictDoUpdate(ADD_ONE).returning());
  return db
    .with(first, next)
    .select()
    .from(first)
    .leftJoin(next, sql`true`);
});

/**
 * Counts this visitor's call under a limit, and under the next one too unless the first refuses it.
 *
 * @throws 429 with Retry-After once the visitor's address has used up a limit.
 */
export async function assertWithinLimit(context: ApiContext, limit: Limit, next?: Limit): Promise<void> {
  const now = context.now();
  const visitor = visitorHash(context.clientAddress, now);
  const key = `${limit.name}:${visitor}`;
  if (!next) return assertCount(await countCall(context.db, key, limit.windowMs, now), limit, now);
  const nextKey = `${next.name}:${visitor}`;
  const ends = { end: endOf(limit.windowMs, now), nextEnd: endOf(next.windowMs, now).toISOString() };
  const given = { now: now.toISOString(), key, nextKey, max: limit.max, ...ends };
  const counted = onlyRow(await bothOf(context.db).execute(given));
  assertCount(counted.first, limit, now);
  if (counted.next) assertCount(counted.next, next, now);
}

type Count = { count: number; resetsAt: Date };

function assertCount({ count, resetsAt }: Count, { max }: Limit, now: Date): void {
  if (count > max) throw tooManyRequests(resetsAt, now);
}

function tooManyRequests(resetsAt: Date, now: Date): ApiError {
  const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
  return apiError(429, 'TOO_MANY_REQUESTS', 'Too many requests. Please wait a moment and try again.', {
    retryAfterSeconds,
  });
}

/** The guard of `assertWithinLimit` for routers. */
export const limit = (first: Limit, second?: Limit) =>
  os.$context<ApiContext>().middleware(async ({ context, next }) => {
    await assertWithinLimit(context, first, second);
    return next();
  });
