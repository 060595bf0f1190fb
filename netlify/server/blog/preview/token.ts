/** The token of a preview link: it names one row and an end, and nothing can be changed in it. */
import { Id } from '#contracts/values.ts';

import { readToken, signToken } from '../../api/session/tokens.ts';

const TOKEN = { audience: 'blog-preview', typ: 'preview+jwt', claims: ['link'] } as const;

/** @throws {NotConfiguredError} without `SIGNING_KEYS`. */
export const signPreview = (link: number, now: Date, expire: Date): Promise<string> =>
  signToken(TOKEN, { link }, { now, expire });

/** The link that a token is of; nothing for one that is forged, expired or of another kind. */
export async function verifyPreview(token: string, now: Date): Promise<number | undefined> {
  return Id.safeParse((await readToken(TOKEN, token, now))?.['link']).data;
}
