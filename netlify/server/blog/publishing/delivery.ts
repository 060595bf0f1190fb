/** Brings build requests to the hook: sparingly, and again until it succeeds. */
import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { os } from '@orpc/server';

import { deliverPurges } from '../../edge/purges.ts';
import { countCall } from '../../api/limits.ts';
import type { Database } from '../../db/database.ts';
import { rateLimits } from '../../db/schema/platform.ts';
import { buildHook, type BuildHook } from '../../integrations/build-hook.ts';
import { claimTakeBacks, findServable, markServed, postpone } from './outbox.ts';
import type { ApiContext } from '../../api/context.ts';

const DEBOUNCE = { key: 'build-hook:debounce', windowMs: 60_000 };
const DAILY = { key: 'build-hook:day', windowMs: 24 * 60 * 60 * 1000, max: 20 };

export type Delivery =
  | 'nothing-due'
  | 'not-configured'
  /** The hook was called less than a minute ago. */
  | 'debounced'
  | 'daily-limit'
  | 'delivered'
  | 'failed';

/** How a delivery tells the time and passes it. */
export type Clock = { now: () => Date; pause: (milliseconds: number) => Promise<unknown> };

const SYSTEM_CLOCK: Clock = {
  now: () => new Date(),
  pause: (milliseconds) => pause(milliseconds, undefined, { ref: false }),
};

/**
 * Calls the hook if a request is due. One call serves every request that was committed before it; a request
 * that it does not serve stays, and nothing is lost by dying at any point: at worst one build is too many. What is
 * taken back waits for no minute and is no part of the day.
 */
export async function deliverBuildRequests(db: Database, { now }: Clock = SYSTEM_CLOCK): Promise<Delivery> {
  const ids = await findServable(db, now());
  if (ids.length === 0) return 'nothing-due';
  const hook = buildHook();
  if (!hook) return 'not-configured';
  const isTakenBack = await claimTakeBacks(db, ids, now());
  const refusal = isTakenBack ? undefined : await claimCall(db, hook, now());
  if (refusal) return refusal;
  const answer = await hook.call();
  if (answer.ok) {
    await markServed(db, ids, now());
    return 'delivered';
  }
  if (!answer.mayHaveStarted && !isTakenBack) await giveBack(db);
  await postpone(db, ids, { error: answer.error, now: now(), isClaimed: isTakenBack });
  return 'failed';
}

/** Counted in the database, so that of any number of processes one calls. */
async function claimCall(db: Database, hook: BuildHook, now: Date): Promise<Delivery | undefined> {
  if (!hook.isMetered) return undefined;
  const minute = await countCall(db, DEBOUNCE.key, DEBOUNCE.windowMs, now);
  if (minute.count > 1) return 'debounced';
  const day = await countCall(db, DAILY.key, DAILY.windowMs, now);
  return day.count > DAILY.max ? 'daily-limit' : undefined;
}

/** A call that surely started no build does not count towards the day. */
async function giveBack(db: Database): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, DAILY.key));
}

/** Everything that is due: readers get no old answer from the edge, then the build is asked for. */
export async function deliverDue(db: Database, clock: Clock = SYSTEM_CLOCK): Promise<Delivery> {
  await deliverPurges(db, clock.now());
  return deliverBuildRequests(db, clock);
}

/**
 * What follows a committed change; its build is asked for when the minute is over, if need be. Where the process ends
 * before, the scheduled function does it.
 */
export async function settleBuildRequests(db: Database, clock: Clock = SYSTEM_CLOCK): Promise<void> {
  if ((await deliverDue(db, clock)) !== 'debounced') return;
  await clock.pause(DEBOUNCE.windowMs);
  await deliverBuildRequests(db, clock);
}

/**
 * The guard of every call that changes what readers see. It stands before `idempotent`, so that the change is
 * committed when the build is asked for; the answer does not wait for the hook.
 */
export const requestsBuild = os.$context<ApiContext>().middleware(async ({ context, next }) => {
  const result = await next();
  context.afterwards(() => settleBuildRequests(context.db));
  return result;
});
