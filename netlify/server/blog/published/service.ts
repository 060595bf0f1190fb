/** What readers and the assistant may know of the blog. Drafts and future posts are in none of it (D16). */
import type { BlogStats, Category, Post, PostPage, PostQuery, Tag } from '#contracts/blog.ts';

import type { Database } from '../../db/database.ts';
import { shownMarkdown } from '../markdown/shown-text.ts';
import { findCategories, findTags, findTotals } from './counts.ts';
import * as pages from './pages.ts';
import { toPost } from './post-view.ts';
import * as repository from './repository.ts';
import { exactSearch, hasOperators, tolerantSearch, type Search } from './search.ts';
import { findPublishedTexts, findPublishedVersion, type PublishedText } from './texts.ts';

export const RELATED_POSTS = 3; // B-POST-3
const FILTERS = ['category', 'tag', 'featured'] as const;

/** One page of the public posts that fit the query (B-API-1). */
export async function listPosts(db: Database, query: PostQuery, now: Date): Promise<PostPage> {
  const { search: text } = query;
  if (text === undefined) return findPage(db, query, undefined, now);
  const exact = await findPage(db, query, exactSearch(text), now);
  if (exact.total > 0 || hasOperators(text)) return exact;
  return findPage(db, query, await tolerantSearch(db, text), now);
}

async function findPage(
  db: Database,
  query: PostQuery,
  search: Search | undefined,
  now: Date,
): Promise<PostPage> {
  const { page, limit, sortBy, sortOrder } = query;
  const filters = FILTERS.filter((filter) => query[filter] !== undefined);
  const kind = { sortBy, sortOrder, search: search?.kind, filters, withContent: query.content !== false };
  const values = { ...query, ...search?.values, now, offset: (page - 1) * limit };
  const rows = await pages.findPage(db, kind, values);
  // A page after the last has no row to carry the total.
  const total = rows[0]?.total ?? (page === 1 ? 0 : await pages.countPosts(db, kind, values));
  const posts = rows.map(({ total: _, ...row }) => shownPost(toPost(row)));
  return { posts, total, totalPages: Math.ceil(total / limit) };
}

/** A public post by its slug, or by one that it once had; then `slug` differs from what was asked. */
export async function findPost(db: Database, slug: string, now: Date): Promise<Post | undefined> {
  const row = await repository.findPublicPost(db, slug, now);
  if (row) return shownPost(toPost(row));
  const newSlug = await repository.findNewSlug(db, slug, now);
  const moved = newSlug === undefined ? undefined : await repository.findPublicPost(db, newSlug, now);
  return moved && shownPost(toPost(moved));
}

/** Its Markdown as far as the page shows it: what an author notes for himself is nobody's business. */
const shownPost = (post: Post): Post => ({ ...post, content: shownMarkdown(post.content) });

/** Up to three posts to read next (B-POST-3). */
export async function listRelatedPosts(db: Database, post: Post, now: Date): Promise<Post[]> {
  const of = {
    postId: post.id,
    categoryIds: post.categories.map(({ id }) => id),
    tagIds: post.tags.map(({ id }) => id),
  };
  const ids = [...new Set(await repository.findRelatedIds(db, of, RELATED_POSTS, now))].slice(
    0,
    RELATED_POSTS,
  );
  const rows = await repository.findPosts(db, ids);
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(toPost);
}

export const listCategories = (db: Database, now: Date): Promise<Category[]> => findCategories(db, now);

/** `usageCount` is the public one as well: how often drafts use a tag is nobody's business. */
export async function listTags(db: Database, now: Date): Promise<Tag[]> {
  return (await findTags(db, now)).map((tag) => ({ ...tag, usageCount: tag.postCount }));
}

/** Totals of what is public (D16). */
export async function readStats(db: Database, now: Date): Promise<BlogStats> {
  const totals = await findTotals(db, now);
  return {
    totalPosts: totals.posts,
    draftPosts: 0,
    publishedPosts: totals.posts,
    totalViews: totals.views,
    totalCategories: totals.categories,
    totalTags: totals.tags,
  };
}

export type { PublishedText };

/** For the assistant: the newest published posts with their texts. */
export function listPublishedTexts(db: Database, limit: number, now: Date): Promise<PublishedText[]> {
  return findPublishedTexts(db, limit, now);
}

/** For the assistant: changes whenever what {@link listPublishedTexts} gives does. */
export const publishedVersion = (db: Database, now: Date): Promise<string> => findPublishedVersion(db, now);
