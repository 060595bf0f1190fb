import { and, desc, eq, lte, sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { blogPosts } from '../db/schema/blog-posts.ts';

export type PostExcerpt = { title: string; slug: string; excerpt: string; text: string };

/** As much of a post's text as an answer can rest on. */
const TEXT_LENGTH = 1_500;

const columns = {
  title: blogPosts.title,
  slug: blogPosts.slug,
  excerpt: sql<string>`coalesce(${blogPosts.excerpt}, '')`,
  text: sql<string>`left(${blogPosts.content}, ${TEXT_LENGTH})`,
};

const isPublic = (now: Date) => and(eq(blogPosts.status, 'published'), lte(blogPosts.publishedAt, now));

/** Published posts that fit a `tsquery`, best first. */
export function findPublishedPosts(
  db: Database,
  tsquery: string,
  limit: number,
  now: Date,
): Promise<PostExcerpt[]> {
  const query = sql`to_tsquery('english', ${tsquery})`;
  return db
    .select(columns)
    .from(blogPosts)
    .where(and(isPublic(now), sql`${blogPosts.searchVector} @@ ${query}`))
    .orderBy(desc(sql`ts_rank_cd(${blogPosts.searchVector}, ${query})`), desc(blogPosts.publishedAt))
    .limit(limit);
}

/** The newest published posts. */
export function newestPublishedPosts(db: Database, limit: number, now: Date): Promise<PostExcerpt[]> {
  return db
    .select(columns)
    .from(blogPosts)
    .where(isPublic(now))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(limit);
}
