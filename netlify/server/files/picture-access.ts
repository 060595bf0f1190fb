/** Lets who may see an unpublished text see the pictures that came with it, for an hour. */
import { readToken, signToken, type TokenKind } from '../api/session/tokens.ts';

const ACCESS_MS = 60 * 60 * 1000;
const TOKEN: TokenKind = { audience: 'pictures', typ: 'pictures+jwt', claims: ['post'] };
/** The token stands in the address of each picture. */
const FILES_MAXIMUM = 50;

/**
 * What the address of a picture ends with.
 *
 * @param fileIds pictures of the text that no post has yet
 * @throws {NotConfiguredError} without `SIGNING_KEYS`.
 */
export function signPictureAccess(postId: number, now: Date, fileIds: number[] = []): Promise<string> {
  const claims = { post: postId, files: fileIds.slice(0, FILES_MAXIMUM).join(' ') };
  return signToken(TOKEN, claims, { now, expire: new Date(now.getTime() + ACCESS_MS) });
}

type Picture = { id: number; postId: number | null };

/** True for a request that may see what came with its post, or with a text that is none yet. */
export async function hasPictureAccess(
  { url }: Request,
  { id, postId }: Picture,
  now: Date,
): Promise<boolean> {
  const token = new URL(url).searchParams.get('access') ?? undefined;
  const claims = await readToken(TOKEN, token, now);
  if (postId !== null) return claims?.['post'] === postId;
  const { files } = claims ?? {};
  return typeof files === 'string' && files.split(' ').includes(String(id));
}
