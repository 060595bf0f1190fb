import { and, eq } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { blogPostCategories } from '../db/schema/blog-post-categories.ts';
import { blogPostTags } from '../db/schema/blog-post-tags.ts';
import { blogPosts } from '../db/schema/blog-posts.ts';
import { blogSlugHistory } from '../db/schema/blog-slug-history.ts';

export type PostRow = typeof blogPosts.$inferSelect;
export type NewPost = typeof blogPosts.$inferInsert;

/** The post, kept from other changes until the transaction ends. */
export async function lockPost(tx: Database, id: number): Promise<PostRow | undefined> {
  const [row] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update');
  return row;
}

export async function insertPost(tx: Database, values: NewPost): Promise<PostRow> {
  const [row] = await tx.insert(blogPosts).values(values).returning();
  if (!row) throw new Error('the insert returned no row');
  return row;
}

export async function updatePost(tx: Database, id: number, values: Partial<NewPost>): Promise<PostRow> {
  const [row] = await tx.update(blogPosts).set(values).where(eq(blogPosts.id, id)).returning();
  if (!row) throw new Error('the update returned no row');
  return row;
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
