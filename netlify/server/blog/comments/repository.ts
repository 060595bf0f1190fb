import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Database } from '../../db/database.ts';
import { blogComments, blogPosts } from '../../db/schema/blog.ts';
import { isPublic } from '../../db/public-posts.ts';

const { id, postId, parentId, authorName, content, isAuthorReply, createdAt, status } = blogComments;

/** Whether a public post takes comments; nothing for a post that is not public. */
export async function findCommentedPost(db: Database, id: number, now: Date) {
  const [row] = await db
    .select({ allowComments: blogPosts.allowComments })
    .from(blogPosts)
    .where(and(eq(blogPosts.id, id), isPublic(now)));
  return row;
}

/** Approved comments, oldest first; a reply only while what it answers is approved too. */
export function findApproved(db: Database, post: number, limit: number) {
  const parent = alias(blogComments, 'parent');
  return db
    .select({ id, parentId, authorName, content, isAuthorReply, createdAt })
    .from(blogComments)
    .leftJoin(parent, eq(parent.id, parentId))
    .where(and(eq(postId, post), eq(status, 'approved'), or(isNull(parentId), eq(parent.status, 'approved'))))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
}

/** An approved comment of the post. */
export async function findParent(db: Database, post: number, comment: number) {
  const [row] = await db
    .select({ id, parentId })
    .from(blogComments)
    .where(and(eq(id, comment), eq(postId, post), eq(status, 'approved')));
  return row;
}

export async function insertComment(db: Database, values: typeof blogComments.$inferInsert): Promise<void> {
  await db.insert(blogComments).values(values);
}
