/** The device cookie: a browser that has signed in before is not a stranger (OWASP, device cookies). */
import { randomBytes } from 'node:crypto';

import { cookieOf, setCookie } from '../../api/session/cookies.ts';
import { readToken, signToken, type TokenKind } from '../../api/session/tokens.ts';

const DEVICE_COOKIE = '__Host-device';
const DEVICE_MS = 365 * 24 * 60 * 60 * 1000;
const DEVICE_TOKEN: TokenKind = { audience: 'device', typ: 'device+jwt', claims: ['sub', 'jti'] };

/** The id of the device, if it has signed in as this user before. */
export async function deviceOf(request: Request, username: string, now: Date): Promise<string | undefined> {
  const claims = await readToken(DEVICE_TOKEN, cookieOf(request, DEVICE_COOKIE), now);
  return claims?.sub === username.toLowerCase() ? claims.jti : undefined;
}

/** Remembers the browser for a year after each sign-in. */
export async function rememberDevice(headers: Headers, username: string, now: Date): Promise<void> {
  const claims = { sub: username.toLowerCase(), jti: randomBytes(16).toString('base64url') };
  const expire = new Date(now.getTime() + DEVICE_MS);
  setCookie(headers, DEVICE_COOKIE, await signToken(DEVICE_TOKEN, claims, { now, expire }), DEVICE_MS);
}
