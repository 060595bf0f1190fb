import { and, desc, eq, sql } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { firstOf } from '../../db/rows-of.ts';
import { blogPostDrafts } from '../../db/schema/blog-writing.ts';
import { blogPosts } from '../../db/schema/blog.ts';

export type DraftRow = typeof blogPostDrafts.$inferSelect;

export const findDraft = (db: Database, key: string): Promise<DraftRow | undefined> =>
  firstOf(db.select().from(blogPostDrafts).where(eq(blogPostDrafts.key, key)));

/** Every unsaved text, newest first, without the texts. */
export function listDrafts(db: Database) {
  const { key, postId, basedOn, version, updatedAt, values } = blogPostDrafts;
  const title = sql<string>`${values} ->> 'title'`;
  return db
    .select({ key, postId, basedOn, version, updatedAt, title })
    .from(blogPostDrafts)
    .orderBy(desc(updatedAt));
}

/** Stores the first version; nothing when there is one already. */
export const insertDraft = (db: Database, row: typeof blogPostDrafts.$inferInsert) =>
  firstOf(db.insert(blogPostDrafts).values(row).onConflictDoNothing().returning());

/** Stores the version after `version`; nothing when that is not the one that is stored. */
export async function replaceDraft(
  db: Database,
  version: number,
  { key, ...row }: Pick<DraftRow, 'key' | 'values' | 'basedOn' | 'updatedAt'>,
) {
  const [stored] = await db
    .update(blogPostDrafts)
    .set({ ...row, version: version + 1 })
    .where(and(eq(blogPostDrafts.key, key), eq(blogPostDrafts.version, version)))
    .returning();
  return stored;
}

/** Forgets a draft: whatever its version, or only the one that is named. */
export async function removeDraft(db: Database, key: string, version?: number): Promise<boolean> {
  const ofVersion = version === undefined ? undefined : eq(blogPostDrafts.version, version);
  const removed = await db
    .delete(blogPostDrafts)
    .where(and(eq(blogPostDrafts.key, key), ofVersion))
    .returning({ key: blogPostDrafts.key });
  return removed.length > 0;
}

export async function postExists(db: Database, id: number): Promise<boolean> {
  return (await db.$count(blogPosts, eq(blogPosts.id, id))) > 0;
}
