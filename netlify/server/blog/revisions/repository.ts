import { and, desc, eq, inArray } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { blogPostRevisions } from '../../db/schema/blog-writing.ts';

export type NewRevision = typeof blogPostRevisions.$inferInsert;
const { id, postId, title, wordCount, cause, createdAt, values } = blogPostRevisions;

export function listRevisions(db: Database, post: number) {
  return db
    .select({ id, postId, title, wordCount, cause, createdAt })
    .from(blogPostRevisions)
    .where(eq(postId, post))
    .orderBy(desc(id));
}

export async function findRevision(db: Database, post: number, revision: number) {
  const [row] = await db
    .select()
    .from(blogPostRevisions)
    .where(and(eq(postId, post), eq(id, revision)));
  return row;
}

export async function findNewest(db: Database, post: number) {
  const [row] = await db
    .select({ id, values })
    .from(blogPostRevisions)
    .where(eq(postId, post))
    .orderBy(desc(id))
    .limit(1);
  return row;
}

export async function insertRevision(tx: Database, row: NewRevision): Promise<void> {
  await tx.insert(blogPostRevisions).values(row);
}

/** Keeps the newest revisions of a post. */
export async function keepNewest(tx: Database, post: number, kept: number): Promise<void> {
  const older = tx
    .select({ id })
    .from(blogPostRevisions)
    .where(eq(postId, post))
    .orderBy(desc(id))
    .offset(kept);
  await tx.delete(blogPostRevisions).where(inArray(id, older));
}
