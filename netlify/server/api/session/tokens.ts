/**
 * Signed tokens of every kind: one key list, one issuer, and an audience and type for each kind. The library is loaded
 * with the first of them: a function that visitors start has none to read.
 */
import type { JWTPayload } from 'jose';

import { currentSigningKey } from '../visitor.ts';
import { env } from '../../env.ts';

const ISSUER = 'portfolio';
const ALGORITHM = 'HS256';

/** A token of one kind is none of another: both names are checked. */
export type TokenKind = { audience: string; typ: string; claims: readonly string[] };

/** @throws {NotConfiguredError} without `SIGNING_KEYS`. */
export async function signToken(
  { audience, typ }: TokenKind,
  claims: Record<string, string | number>,
  { now, expire }: { now: Date; expire: Date },
): Promise<string> {
  const { kid, secret } = currentSigningKey();
  const { SignJWT } = await import('jose');
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, kid, typ })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(expire)
    .sign(secret);
}

/** The claims of a token of this kind; a forged, foreign or expired one is the same as none. */
export async function readToken(
  { audience, typ, claims }: TokenKind,
  token: string | undefined,
  now: Date,
): Promise<JWTPayload | undefined> {
  if (!token) return undefined;
  const { jwtVerify } = await import('jose');
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => verificationKey(kid), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience,
      typ,
      requiredClaims: ['exp', 'iat', ...claims],
      currentDate: now,
    });
    return payload;
  } catch {
    return undefined;
  }
}

function verificationKey(kid: string | undefined): Uint8Array {
  const key = env().SIGNING_KEYS?.find((candidate) => candidate.kid === kid);
  if (!key) throw new Error('unknown key');
  return key.secret;
}
