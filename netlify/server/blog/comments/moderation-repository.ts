import { and, desc, eq, inArray, ne } from 'drizzle-orm';

import type { CommentQuery, CommentStatus } from '#contracts/blog-moderation.ts';

import { containsWords } from '../../api/search-text.ts';
import { countEach } from '../../db/count-each.ts';
import type { Database } from '../../db/database.ts';
import { firstOf, onlyRow } from '../../db/rows-of.ts';
import { blogComments, blogPosts } from '../../db/schema/blog.ts';

const { id, postId, parentId, authorName, authorEmail, content, status, isAuthorReply, createdAt } =
  blogComments;

const columns = {
  ...{ id, postId, parentId, authorName, authorEmail, content, status, isAuthorReply, createdAt },
  postTitle: blogPosts.title,
  postSlug: blogPosts.slug,
};

const selectComments = (db: Database) =>
  db.select(columns).from(blogComments).innerJoin(blogPosts, eq(blogPosts.id, postId)).$dynamic();

/** One page of comments, newest first, and how many fit the query. */
export async function findPage(db: Database, query: CommentQuery) {
  const { page, limit, search } = query;
  const where = and(
    query.status === undefined ? undefined : eq(status, query.status),
    query.postId === undefined ? undefined : eq(postId, query.postId),
    ...(search === undefined ? [] : containsWords([authorName, authorEmail, content], search)),
  );
  const rows = await selectComments(db)
    .where(where)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await db.$count(blogComments, where) };
}

export const countByStatus = (db: Database) => countEach(db, status);

export const findComment = (db: Database, commentId: number) =>
  firstOf(selectComments(db).where(eq(id, commentId)));

/** Gives comments a status; the ids of those that had another. */
export async function setStatus(tx: Database, ids: number[], wanted: CommentStatus): Promise<number[]> {
  const changed = await tx
    .update(blogComments)
    .set({ status: wanted })
    .where(and(inArray(id, ids), ne(status, wanted)))
    .returning({ id });
  return changed.map((row) => row.id);
}

/** Approves those that wait for it. */
export async function approvePending(tx: Database, ids: number[]): Promise<void> {
  await tx
    .update(blogComments)
    .set({ status: 'approved' })
    .where(and(inArray(id, ids), eq(status, 'pending')));
}

export async function insertComment(tx: Database, row: typeof blogComments.$inferInsert): Promise<number> {
  return onlyRow(await tx.insert(blogComments).values(row).returning({ id })).id;
}

export async function deleteComment(tx: Database, commentId: number): Promise<void> {
  await tx.delete(blogComments).where(eq(id, commentId));
}
