/** Whether the owner showed the password lately: what leaves the site for good asks for that. */
import { eq, sql } from 'drizzle-orm';

import { recordActivity } from '../activity/record.ts';
import { apiError } from '../api/errors.ts';
import type { OwnerContext } from '../api/owner-only.ts';
import { rowlessSince } from '../api/session/session.ts';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/schema/auth.ts';
import { confirmPassword } from './account.ts';

const CONFIRMED_MS = 15 * 60 * 1000;

/** Until when the session counts as confirmed: 15 minutes from its sign-in, or from the last confirmation. */
export async function confirmedUntil({ db, session, now }: OwnerContext): Promise<Date | null> {
  const moments = rowlessSince(session) ?? (await momentsOf(db, session.sid));
  const until = new Date(Math.max(0, ...moments) + CONFIRMED_MS);
  return until > now() ? until : null;
}

async function momentsOf(db: Database, sid: string): Promise<number[]> {
  const rows = await db.select({ sess: sessions.sess }).from(sessions).where(eq(sessions.sid, sid));
  return rows.flatMap(({ sess }) =>
    [sess.startedAt, sess.confirmedAt ?? ''].map((text) => Date.parse(text) || 0),
  );
}

/** @throws 403 `CONFIRMATION_REQUIRED` when neither the sign-in nor a confirmation is recent. */
export async function requireConfirmation(context: OwnerContext): Promise<void> {
  if (!(await confirmedUntil(context)))
    throw apiError(403, 'CONFIRMATION_REQUIRED', 'Please confirm your password first.');
}

/** Confirms this session by its owner's password. @throws 422 for a wrong one, 429 after too many of those. */
export async function confirmSession(context: OwnerContext, password: string): Promise<Date> {
  await confirmPassword(context, password);
  const now = context.now();
  await context.db.transaction(async (tx) => {
    await rememberConfirmation(tx, context.session.sid, now);
    await recordActivity(tx, context, 'confirmed password', 'session');
  });
  return new Date(now.getTime() + CONFIRMED_MS);
}

/** Adds to what the row has: it is written elsewhere at the same time. */
async function rememberConfirmation(tx: Database, sid: string, now: Date): Promise<void> {
  const added = JSON.stringify({ confirmedAt: now.toISOString() });
  await tx
    .update(sessions)
    .set({ sess: sql`${sessions.sess} || ${added}::jsonb` })
    .where(eq(sessions.sid, sid));
}
