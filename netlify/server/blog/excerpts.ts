/** Posts as the assistant reads them: as much of the text as an answer can rest on. */
import { and, desc, sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { blogPosts } from '../db/schema/blog-posts.ts';
import { isPublic } from './visibility.ts';

type PostExcerpt = { title: string; slug: string; excerpt: string; text: string };

const TEXT_LENGTH = 1_500;

const columns = {
  title: blogPosts.title,
  slug: blogPosts.slug,
  excerpt: sql<string>`coalesce(${blogPosts.excerpt}, '')`,
  text: sql<string>`left(${blogPosts.content}, ${TEXT_LENGTH})`,
};

/** Published posts that fit a `tsquery`, best first. */
export function findExcerpts(
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
export function newestExcerpts(db: Database, limit: number, now: Date): Promise<PostExcerpt[]> {
  return db
    .select(columns)
    .from(blogPosts)
    .where(isPublic(now))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(limit);
}
