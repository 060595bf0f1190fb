/** The Posts tab's address as the query of the list, and back. */
import { AdminPostQuery } from '#contracts/blog-posts-admin.ts';
import type { Sort } from '#components/ui/DataTable.tsx';

/** Ids of the columns that sort are the names of the contract. */
export type PostColumn = AdminPostQuery['sortBy'] | 'status' | 'actions';

const FILTERS = ['search', 'status', 'category', 'page', 'sortBy', 'sortOrder'] as const;

/** What the address asks for; what is not understood counts as not there. */
export function postQueryOf(address: URLSearchParams): AdminPostQuery {
  const asked = Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = address.get(name);
      const isKnown = value !== null && AdminPostQuery.safeParse({ [name]: value }).success;
      return isKnown ? [[name, value]] : [];
    }),
  );
  return AdminPostQuery.parse(asked);
}

/** True when something narrows the list. */
export function isFiltered({ search, status, category }: AdminPostQuery): boolean {
  return Boolean(search ?? status ?? category);
}

export function sortOf({ sortBy, sortOrder }: AdminPostQuery): Sort<PostColumn> {
  return { by: sortBy, direction: sortOrder === 'asc' ? 'ascending' : 'descending' };
}

/** The changes of the address for another order, which begins on its first page. */
export function changesOf({ by, direction }: Sort<PostColumn>) {
  return { sortBy: by, sortOrder: direction === 'ascending' ? 'asc' : 'desc', page: undefined };
}
