/** Signing in: the password, then the second factor where there is one, then a new session. */
import { randomBytes } from 'node:crypto';

import type { Credentials, LoginResult } from '#contracts/auth.ts';

import { recordActivity } from '../../activity/record.ts';
import { networkOf } from '../../api/address.ts';
import type { ApiContext } from '../../api/context.ts';
import { apiError } from '../../api/errors.ts';
import type { Database } from '../../db/database.ts';
import { isReadOnly } from '../../db/errors.ts';
import { cookieOf, setCookie } from '../../api/session/cookies.ts';
import { checkKeys } from '../keys.ts';
import { hashPassword, isPassword, needsRehash } from '../password.ts';
import { type AdminUser, findUserByName, updateUser } from '../repository.ts';
import { beginSecondFactor, hasSecondFactor, passwordOf } from '../second-factor/pending.ts';
import {
  endSessionOf,
  SESSION_COOKIE,
  SESSION_MS,
  signRowlessSession,
  startSession,
} from '../../api/session/session.ts';
import { raiseNotice, settleNotice } from '../../notices/service.ts';
import { type Attempt, returnAttempt, takeAttempt, withdrawAttempt } from './limits.ts';
import { readToken, signToken, type TokenKind } from '../../api/session/tokens.ts';

/**
 * Signs in by password, or says which second factor must follow.
 *
 * Unknown, wrong and inactive are one answer, and cost the same time.
 *
 * @throws 401 `INVALID_CREDENTIALS`; 429 before the password is looked at.
 */
export async function login(context: ApiContext, { username, password }: Credentials): Promise<LoginResult> {
  const now = context.now();
  const attempt = await takeLoginAttempt(context, username);
  const user = await findUserByName(context.db, username);
  const isRight = await isRightPassword(context, attempt, password, user);
  if (!user?.isActive || !isRight) {
    await recordActivity(context.db, asStranger(context), 'sign-in refused', 'session').catch(unlessReadOnly);
    throw refused();
  }
  await returnAttempt(context.db, attempt, now);
  const passwordHash = await renewedHash(context.db, user, password);
  if (await hasSecondFactor(context.db, user.id)) {
    const details = { address: context.clientAddress };
    const notice = { kind: PASSED, subject: networkOfCall(context), details, now } as const;
    await raiseNotice(context.db, asStranger(context), notice);
    return beginSecondFactor(context, { id: user.id, passwordHash });
  }
  await signIn(context, { ...user, passwordHash }, 'password');
  return { success: true };
}

const refused = () => apiError(401, 'INVALID_CREDENTIALS', 'The username or the password is not right.');

/** Until the second factor follows from the same network, somebody else may know the password. */
const PASSED = 'password-without-factor';

const networkOfCall = ({ clientAddress }: Pick<ApiContext, 'clientAddress'>): string =>
  networkOf(clientAddress, { v4: 32, v6: 64 }) ?? clientAddress;

/** The hash of the right password, stored anew where it was made with other parameters than those of today. */
async function renewedHash(db: Database, user: AdminUser, password: string): Promise<string> {
  if (!needsRehash(user.passwordHash)) return user.passwordHash;
  const passwordHash = await hashPassword(password);
  await updateUser(db, user, { passwordHash }).catch(unlessReadOnly);
  return passwordHash;
}

/**
 * Counts an attempt of the call's client at `what` this user has to say, a browser that is known as theirs apart
 * from strangers.
 *
 * @throws 429
 */
export async function takeLoginAttempt(
  { db, request, clientAddress, now }: ApiContext,
  username: string,
  what = username,
) {
  const known = await knownDevice(request, username, now());
  return takeAttempt(db, { device: known?.jti, address: clientAddress }, what, now());
}

/** Looks at the password; an attempt whose turn does not come in time is none. @throws 503 for such a one. */
export async function isRightPassword(
  context: ApiContext,
  attempt: Attempt,
  password: string,
  user: Pick<AdminUser, 'passwordHash'> | undefined,
): Promise<boolean> {
  try {
    return await isPassword(password, user?.passwordHash);
  } catch (error) {
    context.afterwards(() => withdrawAttempt(context.db, attempt, context.now()));
    throw error;
  }
}

/** Before the sign-in has succeeded there is nobody to name. */
export const asStranger = (context: ApiContext) => ({
  clientAddress: context.clientAddress,
  request: context.request,
  owner: undefined,
});

type SigningIn = Pick<AdminUser, 'id' | 'username' | 'lastLogin' | 'passwordHash'>;

/** Where the database takes no changes, the owner comes in without being counted or written down. */
function unlessReadOnly(error: unknown): void {
  if (!isReadOnly(error)) throw error;
}

/**
 * Ends the browser's old session, starts a new one and remembers the browser.
 *
 * @throws 401 `INVALID_CREDENTIALS` where the password was changed since it was looked at
 */
export async function signIn(
  context: ApiContext,
  user: SigningIn,
  by: 'password' | 'passkey' | 'recovery code',
): Promise<void> {
  const { id, username, lastLogin } = user;
  const { db, request, clientAddress, responseHeaders } = context;
  const now = context.now();
  // The first sign-in of all has no device that could be known.
  const known = await knownDevice(request, username, now);
  const isNewDevice = lastLogin !== null && known?.['password'] !== passwordOf(user);
  const started = db.transaction(async (tx) => {
    await endSessionOf(tx, request, now);
    if (!(await updateUser(tx, user, { lastLogin: now }))) throw refused();
    const caller = { clientAddress, request, owner: { id } };
    await recordActivity(tx, caller, 'signed in', 'session', undefined, { by });
    if (by !== 'password') await settleNotice(tx, PASSED, networkOfCall(context));
    if (isNewDevice) {
      const details = { by, address: clientAddress, userAgent: request.headers.get('user-agent') };
      await raiseNotice(tx, caller, { kind: 'new-device', subject: networkOfCall(context), details, now });
    }
    return startSession(tx, id, { now, userAgent: request.headers.get('user-agent') });
  });
  const token = await started.catch((error: unknown) => {
    unlessReadOnly(error);
    console.error('The database takes no changes: the owner has signed in without a row.');
    return signRowlessSession(user, now);
  });
  setCookie(responseHeaders, SESSION_COOKIE, token, SESSION_MS);
  await rememberDevice(responseHeaders, user, now);
  context.afterwards(() => checkKeys(db, now));
}

/** A browser that has signed in before is not a stranger (OWASP, device cookies). */
const DEVICE_COOKIE = '__Host-device';
const DEVICE_MS = 365 * 24 * 60 * 60 * 1000;
const DEVICE_TOKEN: TokenKind = { audience: 'device', typ: 'device+jwt', claims: ['sub', 'jti'] };

/** What is known of the browser, if it has signed in as this user before: its id, and by which password. */
async function knownDevice(request: Request, username: string, now: Date) {
  const claims = await readToken(DEVICE_TOKEN, cookieOf(request, DEVICE_COOKIE), now);
  return claims?.sub === username.toLowerCase() ? claims : undefined;
}

/** Remembers the browser for a year; one that knew another password is noticed when it signs in again. */
export async function rememberDevice(
  headers: Headers,
  user: Pick<AdminUser, 'username' | 'passwordHash'>,
  now: Date,
): Promise<void> {
  const [sub, jti] = [user.username.toLowerCase(), randomBytes(16).toString('base64url')];
  const claims = { sub, jti, password: passwordOf(user) };
  const expire = new Date(now.getTime() + DEVICE_MS);
  setCookie(headers, DEVICE_COOKIE, await signToken(DEVICE_TOKEN, claims, { now, expire }), DEVICE_MS);
}
