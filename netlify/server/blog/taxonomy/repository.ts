import { and, asc, count, eq, max, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { isPublic } from '../../db/public-posts.ts';
import type { Database } from '../../db/database.ts';
import { onlyRow } from '../../db/rows-of.ts';
import {
  blogCategories,
  blogPostCategories,
  blogPosts,
  blogPostTags,
  blogTags,
} from '../../db/schema/blog.ts';

type Table = typeof blogCategories | typeof blogTags;
export type Values = Pick<Table['$inferSelect'], 'name' | 'slug' | 'description' | 'color' | 'isActive'>;
/** Which posts have it: a table with the post and the category or tag. */
type Links = PgTable & { postId: PgColumn };

type Kept = {
  links: Links;
  linked: PgColumn;
  /** Of tags always 0, which their contract leaves out. */
  sortOrder: SQL<number>;
  order: SQL[];
};

function repositoryOf(kind: 'category' | 'tag', of: Table, { links, linked, sortOrder, order }: Kept) {
  const table = of as typeof blogTags; // whose columns both have: of either, drizzle takes each for missing in a join
  const { id, name, slug, description, color, isActive, createdAt, updatedAt } = table;
  return {
    /** All in their order, with the number of public posts and of all. */
    list: (db: Database, now: Date, only?: number) =>
      db
        .select({
          ...{ id, name, slug, description, color, isActive, createdAt, updatedAt, sortOrder },
          postCount: sql`count(*) filter (where ${isPublic(now)})`.mapWith(Number),
          usageCount: count(blogPosts.id),
        })
        .from(table)
        .leftJoin(links, eq(linked, id))
        .leftJoin(blogPosts, eq(blogPosts.id, links.postId))
        .where(only === undefined ? undefined : eq(id, only))
        .groupBy(id)
        .orderBy(...order),
    lock: async (tx: Database, one: number): Promise<Values | undefined> => {
      const [row] = await tx.select().from(table).where(eq(id, one)).for('update');
      return row;
    },
    /** Another one with this name, whatever its case, or this slug. */
    findSame: (tx: Database, same: { name: string; slug: string }, exceptId: number) => {
      const isSame = or(eq(sql`lower(${name})`, same.name.toLowerCase()), eq(slug, same.slug));
      return tx
        .select({ name, slug })
        .from(table)
        .where(and(isSame, ne(id, exceptId)));
    },
    insert: async (tx: Database, values: Values): Promise<number> =>
      onlyRow(await tx.insert(table).values(values).returning({ id })).id,
    update: async (tx: Database, one: number, values: Values): Promise<void> => {
      await tx.update(table).set(values).where(eq(id, one));
    },
    /** Deletes it and takes it off its posts; how many those were. */
    remove: async (tx: Database, one: number): Promise<number> => {
      const detached = await tx.$count(links, eq(linked, one));
      await tx.delete(table).where(eq(id, one));
      return detached;
    },
    /** Gives the posts of one another; those that have it already keep it. */
    movePosts: async (tx: Database, from: number, into: number): Promise<void> => {
      const column = sql.identifier(`${kind}_id`);
      await tx.execute(sql`
        insert into ${links} (post_id, ${column})
        select post_id, ${into} from ${links} where ${column} = ${from}
        on conflict do nothing`);
    },
  };
}

export const tags = repositoryOf('tag', blogTags, {
  ...{ links: blogPostTags, linked: blogPostTags.tagId, sortOrder: sql`0`.mapWith(Number) },
  order: [asc(sql`lower(${blogTags.name})`), asc(blogTags.id)],
});

const { sortOrder } = blogCategories;
const kept = repositoryOf('category', blogCategories, {
  ...{
    links: blogPostCategories,
    linked: blogPostCategories.categoryId,
    sortOrder: sql`${sortOrder}`.mapWith(Number),
  },
  order: [asc(sortOrder), asc(blogCategories.name)],
});

export const categories = {
  ...kept,
  /** Adds it behind all others. */
  insert: async (tx: Database, values: Values): Promise<number> => {
    const [row] = await tx.select({ last: max(sortOrder) }).from(blogCategories);
    const sorted = { ...values, sortOrder: (row?.last ?? -1) + 1 };
    return onlyRow(await tx.insert(blogCategories).values(sorted).returning({ id: blogCategories.id })).id;
  },
  /** Puts the categories into the order of `ids`; those that are not named follow as they were. */
  reorder: async (tx: Database, ids: number[]): Promise<void> => {
    await tx.execute(sql`
      update ${blogCategories} set sort_order = ordered.place - 1, updated_at = now()
      from (
        select c.id, row_number() over (order by wanted.place nulls last, c.sort_order, c.name) as place
        from ${blogCategories} c
        left join json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality as wanted(id, place)
          on wanted.id::int = c.id
      ) as ordered
      where ordered.id = ${blogCategories.id} and ${sortOrder} <> ordered.place - 1`);
  },
};
