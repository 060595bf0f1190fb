/** The token of a preview link: it names one text and an end, and nothing can be changed in it. */
import { DraftKey } from '#contracts/blog-post-input.ts';

import { readToken, signToken } from '../../api/session/tokens.ts';

export const PREVIEW_DAYS = 7;
const PREVIEW_MS = PREVIEW_DAYS * 24 * 60 * 60 * 1000;
const TOKEN = { audience: 'blog-preview', typ: 'preview+jwt', claims: ['key'] } as const;

/** @throws {NotConfiguredError} without `SIGNING_KEYS`. */
export async function signPreview(key: DraftKey, now: Date): Promise<{ token: string; expiresAt: Date }> {
  const expiresAt = new Date(now.getTime() + PREVIEW_MS);
  return { token: await signToken(TOKEN, { key }, { now, expire: expiresAt }), expiresAt };
}

/** The text that a token shows; nothing for one that is forged, expired or of another kind. */
export async function verifyPreview(token: string, now: Date): Promise<DraftKey | undefined> {
  return DraftKey.safeParse((await readToken(TOKEN, token, now))?.['key']).data;
}
