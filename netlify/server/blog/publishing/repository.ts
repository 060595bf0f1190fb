import { and, asc, eq, inArray } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { firstOf, onlyRow } from '../../db/rows-of.ts';
import { blogPostCategories, blogPosts, blogPostTags, blogSlugHistory } from '../../db/schema/blog.ts';

export type PostRow = typeof blogPosts.$inferSelect;
export type NewPost = typeof blogPosts.$inferInsert;

/** The post, kept from other changes until the transaction ends. */
export const lockPost = (tx: Database, id: number): Promise<PostRow | undefined> =>
  firstOf(tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update'));

/** Nothing where another post has the slug, also one that is being made. */
export async function insertPost(tx: Database, values: NewPost): Promise<PostRow | undefined> {
  const insertion = tx.insert(blogPosts).values(values).onConflictDoNothing({ target: blogPosts.slug });
  const [row] = await insertion.returning();
  return row;
}

export async function updatePost(tx: Database, id: number, values: Partial<NewPost>): Promise<PostRow> {
  return onlyRow(await tx.update(blogPosts).set(values).where(eq(blogPosts.id, id)).returning());
}

export async function deletePost(tx: Database, id: number): Promise<void> {
  await tx.delete(blogPosts).where(eq(blogPosts.id, id));
}

export async function isSlugTaken(tx: Database, slug: string): Promise<boolean> {
  return (await tx.$count(blogPosts, eq(blogPosts.slug, slug))) > 0;
}

/** From now on `slug` leads to the post that had it last. */
export async function keepOldSlug(tx: Database, slug: string, postId: number, now: Date): Promise<void> {
  await tx
    .insert(blogSlugHistory)
    .values({ slug, postId, createdAt: now })
    .onConflictDoUpdate({ target: blogSlugHistory.slug, set: { postId, createdAt: now } });
}

/** `slug` leads nowhere any more: of one post, or of any. */
export async function forgetOldSlug(tx: Database, slug: string, postId?: number): Promise<void> {
  const ofPost = postId === undefined ? undefined : eq(blogSlugHistory.postId, postId);
  await tx.delete(blogSlugHistory).where(and(eq(blogSlugHistory.slug, slug), ofPost));
}

export async function replaceCategories(tx: Database, postId: number, ids: number[]): Promise<void> {
  await tx.delete(blogPostCategories).where(eq(blogPostCategories.postId, postId));
  const rows = [...new Set(ids)].map((categoryId) => ({ postId, categoryId }));
  if (rows.length > 0) await tx.insert(blogPostCategories).values(rows);
}

export async function replaceTags(tx: Database, postId: number, ids: number[]): Promise<void> {
  await tx.delete(blogPostTags).where(eq(blogPostTags.postId, postId));
  const rows = [...new Set(ids)].map((tagId) => ({ postId, tagId }));
  if (rows.length > 0) await tx.insert(blogPostTags).values(rows);
}

/** What a change of many posts needs to know of each. */
export type PostState = Pick<PostRow, 'id' | 'slug' | 'status' | 'publishedAt'>;

/** The posts of these ids, kept from other changes; always in one order, so that no two calls wait for each other. */
export function lockPosts(tx: Database, ids: number[]): Promise<PostState[]> {
  const { id, slug, status, publishedAt } = blogPosts;
  return tx
    .select({ id, slug, status, publishedAt })
    .from(blogPosts)
    .where(inArray(id, ids))
    .orderBy(asc(id))
    .for('update');
}

export async function updatePosts(tx: Database, ids: number[], values: Partial<NewPost>): Promise<void> {
  await tx.update(blogPosts).set(values).where(inArray(blogPosts.id, ids));
}

export async function deletePosts(tx: Database, ids: number[]): Promise<void> {
  await tx.delete(blogPosts).where(inArray(blogPosts.id, ids));
}

export async function forgetOldSlugs(tx: Database, slugs: string[]): Promise<void> {
  await tx.delete(blogSlugHistory).where(inArray(blogSlugHistory.slug, slugs));
}

/** Adds a category to posts; the ids of those that did not have it. */
export async function addCategory(tx: Database, ids: number[], categoryId: number): Promise<number[]> {
  const rows = ids.map((postId) => ({ postId, categoryId }));
  const added = await tx
    .insert(blogPostCategories)
    .values(rows)
    .onConflictDoNothing()
    .returning({ postId: blogPostCategories.postId });
  return added.map(({ postId }) => postId);
}

/** Adds a tag to posts; the ids of those that did not have it. */
export async function addTag(tx: Database, ids: number[], tagId: number): Promise<number[]> {
  const rows = ids.map((postId) => ({ postId, tagId }));
  const added = await tx
    .insert(blogPostTags)
    .values(rows)
    .onConflictDoNothing()
    .returning({ postId: blogPostTags.postId });
  return added.map(({ postId }) => postId);
}
