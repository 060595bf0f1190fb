/** A post as everybody sees it (B-API-4): which columns leave the database, and in what shape. */
import { eq, sql, type SQL } from 'drizzle-orm';

import type { Post } from '#contracts/blog.ts';

import type { Database } from '../db/database.ts';
import { blogCategories } from '../db/schema/blog-categories.ts';
import { blogPostCategories } from '../db/schema/blog-post-categories.ts';
import { blogPostTags } from '../db/schema/blog-post-tags.ts';
import { blogPosts } from '../db/schema/blog-posts.ts';
import { blogTags } from '../db/schema/blog-tags.ts';
import { users } from '../db/schema/users.ts';

const WORDS_PER_MINUTE = 200; // B-POST-6

/** The active categories of the row's post, as one JSON value: no query per post. */
const categoriesOfPost = sql<Post['categories']>`(
  select coalesce(json_agg(${referenceOf(blogCategories)} order by ${blogCategories.sortOrder}, ${blogCategories.name}), '[]')
  from ${blogPostCategories} join ${blogCategories} on ${blogCategories.id} = ${blogPostCategories.categoryId}
  where ${blogPostCategories.postId} = ${blogPosts.id} and ${blogCategories.isActive})`;

const tagsOfPost = sql<Post['tags']>`(
  select coalesce(json_agg(${referenceOf(blogTags)} order by ${blogTags.name}), '[]')
  from ${blogPostTags} join ${blogTags} on ${blogTags.id} = ${blogPostTags.tagId}
  where ${blogPostTags.postId} = ${blogPosts.id} and ${blogTags.isActive})`;

function referenceOf({ id, name, slug, description, color }: typeof blogCategories | typeof blogTags): SQL {
  return sql`json_build_object('id', ${id}, 'name', ${name}, 'slug', ${slug}, 'description', ${description}, 'color', ${color})`;
}

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
  viewCount: blogPosts.viewCount,
  likeCount: blogPosts.likeCount,
  shareCount: blogPosts.shareCount,
  seoTitle: blogPosts.seoTitle,
  seoDescription: blogPosts.seoDescription,
  allowComments: blogPosts.allowComments,
  firstName: users.firstName,
  lastName: users.lastName,
  categories: categoriesOfPost,
  tags: tagsOfPost,
};

/** Posts with their author, categories and tags, to be narrowed by `where`, `orderBy` and `limit`. */
export const selectPosts = (db: Database) =>
  db.select(postColumns).from(blogPosts).leftJoin(users, eq(users.id, blogPosts.authorId)).$dynamic();

type PostRow = Awaited<ReturnType<typeof selectPosts>>[number];

/** The row as the API and the site carry it: moments as text, a reading time in any case. */
export function toPost({ firstName, lastName, ...row }: PostRow): Post {
  return {
    ...row,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    readingTime: row.readingTime ?? readingMinutes(row.content),
    author: { firstName: firstName ?? '', lastName: lastName ?? '' },
  };
}

/** Minutes to read a text: its words by 200, rounded up, at least one (B-POST-6). */
export function readingMinutes(text: string): number {
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
