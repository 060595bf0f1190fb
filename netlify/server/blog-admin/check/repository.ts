import { and, eq, inArray } from 'drizzle-orm';

import { isPublic } from '../../blog/visibility.ts';
import type { Database } from '../../db/database.ts';
import { blogCategories } from '../../db/schema/blog-categories.ts';
import { blogPosts } from '../../db/schema/blog-posts.ts';
import { blogSlugHistory } from '../../db/schema/blog-slug-history.ts';
import { blogTags } from '../../db/schema/blog-tags.ts';

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
