/** Pages of posts: filtered, searched and sorted in one statement, which is put together once for each kind of page. */
import { and, asc, count, desc, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import type { Post, PostQuery } from '#contracts/blog.ts';

import type { Database } from '../../db/database.ts';
import { preparedOnce } from '../../db/prepared-once.ts';
import {
  blogCategories,
  blogPostCategories,
  blogPosts,
  blogPostTags,
  blogTags,
} from '../../db/schema/blog.ts';
import { users } from '../../db/schema/auth.ts';
import { postColumns } from './post-view.ts';
import { searchConditions, type SearchKind } from './search.ts';
import { isPublic } from '../../db/public-posts.ts';

type Filter = 'category' | 'tag' | 'featured';

/** What the text of the statement depends on. */
export type PageKind = Pick<PostQuery, 'sortBy' | 'sortOrder'> & {
  search: SearchKind | undefined;
  filters: Filter[];
  withContent: boolean;
};

/** What fills its placeholders: `now`, `limit`, `offset`, and the values of the filters and of the search. */
export type PageValues = Record<string, unknown>;

/** One page of posts, each row with the number of all that match. */
export const findPage = (db: Database, kind: PageKind, values: PageValues) =>
  pageStatement(db, kind).execute(values);

/** The number of all posts that match. */
export async function countPosts(db: Database, kind: PageKind, values: PageValues): Promise<number> {
  const statement = db.select({ total: count() }).from(blogPosts).where(conditionOf(db, kind)).prepare('');
  const [row] = await statement.execute(values);
  return row?.total ?? 0;
}

/**
 * Ids are sorted and cut first, so that texts are read for the page alone, and categories and tags once for the
 * page.
 */
const pageStatement = preparedOnce((db, kind: PageKind) => {
  const rank = rankOf(kind);
  const page = db.$with('page').as(
    db
      .select({
        id: blogPosts.id,
        total: sql`count(*) over ()`.mapWith(Number).as('total'),
        rank: rank.as('rank'),
      })
      .from(blogPosts)
      .where(conditionOf(db, kind))
      .orderBy(...orderOf(kind, rank))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset')),
  );
  return db
    .with(page)
    .select({
      ...postColumns,
      content: kind.withContent ? sql<string>`${blogPosts.content}` : sql<string>`''`,
      categories: sql<Post['categories']>`named.categories`,
      tags: sql<Post['tags']>`named.tags`,
      total: page.total,
    })
    .from(page)
    .innerJoin(sql`references_of_posts(array(select id from page)) named`, sql`named.post_id = ${page.id}`)
    .innerJoin(blogPosts, eq(blogPosts.id, page.id))
    .leftJoin(users, eq(users.id, blogPosts.authorId))
    .orderBy(...orderOf(kind, page.rank));
});

function conditionOf(db: Database, { search, filters }: PageKind): SQL | undefined {
  const matches = search && searchConditions(search).matches;
  return and(isPublic(sql.placeholder('now')), matches, ...filters.map((filter) => FILTERS[filter](db)));
}

/** A bare number would name a column. */
const rankOf = ({ sortBy, search }: PageKind): SQL =>
  sortBy === 'match' && search ? searchConditions(search).rank : sql`0::real`;

/** Ends with date and id, so that every order is total and no post is on two pages. */
function orderOf({ sortBy, sortOrder }: PageKind, rank: SQLWrapper): SQL[] {
  const direction = sortOrder === 'asc' ? asc : desc;
  const byDate = [direction(blogPosts.publishedAt), direction(blogPosts.id)];
  if (sortBy === 'viewCount') return [direction(blogPosts.viewCount), ...byDate];
  return sortBy === 'match' ? [direction(rank), ...byDate] : byDate;
}

const FILTERS: Record<Filter, (db: Database) => SQL> = {
  /** Posts of an active category, by its slug. */
  category: (db) =>
    inArray(
      blogPosts.id,
      db
        .select({ id: blogPostCategories.postId })
        .from(blogPostCategories)
        .innerJoin(blogCategories, eq(blogCategories.id, blogPostCategories.categoryId))
        .where(and(eq(blogCategories.slug, sql.placeholder('category')), blogCategories.isActive)),
    ),
  /** Posts with an active tag, by its slug. */
  tag: (db) =>
    inArray(
      blogPosts.id,
      db
        .select({ id: blogPostTags.postId })
        .from(blogPostTags)
        .innerJoin(blogTags, eq(blogTags.id, blogPostTags.tagId))
        .where(and(eq(blogTags.slug, sql.placeholder('tag')), blogTags.isActive)),
    ),
  featured: () => eq(blogPosts.featured, sql.placeholder('featured')),
};
