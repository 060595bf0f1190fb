/** Categories, tags and the whole blog, with how much of them is public. One statement each. */
import { and, asc, count, eq, sql } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { onlyRow } from '../../db/rows-of.ts';
import {
  blogCategories,
  blogPostCategories,
  blogPosts,
  blogPostTags,
  blogTags,
} from '../../db/schema/blog.ts';
import { isPublic } from '../../db/public-posts.ts';

/** Active categories in the owner's order, each with the number of its public posts. */
export function findCategories(db: Database, now: Date) {
  const { id, name, slug, description, color } = blogCategories;
  return db
    .select({ id, name, slug, description, color, postCount: count(blogPosts.id) })
    .from(blogCategories)
    .leftJoin(blogPostCategories, eq(blogPostCategories.categoryId, blogCategories.id))
    .leftJoin(blogPosts, and(eq(blogPosts.id, blogPostCategories.postId), isPublic(now)))
    .where(eq(blogCategories.isActive, true))
    .groupBy(blogCategories.id)
    .orderBy(asc(blogCategories.sortOrder), asc(blogCategories.name));
}

/** Active tags by name, each with the number of its public posts. */
export function findTags(db: Database, now: Date) {
  const { id, name, slug, description, color } = blogTags;
  return db
    .select({ id, name, slug, description, color, postCount: count(blogPosts.id) })
    .from(blogTags)
    .leftJoin(blogPostTags, eq(blogPostTags.tagId, blogTags.id))
    .leftJoin(blogPosts, and(eq(blogPosts.id, blogPostTags.postId), isPublic(now)))
    .where(eq(blogTags.isActive, true))
    .groupBy(blogTags.id)
    .orderBy(asc(blogTags.name));
}

/** What is public in numbers. */
export async function findTotals(db: Database, now: Date) {
  return onlyRow(
    await db
      .select({
        posts: count(),
        views: sql`coalesce(sum(${blogPosts.viewCount}), 0)`.mapWith(Number),
        categories: sql`(select count(*) from ${blogCategories} where is_active)`.mapWith(Number),
        tags: sql`(select count(*) from ${blogTags} where is_active)`.mapWith(Number),
      })
      .from(blogPosts)
      .where(isPublic(now)),
  );
}
