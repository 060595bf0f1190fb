/** Challenges of passkeys: in a signed cookie, bound to who asked, each good for one answer. */
import { createHash } from 'node:crypto';

import type { ApiContext } from '../../api/context.ts';
import { apiError } from '../../api/errors.ts';
import { countCall } from '../../api/limits.ts';
import { clearCookie, cookieOf, setCookie } from '../../api/session/cookies.ts';
import { readToken, signToken, type TokenKind } from '../../api/session/tokens.ts';

const CHALLENGE_COOKIE = '__Host-challenge';
const CHALLENGE_MS = 5 * 60 * 1000;

/** What the challenge is for; `sub` says whose: a session that enrols, or a user who signs in. */
type Purpose = 'passkey-registration' | 'passkey-sign-in';

const kindOf = (purpose: Purpose): TokenKind => ({
  audience: purpose,
  typ: 'challenge+jwt',
  claims: ['challenge', 'sub'],
});

export async function keepChallenge(context: ApiContext, purpose: Purpose, sub: string, challenge: string) {
  const now = context.now();
  const expire = new Date(now.getTime() + CHALLENGE_MS);
  const token = await signToken(kindOf(purpose), { challenge, sub }, { now, expire });
  setCookie(context.responseHeaders, CHALLENGE_COOKIE, token, CHALLENGE_MS);
}

/**
 * The challenge that this browser was given, once.
 *
 * @throws 422 `CHALLENGE_EXPIRED` for one that is too old, used, or somebody else's.
 */
export async function takeChallenge(context: ApiContext, purpose: Purpose, sub: string): Promise<string> {
  const { db, request, responseHeaders } = context;
  const now = context.now();
  clearCookie(responseHeaders, CHALLENGE_COOKIE);
  const claims = await readToken(kindOf(purpose), cookieOf(request, CHALLENGE_COOKIE), now);
  const challenge = claims?.sub === sub ? claims['challenge'] : undefined;
  if (typeof challenge !== 'string') throw expired();
  const key = `challenge:${createHash('sha256').update(challenge).digest('hex')}`;
  const { count } = await countCall(db, key, 2 * CHALLENGE_MS, now);
  if (count > 1) throw expired();
  return challenge;
}

const expired = () => apiError(422, 'CHALLENGE_EXPIRED', 'This took too long. Please begin again.');
