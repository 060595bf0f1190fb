/** A post as everybody sees it (B-API-4): which columns leave the database, and in what shape. */
import { eq, sql } from 'drizzle-orm';

import type { Post } from '#contracts/blog.ts';

import type { Database } from '../../db/database.ts';
import { blogPosts } from '../../db/schema/blog.ts';
import { users } from '../../db/schema/auth.ts';

const WORDS_PER_MINUTE = 200; // B-POST-6

/** Everything but the search vector. */
export const postColumns = {
  id: blogPosts.id,
  title: blogPosts.title,
  slug: blogPosts.slug,
  excerpt: blogPosts.excerpt,
  content: blogPosts.content,
  coverImage: blogPosts.coverImage,
  featured: blogPosts.featured,
  status: blogPosts.status,
  publishedAt: blogPosts.publishedAt,
  updatedAt: blogPosts.updatedAt,
  createdAt: blogPosts.createdAt,
  readingTime: blogPosts.readingTime,
  wordCount: blogPosts.wordCount,
  viewCount: blogPosts.viewCount,
  likeCount: blogPosts.likeCount,
  shareCount: blogPosts.shareCount,
  seoTitle: blogPosts.seoTitle,
  seoDescription: blogPosts.seoDescription,
  allowComments: blogPosts.allowComments,
  firstName: users.firstName,
  lastName: users.lastName,
  categories: sql<Post['categories']>`categories_of_post(${blogPosts.id})`,
  tags: sql<Post['tags']>`tags_of_post(${blogPosts.id})`,
};

/** Posts with their author, categories and tags, to be narrowed by `where`, `orderBy` and `limit`. */
export const selectPosts = (db: Database) =>
  db.select(postColumns).from(blogPosts).leftJoin(users, eq(users.id, blogPosts.authorId)).$dynamic();

type PostRow = Awaited<ReturnType<typeof selectPosts>>[number];

/** Minutes to read so many words: by 200, rounded up, at least one (B-POST-6). */
export const readingTimeOf = (words: number): number => Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));

/** The row as the API and the site carry it: moments as text, and a counted reading time where the author set none. */
export function toPost({ firstName, lastName, wordCount, ...row }: PostRow): Post {
  return {
    ...row,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    readingTime: row.readingTime ?? readingTimeOf(wordCount),
    author: { firstName: firstName ?? '', lastName: lastName ?? '' },
  };
}
