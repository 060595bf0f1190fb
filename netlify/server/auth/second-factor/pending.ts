/** Between the password and the second factor: five minutes in a signed cookie, which ends with that password. */
import { createHash } from 'node:crypto';

import type { LoginResult } from '#contracts/auth.ts';

import type { ApiContext } from '../../api/context.ts';
import type { Database } from '../../db/database.ts';
import { apiError } from '../../api/errors.ts';
import { clearCookie, cookieOf, setCookie } from '../../api/session/cookies.ts';
import { findUser, type AdminUser } from '../repository.ts';
import { readToken, signToken, type TokenKind } from '../../api/session/tokens.ts';
import { countRecoveryCodes, listPasskeys } from './repository.ts';

const PENDING_COOKIE = '__Host-sign-in';
const PENDING_MS = 5 * 60 * 1000;
const PENDING_TOKEN: TokenKind = {
  audience: 'second-factor',
  typ: 'second-factor+jwt',
  claims: ['sub', 'password'],
};

/** Whose password was right, and its hash as it is stored now. */
type RightPassword = Pick<AdminUser, 'id' | 'passwordHash'>;

/** Names the password that was right: of its salted hash, which itself goes nowhere. */
export const passwordOf = ({ passwordHash }: Pick<AdminUser, 'passwordHash'>) =>
  createHash('sha256').update(passwordHash).digest('base64url');

/** Whether the password alone signs nobody in. */
export const hasSecondFactor = async (db: Database, userId: number): Promise<boolean> =>
  (await listPasskeys(db, userId)).length > 0;

export async function beginSecondFactor(context: ApiContext, user: RightPassword): Promise<LoginResult> {
  const { id } = user;
  const now = context.now();
  const expire = new Date(now.getTime() + PENDING_MS);
  const token = await signToken(
    PENDING_TOKEN,
    { sub: String(id), password: passwordOf(user) },
    { now, expire },
  );
  setCookie(context.responseHeaders, PENDING_COOKIE, token, PENDING_MS);
  const recoveryCode = (await countRecoveryCodes(context.db, id)) > 0;
  return { success: false, secondFactor: { passkey: true, recoveryCode } };
}

/**
 * The active user whose password, still the same, was right in this browser a moment ago.
 *
 * @throws 401 `SIGN_IN_EXPIRED`
 */
export async function pendingUser({ db, request, now }: ApiContext): Promise<AdminUser> {
  const claims = await readToken(PENDING_TOKEN, cookieOf(request, PENDING_COOKIE), now());
  const user = claims ? await findUser(db, Number(claims.sub)) : undefined;
  if (!user?.isActive || claims?.['password'] !== passwordOf(user))
    throw apiError(401, 'SIGN_IN_EXPIRED', 'This took too long. Please enter your password again.');
  return user;
}

export function endPending({ responseHeaders }: ApiContext): void {
  clearCookie(responseHeaders, PENDING_COOKIE);
}
