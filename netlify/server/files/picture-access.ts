/** Lets who may see an unpublished text see the pictures that came with it, for an hour. */
import { readToken, signToken, type TokenKind } from '../api/session/tokens.ts';

const ACCESS_MS = 60 * 60 * 1000;
const TOKEN: TokenKind = { audience: 'pictures', typ: 'pictures+jwt', claims: ['post'] };

/** What the address of a picture ends with. @throws {NotConfiguredError} without `SIGNING_KEYS`. */
export const signPictureAccess = (postId: number, now: Date): Promise<string> =>
  signToken(TOKEN, { post: postId }, { now, expire: new Date(now.getTime() + ACCESS_MS) });

/** True for a request that may see what came with this post. */
export async function hasPictureAccess({ url }: Request, postId: number, now: Date): Promise<boolean> {
  const token = new URL(url).searchParams.get('access') ?? undefined;
  return (await readToken(TOKEN, token, now))?.['post'] === postId;
}
