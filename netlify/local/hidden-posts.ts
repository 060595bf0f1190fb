/** Posts that are still files of the build, but no longer public: D43 hides them at once. */
import { isReservedSlug } from '../../src/contracts/slug.ts';
import { findPublishedBySlug } from '../server/blog/site.ts';
import { database } from '../server/db/client.ts';

const POST_PATH = /^\/blog\/([a-z0-9-]+)\/?$/;
const PATIENCE_MS = 500;

/** True when the address is one of a post and no public post is there; a silent database hides nothing. */
export async function isHiddenPost(pathname: string): Promise<boolean> {
  const slug = POST_PATH.exec(pathname)?.[1];
  if (slug === undefined || isReservedSlug(slug)) return false;
  const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref());
  const isAbsent = async () => !(await findPublishedBySlug(await database(), slug));
  return Promise.race([isAbsent(), late]).catch(() => false);
}
