/** The search in the address (B-SRCH-3), of the page of the search and of the list. */
import type { Query } from './posts-query.ts';

const SORTS = ['relevance', 'match', 'date', 'popularity'];
export const DEFAULT_SORT = 'relevance';
/** What the box of a search takes, and the server. */
const LONGEST = 200;

/** Reads an address; what it does not know is as if it were not there. */
export function queryOf(parameters: string): Query {
  const given = new URLSearchParams(parameters);
  const sort = given.get('sort') ?? DEFAULT_SORT;
  const page = Number(given.get('page') ?? 1);
  return {
    search: (given.get('q') ?? '').slice(0, LONGEST).trim(),
    category: given.get('category') ?? '',
    sort: SORTS.includes(sort) ? sort : DEFAULT_SORT,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes it: the sort only if it is not the default, the page only beyond the first. */
export function searchOf({ search, category, sort, page }: Query): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('q', search);
  if (category) parameters.set('category', category);
  if (sort !== DEFAULT_SORT) parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text && `?${text}`;
}
