/** Posts that are still files of the build, but no longer public: D43 hides them at once. */
import { isReservedSlug } from '../../src/contracts/slug.ts';
import { findPublishedBySlug } from '../server/blog/published/site.ts';
import { database } from '../server/db/client.ts';
import type { Database } from '../server/db/database.ts';
import { blogPosts } from '../server/db/schema/blog.ts';
import { buildRequests } from '../server/db/schema/blog-writing.ts';

const POST_PATH = /^\/blog\/([a-z0-9-]+)\/?$/;
const PATIENCE_MS = 500;

/**
 * True when the address is one of a post and no public post is there. A silent database hides nothing, nor does an empty
 * one, from which no post was ever taken: it is not the one that the site was built from.
 */
export async function isWithdrawnPost(pathname: string): Promise<boolean> {
  const slug = POST_PATH.exec(pathname)?.[1];
  if (slug === undefined || isReservedSlug(slug)) return false;
  const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref());
  const isAbsent = async () => {
    const db = await database();
    return !(await findPublishedBySlug(db, slug)) && knowsPosts(db);
  };
  return Promise.race([isAbsent(), late]).catch(() => false);
}

async function knowsPosts(db: Database): Promise<boolean> {
  for (const table of [blogPosts, buildRequests])
    if ((await db.select({ id: table.id }).from(table).limit(1)).length > 0) return true;
  return false;
}
