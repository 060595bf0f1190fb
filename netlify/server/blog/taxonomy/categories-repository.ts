import { and, asc, count, eq, max, ne, or, sql } from 'drizzle-orm';

import { isPublic } from '../../db/public-posts.ts';
import type { Database } from '../../db/database.ts';
import { onlyRow } from '../../db/rows-of.ts';
import { blogCategories, blogPostCategories, blogPosts } from '../../db/schema/blog.ts';

type NewCategory = typeof blogCategories.$inferInsert;
const { id, name, slug, description, color, isActive, sortOrder, createdAt, updatedAt } = blogCategories;

/** All categories in their order, with the number of public posts and of all. */
export function list(db: Database, now: Date, only?: number) {
  const columns = { id, name, slug, description, color, isActive, sortOrder, createdAt, updatedAt };
  const shown = sql`count(*) filter (where ${isPublic(now)})`.mapWith(Number);
  return db
    .select({ ...columns, postCount: shown, usageCount: count(blogPosts.id) })
    .from(blogCategories)
    .leftJoin(blogPostCategories, eq(blogPostCategories.categoryId, id))
    .leftJoin(blogPosts, eq(blogPosts.id, blogPostCategories.postId))
    .where(only === undefined ? undefined : eq(id, only))
    .groupBy(id)
    .orderBy(asc(sortOrder), asc(name));
}

export async function lock(tx: Database, categoryId: number) {
  const [row] = await tx.select().from(blogCategories).where(eq(id, categoryId)).for('update');
  return row;
}

/** Another one with this name, whatever its case, or this slug. */
export async function findSame(tx: Database, same: { name: string; slug: string }, exceptId: number) {
  const isSame = or(eq(sql`lower(${name})`, same.name.toLowerCase()), eq(slug, same.slug));
  return tx
    .select({ name, slug })
    .from(blogCategories)
    .where(and(isSame, ne(id, exceptId)));
}

export async function insert(tx: Database, values: NewCategory): Promise<number> {
  const row = { ...values, sortOrder: await nextSortOrder(tx) };
  return onlyRow(await tx.insert(blogCategories).values(row).returning({ id })).id;
}

export async function update(tx: Database, categoryId: number, values: Partial<NewCategory>): Promise<void> {
  await tx.update(blogCategories).set(values).where(eq(id, categoryId));
}

/** Deletes it and takes it off its posts; how many those were. */
export async function remove(tx: Database, categoryId: number): Promise<number> {
  const detached = await tx.$count(blogPostCategories, eq(blogPostCategories.categoryId, categoryId));
  await tx.delete(blogCategories).where(eq(id, categoryId));
  return detached;
}

/** Gives the posts of one another; those that have it already keep it. */
export async function movePosts(tx: Database, from: number, into: number): Promise<void> {
  await tx.execute(sql`
    insert into ${blogPostCategories} (post_id, category_id)
    select post_id, ${into} from ${blogPostCategories} where category_id = ${from}
    on conflict do nothing`);
}

/** A new category comes last. */
async function nextSortOrder(tx: Database): Promise<number> {
  const [row] = await tx.select({ last: max(sortOrder) }).from(blogCategories);
  return row?.last === null || row === undefined ? 0 : row.last + 1;
}

/** Puts the categories into the order of `ids`; those that are not named follow as they were. */
export async function reorder(tx: Database, ids: number[]): Promise<void> {
  await tx.execute(sql`
    update ${blogCategories} set sort_order = ordered.place - 1, updated_at = now()
    from (
      select c.id, row_number() over (order by wanted.place nulls last, c.sort_order, c.name) as place
      from ${blogCategories} c
      left join json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality as wanted(id, place)
        on wanted.id::int = c.id
    ) as ordered
    where ordered.id = ${blogCategories.id} and ${sortOrder} <> ordered.place - 1`);
}
