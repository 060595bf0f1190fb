import { and, asc, count, eq, ne, or, sql } from 'drizzle-orm';

import { isPublic } from '../../db/public-posts.ts';
import type { Database } from '../../db/database.ts';
import { onlyRow } from '../../db/rows-of.ts';
import { blogPosts, blogPostTags, blogTags } from '../../db/schema/blog.ts';

type NewTag = typeof blogTags.$inferInsert;
const { id, name, slug, description, color, isActive, createdAt, updatedAt } = blogTags;

/** All tags by name, with the number of public posts and of all. */
export function list(db: Database, now: Date, only?: number) {
  const columns = { id, name, slug, description, color, isActive, createdAt, updatedAt };
  const shown = sql`count(*) filter (where ${isPublic(now)})`.mapWith(Number);
  return db
    .select({ ...columns, postCount: shown, usageCount: count(blogPosts.id) })
    .from(blogTags)
    .leftJoin(blogPostTags, eq(blogPostTags.tagId, id))
    .leftJoin(blogPosts, eq(blogPosts.id, blogPostTags.postId))
    .where(only === undefined ? undefined : eq(id, only))
    .groupBy(id)
    .orderBy(asc(sql`lower(${name})`), asc(id));
}

export async function lock(tx: Database, tagId: number) {
  const [row] = await tx.select().from(blogTags).where(eq(id, tagId)).for('update');
  return row;
}

/** Another one with this name, whatever its case, or this slug. */
export async function findSame(tx: Database, same: { name: string; slug: string }, exceptId: number) {
  const isSame = or(eq(sql`lower(${name})`, same.name.toLowerCase()), eq(slug, same.slug));
  return tx
    .select({ name, slug })
    .from(blogTags)
    .where(and(isSame, ne(id, exceptId)));
}

export async function insert(tx: Database, values: NewTag): Promise<number> {
  return onlyRow(await tx.insert(blogTags).values(values).returning({ id })).id;
}

export async function update(tx: Database, tagId: number, values: Partial<NewTag>): Promise<void> {
  await tx.update(blogTags).set(values).where(eq(id, tagId));
}

/** Deletes it and takes it off its posts; how many those were. */
export async function remove(tx: Database, tagId: number): Promise<number> {
  const detached = await tx.$count(blogPostTags, eq(blogPostTags.tagId, tagId));
  await tx.delete(blogTags).where(eq(id, tagId));
  return detached;
}

/** Gives the posts of one another; those that have it already keep it. */
export async function movePosts(tx: Database, from: number, into: number): Promise<void> {
  await tx.execute(sql`
    insert into ${blogPostTags} (post_id, tag_id)
    select post_id, ${into} from ${blogPostTags} where tag_id = ${from}
    on conflict do nothing`);
}
