import { lt } from 'drizzle-orm';

import type { Database } from './database.ts';
import { idempotencyKeys } from './schema/idempotency-keys.ts';
import { rateLimits } from './schema/rate-limits.ts';
import { sessions } from './schema/sessions.ts';

/** Nobody repeats a request after this. */
const IDEMPOTENCY_KEY_DAYS = 2;

/** Removes what has no effect any more: ended sessions, past limits, old idempotency keys. */
export async function removeExpired(db: Database, now: Date): Promise<void> {
  const keysBefore = new Date(now.getTime() - IDEMPOTENCY_KEY_DAYS * 24 * 60 * 60 * 1000);
  await db.transaction(async (tx) => {
    await tx.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
    await tx.delete(sessions).where(lt(sessions.expire, now));
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, keysBefore));
  });
}
