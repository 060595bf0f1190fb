/** How often somebody may try to sign in: counted in Postgres before the password is looked at. */
import { createHmac } from 'node:crypto';

import { and, gt, eq, inArray, sql } from 'drizzle-orm';

import { networkOf } from '../../api/address.ts';
import { apiError } from '../../api/errors.ts';
import { countCall } from '../../api/limits.ts';
import { currentSigningKey } from '../../api/visitor.ts';
import type { Database } from '../../db/database.ts';
import { isReadOnly } from '../../db/errors.ts';
import { loginFailures } from '../../db/schema/auth.ts';
import { rateLimits } from '../../db/schema/platform.ts';

const HOUR_MS = 60 * 60 * 1000;
const ATTEMPTS_PER_CLIENT = 20;
/** Of everybody whom a device cookie does not tell from a stranger. */
const ATTEMPTS_OF_STRANGERS = 100;
const FREE_FAILURES = 5;
const FIRST_BLOCK_MINUTES = 10;
const LONGEST_BLOCK_MINUTES = 24 * 60;
const DOUBLINGS_MAXIMUM = 10;
/** A failure counts until a day after the block that it caused. */
const REMEMBERED_MINUTES = 24 * 60;
const STRANGERS = 'login:strangers';

/** Who tries: a browser that has signed in before, or an address. */
export type Client = { device?: string | undefined; address: string };

/** A counted attempt, so that it can be given back. */
export type Attempt = { counters: string[]; pair: string };

/**
 * Counts an attempt of this client as this user, as if it had failed.
 *
 * An address may try 20 times an hour and all strangers 100 times; 5 failures of one client as one user block
 * both together for 10 minutes, each further failure for twice as long, at most a day. A known device is
 * counted for itself, so that nobody else, not even at the same address, can lock the owner out.
 *
 * @throws 429 with Retry-After.
 */
export async function takeAttempt(
  db: Database,
  client: Client,
  username: string,
  now: Date,
): Promise<Attempt> {
  try {
    return await countAttempt(db, client, username, now);
  } catch (error) {
    if (!isReadOnly(error)) throw error;
    return countInMemory(db, client, now);
  }
}

async function countAttempt(
  db: Database,
  { device, address }: Client,
  username: string,
  now: Date,
): Promise<Attempt> {
  const client = device ? `device ${device}` : `address ${networkOf(address, { v4: 32, v6: 64 }) ?? address}`;
  const perClient = `login:${hashOf(client)}`;
  await assertBelow(db, perClient, ATTEMPTS_PER_CLIENT, now);
  if (!device) await assertBelow(db, STRANGERS, ATTEMPTS_OF_STRANGERS, now);
  const pair = hashOf(`${client} ${username.toLowerCase()}`);
  await countFailure(db, pair, now);
  return { counters: device ? [perClient] : [perClient, STRANGERS], pair };
}

/** Where nothing can be stored: so many attempts of all strangers together, of each process. */
const IN_MEMORY = { max: 10, windowMs: HOUR_MS };
type Counter = { count: number; resetsAt: Date };
const inMemory = new WeakMap<Database, Map<string, Counter>>();

/** A known device counts for itself, as it does in the database. */
function countInMemory(db: Database, { device = STRANGERS }: Client, now: Date): Attempt {
  const counters = inMemory.get(db) ?? new Map<string, Counter>();
  inMemory.set(db, counters);
  const known = counters.get(device);
  const isOver = known === undefined || known.resetsAt <= now;
  const counter = isOver ? { count: 0, resetsAt: new Date(now.getTime() + IN_MEMORY.windowMs) } : known;
  counter.count += 1;
  counters.set(device, counter);
  if (counter.count > IN_MEMORY.max) throw tooMany(counter.resetsAt, now);
  return { counters: [], pair: '' };
}

/** Takes the attempt back: the password was right. */
export async function returnAttempt(db: Database, attempt: Attempt, now: Date): Promise<void> {
  if (attempt.pair === '') return; // counted in memory
  await db.delete(loginFailures).where(eq(loginFailures.key, attempt.pair));
  await returnCounts(db, attempt, now);
}

/** Takes back an attempt of which no password was looked at; failures of before stay. */
export async function withdrawAttempt(db: Database, attempt: Attempt, now: Date): Promise<void> {
  if (attempt.pair === '') return;
  const { key, failures, blockedUntil } = loginFailures;
  const lifted = sql`case when ${failures} <= ${FREE_FAILURES} then ${now.toISOString()}::timestamptz else ${blockedUntil} end`;
  await db
    .update(loginFailures)
    .set({ failures: sql`${failures} - 1`, blockedUntil: lifted })
    .where(eq(key, attempt.pair));
  await returnCounts(db, attempt, now);
}

async function returnCounts(db: Database, { counters }: Attempt, now: Date): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(and(inArray(rateLimits.key, counters), gt(rateLimits.resetsAt, now)));
}

/** Unlike a visitor's, this hash lasts longer than a day, as a block may. */
const hashOf = (text: string) =>
  createHmac('sha256', currentSigningKey().secret).update(`sign-in ${text}`).digest('hex').slice(0, 32);

async function assertBelow(db: Database, key: string, max: number, now: Date): Promise<void> {
  const { count, resetsAt } = await countCall(db, key, HOUR_MS, now);
  if (count > max) throw tooMany(resetsAt, now);
}

/** One statement, so that of attempts at once no more than the free ones pass. */
async function countFailure(db: Database, key: string, now: Date): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const minutes = (count: unknown) => sql`${count} * interval '1 minute'`;
  const failures = sql`case when ${loginFailures.forgetAt} <= ${moment} then 1 else ${loginFailures.failures} + 1 end`;
  const doublings = sql`least(${failures} - ${FREE_FAILURES}, ${DOUBLINGS_MAXIMUM})`;
  const block = sql`least(${FIRST_BLOCK_MINUTES} * power(2, ${doublings}), ${LONGEST_BLOCK_MINUTES})`;
  const blockedUntil = sql`case when ${failures} < ${FREE_FAILURES} then ${moment} else ${moment} + ${minutes(block)} end`;
  const first = { failures: 1, blockedUntil: now, forgetAt: sql`${moment} + ${minutes(REMEMBERED_MINUTES)}` };
  const counted = await db
    .insert(loginFailures)
    .values({ key, ...first })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: { failures, blockedUntil, forgetAt: sql`${blockedUntil} + ${minutes(REMEMBERED_MINUTES)}` },
      // Attempts at once reach the database in any order: a time alone is no block.
      setWhere: sql`${loginFailures.failures} < ${FREE_FAILURES} or ${loginFailures.blockedUntil} <= ${moment}`,
    })
    .returning({ key: loginFailures.key });
  if (counted.length > 0) return;
  const [blocked] = await db.select().from(loginFailures).where(eq(loginFailures.key, key));
  throw tooMany(blocked?.blockedUntil ?? now, now);
}

function tooMany(until: Date, now: Date) {
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return apiError(429, 'TOO_MANY_REQUESTS', `Too many attempts. Please try again in ${wait}.`, {
    retryAfterSeconds,
  });
}
