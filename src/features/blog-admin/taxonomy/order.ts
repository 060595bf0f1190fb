import type { AdminTag } from '#contracts/blog-taxonomy.ts';
import type { Sort } from '#lib/owner/list-order.ts';

export type TaxonomyColumn = 'name' | 'slug' | 'usageCount' | 'actions';
export const TAXONOMY_SORTS: readonly TaxonomyColumn[] = ['name', 'usageCount'];

/** The ids with one of them a place further up or down; at the ends it stays. */
export function moved(ids: readonly number[], id: number, by: -1 | 1): number[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** In the order of the table's head; as they came while nobody has sorted. */
export function sorted(
  items: readonly AdminTag[],
  sort: Sort<TaxonomyColumn> | undefined,
): readonly AdminTag[] {
  if (!sort) return items;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return items.toSorted((a, b) =>
    sort.by === 'usageCount' ? sign * (a.usageCount - b.usageCount) : sign * a.name.localeCompare(b.name),
  );
}
