import { and, desc, eq, exists, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';

import type { Database } from '../../db/database.ts';
import { firstOf } from '../../db/rows-of.ts';
import { preparedOnce } from '../../db/prepared-once.ts';
import { blogPostCategories, blogPosts, blogPostTags, blogSlugHistory } from '../../db/schema/blog.ts';
import { selectPosts } from './post-view.ts';
import { isPublic } from '../../db/public-posts.ts';

const newestFirst = [desc(blogPosts.publishedAt), desc(blogPosts.id)];

const postBySlug = preparedOnce((db) =>
  selectPosts(db).where(and(eq(blogPosts.slug, sql.placeholder('slug')), isPublic(sql.placeholder('now')))),
);

export const findPublicPost = (db: Database, slug: string, now: Date) =>
  firstOf(postBySlug(db).execute({ slug, now }));

/** The slug that the public post which once was at `slug` has now. */
export async function findNewSlug(db: Database, slug: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: blogPosts.slug })
    .from(blogSlugHistory)
    .innerJoin(blogPosts, eq(blogPosts.id, blogSlugHistory.postId))
    .where(and(eq(blogSlugHistory.slug, slug), ne(blogPosts.slug, slug), isPublic(now)));
  return row?.slug;
}

/** Posts by id, in no order. */
export const findPosts = (db: Database, ids: number[]) => selectPosts(db).where(inArray(blogPosts.id, ids));

type Relations = { postId: number; categoryIds: number[]; tagIds: number[] };

/**
 * Ids of public posts of the same categories, then of the same tags, then of the latest, the newest first each
 * time; an id may come twice. Each part reads only until it has enough.
 */
export async function findRelatedIds(db: Database, of: Relations, enough: number, now: Date) {
  const inSameCategory = exists(
    db
      .select({ id: blogPostCategories.id })
      .from(blogPostCategories)
      .where(
        and(
          eq(blogPostCategories.postId, blogPosts.id),
          inArray(blogPostCategories.categoryId, of.categoryIds),
        ),
      ),
  );
  const withSameTag = exists(
    db
      .select({ id: blogPostTags.id })
      .from(blogPostTags)
      .where(and(eq(blogPostTags.postId, blogPosts.id), inArray(blogPostTags.tagId, of.tagIds))),
  );
  const newest = (part: number, condition?: SQL) =>
    db
      .select({
        id: blogPosts.id,
        publishedAt: blogPosts.publishedAt,
        part: sql<number>`${sql.raw(String(part))}`.as('part'),
      })
      .from(blogPosts)
      .where(and(isPublic(now), ne(blogPosts.id, of.postId), condition))
      .orderBy(...newestFirst)
      .limit(enough);
  const rows = await unionAll(newest(0, inSameCategory), newest(1, withSameTag), newest(2)).orderBy(
    sql`part, published_at desc, id desc`,
  );
  return rows.map(({ id }) => id);
}
