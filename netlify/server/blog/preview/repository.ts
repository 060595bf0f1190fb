import { and, desc, eq, gt, sql } from 'drizzle-orm';

import type { DraftKey } from '#contracts/blog-post-input.ts';

import type { Database } from '../../db/database.ts';
import { firstOf, onlyRow } from '../../db/rows-of.ts';
import { blogPostDrafts, previewLinks } from '../../db/schema/blog-writing.ts';
import { blogPosts } from '../../db/schema/blog.ts';

export type LinkRow = typeof previewLinks.$inferSelect;

export async function insertLink(tx: Database, values: typeof previewLinks.$inferInsert): Promise<LinkRow> {
  return onlyRow(await tx.insert(previewLinks).values(values).returning());
}

const isAlive = (now: Date) => gt(previewLinks.expiresAt, now);

export async function findLink(db: Database, id: number, now: Date): Promise<LinkRow | undefined> {
  const [row] = await db
    .select()
    .from(previewLinks)
    .where(and(eq(previewLinks.id, id), isAlive(now)));
  return row;
}

/** Those that show something, newest first: of one text, or of all. */
export function listLinks(db: Database, key: DraftKey | undefined, now: Date) {
  const { id, createdAt, expiresAt } = previewLinks;
  const draft = sql<string | null>`nullif(${blogPostDrafts.values} ->> 'title', '')`;
  return db
    .select({
      id,
      key: previewLinks.key,
      createdAt,
      expiresAt,
      title: sql<string>`coalesce(${draft}, ${blogPosts.title}, '')`,
    })
    .from(previewLinks)
    .leftJoin(blogPostDrafts, eq(blogPostDrafts.key, previewLinks.key))
    .leftJoin(blogPosts, sql`${previewLinks.key} = 'post-' || ${blogPosts.id}`)
    .where(and(isAlive(now), key === undefined ? undefined : eq(previewLinks.key, key)))
    .orderBy(desc(id));
}

export const deleteLink = (tx: Database, id: number): Promise<LinkRow | undefined> =>
  firstOf(tx.delete(previewLinks).where(eq(previewLinks.id, id)).returning());
