/** Which page buttons a list shows (B-LIST-1, D13). */
const FIRST_PAGES = 5;

/** A page number, or the gap between two that are not neighbours. */
export type PageItem = number | 'gap';

/** The first five pages and the last; the current one too where it is neither (D13). */
export function pageItems(current: number, total: number): PageItem[] {
  const first = Array.from({ length: Math.min(FIRST_PAGES, total) }, (_, index) => index + 1);
  const shown = [...new Set([...first, current, total])].filter((page) => page >= 1 && page <= total);
  const pages = shown.sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    return before !== undefined && page - before > 1 ? ['gap' as const, page] : [page];
  });
}

/** The address of a page of a list; the first page has the list's own. */
export const pagePath = (list: string, page: number): string => (page === 1 ? list : `${list}/page/${page}`);

/** Cuts a list into pages of `size`; an empty list has one, empty page. */
export function pagesOf<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
