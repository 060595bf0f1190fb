/** The Posts tab's address as the query of the list. */
import { AdminPostQuery } from '#contracts/blog-posts-admin.ts';
import type { ListAddress } from '#lib/owner/use-list-address.ts';

/** Ids of the columns that sort are the names of the contract. */
export type PostColumn = AdminPostQuery['sortBy'] | 'status' | 'actions';

const SORTS: readonly PostColumn[] = ['title', 'viewCount', 'publishedAt', 'updatedAt'];
export const POSTS_LIST = {
  filters: ['status', 'category'],
  sorts: SORTS,
  firstSort: { by: 'updatedAt', direction: 'descending' },
} as const;

type Address = Pick<ListAddress<'status' | 'category', PostColumn>, 'search' | 'filter' | 'sort' | 'page'>;

/** What the address asks for; what is not understood counts as not there. */
export function postQueryOf({ search, filter, sort, page }: Address): AdminPostQuery {
  const asked = {
    search,
    status: filter('status'),
    category: filter('category'),
    page,
    sortBy: sort?.by,
    sortOrder: sort?.direction === 'ascending' ? 'asc' : 'desc',
  };
  const known = Object.entries(asked).filter(
    ([name, value]) => value && AdminPostQuery.safeParse({ [name]: value }).success,
  );
  return AdminPostQuery.parse(Object.fromEntries(known));
}
