/** The token of a preview link: it names one text and an end, and nothing can be changed in it. */
import { jwtVerify, SignJWT } from 'jose';

import { DraftKey } from '#contracts/blog-post-input.ts';

import { currentSigningKey } from '../../api/visitor.ts';
import { env } from '../../env.ts';

export const PREVIEW_DAYS = 7;
const PREVIEW_MS = PREVIEW_DAYS * 24 * 60 * 60 * 1000;
const TOKEN = {
  issuer: 'portfolio',
  audience: 'blog-preview',
  typ: 'preview+jwt',
  algorithm: 'HS256',
} as const;

/** @throws {NotConfiguredError} without `SIGNING_KEYS`. */
export async function signPreview(key: DraftKey, now: Date): Promise<{ token: string; expiresAt: Date }> {
  const { kid, secret } = currentSigningKey();
  const expiresAt = new Date(now.getTime() + PREVIEW_MS);
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: TOKEN.algorithm, kid, typ: TOKEN.typ })
    .setIssuer(TOKEN.issuer)
    .setAudience(TOKEN.audience)
    .setSubject(key)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(secret);
  return { token, expiresAt };
}

/** The text that a token shows; nothing for one that is forged, expired or of another kind. */
export async function verifyPreview(token: string, now: Date): Promise<DraftKey | undefined> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => verificationKey(kid), {
      algorithms: [TOKEN.algorithm],
      issuer: TOKEN.issuer,
      audience: TOKEN.audience,
      typ: TOKEN.typ,
      requiredClaims: ['exp', 'iat', 'sub'],
      currentDate: now,
    });
    return DraftKey.safeParse(payload.sub).data;
  } catch {
    // A forged, foreign or expired link is the same as none.
    return undefined;
  }
}

function verificationKey(kid: string | undefined): Uint8Array {
  const key = env().SIGNING_KEYS?.find((candidate) => candidate.kid === kid);
  if (!key) throw new Error('unknown key');
  return key.secret;
}
