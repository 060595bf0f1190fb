/** What is asked of a table's rows, as the address has it: a view can be linked and gone back to. */
import { SEARCH_MAXIMUM } from '#contracts/owner-text.ts';

export type Comparison = 'contains' | 'equals';
export type RowsQuestion = {
  tablename: string;
  sort?: string;
  order?: 'asc' | 'desc';
  column?: string;
  contains?: string;
  equals?: string;
};

/** A filter that is half there, as of a link cut short, is none. */
export function questionOf(address: URLSearchParams, tablename: string): RowsQuestion {
  const [sort, column] = [address.get('sort') ?? '', address.get('column')];
  const by = sort.replace(/^-/u, '');
  const comparison: Comparison = address.get('equals') ? 'equals' : 'contains';
  const text = address.get(comparison)?.slice(0, SEARCH_MAXIMUM);
  return {
    tablename,
    ...(by && { sort: by, order: sort.startsWith('-') ? 'desc' : 'asc' }),
    ...(column && text && { column, [comparison]: text }),
  };
}

/** What a press on a column's name asks for: upwards, downwards, then the order of the key again. */
export function nextSort({ sort, order }: RowsQuestion, column: string): string | undefined {
  if (sort !== column) return column;
  return order === 'asc' ? `-${column}` : undefined;
}
