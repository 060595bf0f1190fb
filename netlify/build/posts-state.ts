/** Which posts a build was made of, in one word: the same for two databases that show the same. */
import { createHash } from 'node:crypto';

import { asc } from 'drizzle-orm';

import { listCategories, listTags } from '../server/blog/published/site.ts';
import { isPublic } from '../server/db/public-posts.ts';
import { openDatabase } from '../server/db/client.ts';
import { blogPosts } from '../server/db/schema/blog.ts';

/** Reads the state of the database at `url`; without one, or while it is away, there is none. */
export async function readPostsState(url: string | undefined, now = new Date()): Promise<string> {
  if (!url) return '';
  const { db, close } = await openDatabase(url);
  try {
    const { slug, updatedAt } = blogPosts;
    const posts = await db
      .select({ slug, updatedAt })
      .from(blogPosts)
      .where(isPublic(now))
      .orderBy(asc(slug));
    const state = [posts, await listCategories(db, now), await listTags(db, now)];
    return createHash('sha256').update(JSON.stringify(state)).digest('hex');
  } catch {
    return ''; // the build itself will say what is wrong
  } finally {
    await close();
  }
}
