import { and, eq, inArray, or } from 'drizzle-orm';

import { isPublic } from '../../db/public-posts.ts';
import type { Database } from '../../db/database.ts';
import { blogCategories, blogPosts, blogSlugHistory, blogTags } from '../../db/schema/blog.ts';
import { awaitsPost, fileIdsIn, findFiles, type FileRow } from '../../files/look-up.ts';

const slugsOf = (rows: { slug: string }[]) => new Set(rows.map(({ slug }) => slug));

/** Those of the slugs at which readers find a post, now or by being sent on. */
export async function publicSlugs(db: Database, slugs: string[], now: Date): Promise<Set<string>> {
  const { slug } = blogPosts;
  const posts = await db
    .select({ slug })
    .from(blogPosts)
    .where(and(inArray(slug, slugs), isPublic(now)));
  const moved = await db
    .select({ slug: blogSlugHistory.slug })
    .from(blogSlugHistory)
    .innerJoin(blogPosts, eq(blogPosts.id, blogSlugHistory.postId))
    .where(and(inArray(blogSlugHistory.slug, slugs), isPublic(now)));
  return slugsOf([...posts, ...moved]);
}

/**
 * Those of the files that readers of the post at `slug` see: public ones, what came with a post that they can read, and
 * what comes with this one once it is saved, because its stored text does not name it yet.
 */
export async function shownFiles(db: Database, ids: number[], slug: string, now: Date): Promise<Set<string>> {
  const files = [...(await findFiles(db, ids)).values()];
  const postIds = files.flatMap(({ postId }) => postId ?? []);
  const rows = await db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(inArray(blogPosts.id, postIds), or(eq(blogPosts.slug, slug), isPublic(now))));
  const readable = new Set(rows.map(({ id }) => id));
  const [stored] = await db
    .select({ content: blogPosts.content })
    .from(blogPosts)
    .where(eq(blogPosts.slug, slug));
  const named = new Set(fileIdsIn(stored?.content ?? ''));
  const isShown = (file: FileRow) =>
    file.isPublic ||
    (file.postId !== null && readable.has(file.postId)) ||
    (awaitsPost(file) && !named.has(file.id));
  return new Set(files.filter(isShown).map(({ id }) => String(id)));
}

export async function activeCategories(db: Database, slugs: string[]): Promise<Set<string>> {
  const { slug, isActive } = blogCategories;
  return slugsOf(
    await db
      .select({ slug })
      .from(blogCategories)
      .where(and(inArray(slug, slugs), isActive)),
  );
}

export async function activeTags(db: Database, slugs: string[]): Promise<Set<string>> {
  const { slug, isActive } = blogTags;
  return slugsOf(
    await db
      .select({ slug })
      .from(blogTags)
      .where(and(inArray(slug, slugs), isActive)),
  );
}
