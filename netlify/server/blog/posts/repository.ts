import { and, asc, count, desc, eq, ilike, inArray, like, or, sql, type SQL } from 'drizzle-orm';

import type { AdminPostQuery } from '#contracts/blog-posts-admin.ts';

import { containing } from '../../api/search-text.ts';
import { postColumns, selectPosts } from '../published/post-view.ts';
import { exactSearch, searchConditions } from '../published/search.ts';
import type { Database } from '../../db/database.ts';
import {
  blogCategories,
  blogComments,
  blogPostCategories,
  blogPosts,
  blogPostTags,
  blogTags,
} from '../../db/schema/blog.ts';
import { blogPostDrafts } from '../../db/schema/blog-writing.ts';
import { users } from '../../db/schema/auth.ts';

const { content: _, seoTitle: _title, seoDescription: _description, ...listColumns } = postColumns;

const commentsOf = (condition: SQL) =>
  sql`(select count(*) from ${blogComments} where ${blogComments.postId} = ${blogPosts.id} and ${condition})`.mapWith(
    Number,
  );

const rowColumns = {
  ...listColumns,
  commentCount: commentsOf(sql`${blogComments.status} <> 'spam'`),
  pendingComments: commentsOf(sql`${blogComments.status} = 'pending'`),
  hasDraft: sql<boolean>`exists (select 1 from ${blogPostDrafts} where ${blogPostDrafts.postId} = ${blogPosts.id})`,
};

/** One page of posts, and how many fit the query in all. */
export async function findPage(db: Database, query: AdminPostQuery, now: Date) {
  const where = conditionOf(db, query, now);
  const order = orderOf(query);
  const page = db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(where)
    .orderBy(...order)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const rows = await db
    .select(rowColumns)
    .from(blogPosts)
    .leftJoin(users, eq(users.id, blogPosts.authorId))
    .where(inArray(blogPosts.id, page))
    .orderBy(...order);
  return { rows, total: await db.$count(blogPosts, where) };
}

/** Ends with the id, so that no post is on two pages; what has no date comes last. */
function orderOf({ sortBy, sortOrder }: AdminPostQuery): SQL[] {
  const direction = sortOrder === 'asc' ? asc : desc;
  const column = sortBy === 'title' ? sql`lower(${blogPosts.title})` : blogPosts[sortBy];
  return [sql`${direction(column)} nulls last`, direction(blogPosts.id)];
}

const isFuture = (now: Date) => sql`${blogPosts.publishedAt} > ${now.toISOString()}::timestamptz`;

function conditionOf(db: Database, { search, status, category, tag }: AdminPostQuery, now: Date) {
  const ofCategory = db
    .select({ id: blogPostCategories.postId })
    .from(blogPostCategories)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPostCategories.categoryId))
    .where(eq(blogCategories.slug, category ?? ''));
  const ofTag = db
    .select({ id: blogPostTags.postId })
    .from(blogPostTags)
    .innerJoin(blogTags, eq(blogTags.id, blogPostTags.tagId))
    .where(eq(blogTags.slug, tag ?? ''));
  return and(
    status === undefined ? undefined : eq(blogPosts.status, status === 'scheduled' ? 'published' : status),
    status === 'scheduled' ? isFuture(now) : undefined,
    category === undefined ? undefined : inArray(blogPosts.id, ofCategory),
    tag === undefined ? undefined : inArray(blogPosts.id, ofTag),
    search === undefined ? undefined : searched(search),
  );
}

/** What stands in the title or the slug as it was typed, and what the blog's own search finds. */
function searched(text: string) {
  const part = containing(text);
  const { kind, values } = exactSearch(text);
  const { matches } = searchConditions(kind, values);
  return or(ilike(blogPosts.title, part), ilike(blogPosts.slug, part), matches);
}

/** How many posts have each status. */
export async function countByStatus(db: Database, now: Date) {
  const rows = await db
    .select({
      status: blogPosts.status,
      posts: count(),
      future: sql`count(*) filter (where ${isFuture(now)})`.mapWith(Number),
    })
    .from(blogPosts)
    .groupBy(blogPosts.status);
  const of = (status: string) => rows.find((row) => row.status === status);
  return {
    draft: of('draft')?.posts ?? 0,
    published: of('published')?.posts ?? 0,
    archived: of('archived')?.posts ?? 0,
    scheduled: of('published')?.future ?? 0,
  };
}

/** One post whatever its status, with the ids of all of its categories and tags, inactive ones too. */
export async function findPost(db: Database, id: number) {
  const [row] = await selectPosts(db).where(eq(blogPosts.id, id));
  return row && { row, ...(await findRelations(db, id)) };
}

export async function findRelations(db: Database, postId: number) {
  const categories = await db
    .select({ id: blogPostCategories.categoryId })
    .from(blogPostCategories)
    .where(eq(blogPostCategories.postId, postId))
    .orderBy(asc(blogPostCategories.id));
  const tags = await db
    .select({ id: blogPostTags.tagId })
    .from(blogPostTags)
    .where(eq(blogPostTags.postId, postId))
    .orderBy(asc(blogPostTags.id));
  return { categoryIds: categories.map(({ id }) => id), tagIds: tags.map(({ id }) => id) };
}

/** Those of the ids that exist. */
export async function knownCategories(db: Database, ids: number[]): Promise<number[]> {
  const { id } = blogCategories;
  const rows = await db.select({ id }).from(blogCategories).where(inArray(id, ids));
  return rows.map((row) => row.id);
}

/** Those of the ids that exist. */
export async function knownTags(db: Database, ids: number[]): Promise<number[]> {
  const { id } = blogTags;
  const rows = await db.select({ id }).from(blogTags).where(inArray(id, ids));
  return rows.map((row) => row.id);
}

/** Slugs of posts that begin with `slug`. */
export async function slugsLike(db: Database, slug: string): Promise<Set<string>> {
  const rows = await db
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(like(blogPosts.slug, `${slug}%`));
  return new Set(rows.map((row) => row.slug));
}

/** The author's row of the owner (D31). */
export async function findAuthorId(db: Database, email: string): Promise<number | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? null;
}

export async function findIdBySlug(db: Database, slug: string): Promise<number | undefined> {
  const [row] = await db.select({ id: blogPosts.id }).from(blogPosts).where(eq(blogPosts.slug, slug));
  return row?.id;
}
