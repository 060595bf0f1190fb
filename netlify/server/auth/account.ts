/** What the signed-in owner does with sessions and the password. */
import type { ActiveSession, PasswordChange } from '#contracts/auth.ts';

import { recordActivity } from '../activity/record.ts';
import type { ApiContext } from '../api/context.ts';
import { apiError, notFound } from '../api/errors.ts';
import type { OwnerContext } from '../api/owner-only.ts';
import { clearCookie, setCookie } from '../api/session/cookies.ts';
import { siteOrigin } from '../env.ts';
import { returnAttempt } from './login/limits.ts';
import { isRightPassword, rememberDevice, takeLoginAttempt } from './login/login.ts';
import { hashPassword } from './password.ts';
import * as repository from './repository.ts';
import { isWeakPassword } from './weak-password.ts';
import {
  endSessionOf,
  findSession,
  isLive,
  SESSION_COOKIE,
  SESSION_MS,
  signAdminToken,
  startSession,
} from '../api/session/session.ts';

/** Ends the browser's session; without one it is signed out already. */
export async function logout(context: ApiContext): Promise<void> {
  const { db, request, responseHeaders } = context;
  const found = await findSession(db, request, context.now());
  await db.transaction(async (tx) => {
    await endSessionOf(tx, request, context.now());
    if (found) await recordActivity(tx, { ...context, ...found }, 'signed out', 'session');
  });
  clearCookie(responseHeaders, SESSION_COOKIE);
}

export async function listSessions({ db, owner, session, now }: OwnerContext): Promise<ActiveSession[]> {
  const rows = await repository.listSessions(db, owner.id);
  return rows
    .filter((row) => isLive(row, now()))
    .map(({ sid, expire, sess: { userAgent, startedAt, lastSeenAt } }) => ({
      id: sid,
      userAgent,
      startedAt,
      lastSeenAt,
      endsAt: expire.toISOString(),
      isCurrent: sid === session.sid,
    }));
}

export function endSession(context: OwnerContext, sid: string): Promise<void> {
  return context.db.transaction(async (tx) => {
    if (!(await repository.deleteSession(tx, context.owner.id, sid))) notFound('session');
    await recordActivity(tx, context, 'ended', 'session');
  });
}

/** Ends all other sessions, or with them the caller's own, and says how many ended. */
export async function signOutEverywhere(context: OwnerContext, keepCurrent: boolean): Promise<number> {
  const { db, owner, session, responseHeaders } = context;
  const ended = await db.transaction(async (tx) => {
    const count = await repository.deleteSessions(tx, owner.id, keepCurrent ? session.sid : undefined);
    await recordActivity(tx, context, 'signed out everywhere', 'session', undefined, { sessions: count });
    return count;
  });
  if (!keepCurrent) clearCookie(responseHeaders, SESSION_COOKIE);
  return ended;
}

/**
 * Changes the password and ends every session, and secret links where that is wanted; the caller gets a new session.
 *
 * @throws 422 when the current password is not right, or the new one is easy to guess; 429 after too many wrong ones.
 */
export async function changePassword(context: OwnerContext, change: PasswordChange): Promise<void> {
  const { db, owner, request, responseHeaders } = context;
  const user = await confirmPassword(context, change.currentPassword, 'currentPassword');
  if (isWeakPassword(change.newPassword, { ...owner, username: user.username, site: siteOrigin() }))
    throw tooEasy();
  const passwordHash = await hashPassword(change.newPassword);
  const now = context.now();
  const token = await db.transaction(async (tx) => {
    if (!(await repository.updateUser(tx, user, { passwordHash }))) throw notRight('currentPassword');
    await repository.deleteSessions(tx, owner.id);
    await recordActivity(tx, context, 'changed password', 'account');
    if (change.endLinks) {
      const links = await repository.deletePreviewLinks(tx);
      if (links > 0)
        await recordActivity(tx, context, 'revoked all previews', 'blog_post', undefined, { links });
      if (await repository.deleteCalendarAddress(tx, owner.id))
        await recordActivity(tx, context, 'took back calendar address', 'job_application');
    }
    return startSession(tx, owner.id, { now, userAgent: request.headers.get('user-agent') });
  });
  setCookie(responseHeaders, SESSION_COOKIE, token, SESSION_MS);
  await rememberDevice(responseHeaders, { ...user, passwordHash }, now);
}

/**
 * Asks for the password again, so that a browser left open lets nobody in for good.
 *
 * @throws 422 naming `field`; 429 after too many wrong ones.
 */
export async function confirmPassword(
  context: OwnerContext,
  password: string,
  field = 'password',
): Promise<repository.AdminUser> {
  const user = await repository.findUser(context.db, context.owner.id);
  const username = user?.username ?? '';
  const attempt = await takeLoginAttempt(context, username, `confirmation of ${username}`);
  if (!(await isRightPassword(context, attempt, password, user)) || !user) throw notRight(field);
  await returnAttempt(context.db, attempt, context.now());
  return user;
}

const notRight = (field: string) =>
  apiError(422, 'INVALID', 'The password is not right.', {
    fields: { [field]: 'The password is not right' },
  });

const tooEasy = () =>
  apiError(422, 'INVALID', 'The new password is easy to guess.', {
    fields: {
      newPassword: 'Easy to guess: well-known passwords, names or rows of keys. Use a few unrelated words',
    },
  });

/** D24 */
export function makeAdminToken(context: OwnerContext): Promise<{ token: string; expiresAt: Date }> {
  return context.db.transaction(async (tx) => {
    await recordActivity(tx, context, 'made admin token', 'account');
    return signAdminToken(context.session, context.now());
  });
}
