/** A list that the page has whole: it is searched and ordered here, and typing waits for nobody. */
import { useDeferredValue, useMemo } from 'react';

import type { Sort } from './list-order.ts';
import { useListAddress } from './use-list-address.ts';

export type WholeList<Row, Id extends string> = {
  /** What the columns that sort go by. */
  orders: Partial<Record<Id, (row: Row) => string | number>>;
  firstSort?: Sort<Id>;
  /** What stands below all others whichever way the column is turned. */
  isLast?: (row: Row, by: Id) => boolean;
  /** Where the words of a search are looked for. */
  textOf: (row: Row) => string;
  /** The parameter of the search. */
  search?: string;
};

/** The rows that the address shows, nothing while they are on their way; `list` is a constant. */
export function useWholeList<Row, Id extends string>(
  all: readonly Row[] | undefined,
  list: WholeList<Row, Id>,
) {
  const shape = useMemo(() => {
    const sorts = Object.keys(list.orders) as Id[]; // of a literal: it has no others
    return { ...list, sorts, isReplacing: true };
  }, [list]);
  const address = useListAddress<never, Id>(shape);
  const { sort } = address;
  const words = useDeferredValue(address.typed).trim();
  const rows = useMemo(() => all && shownRows(all, list, words, sort), [all, list, words, sort]);
  return { address, rows, words };
}

const { compare } = new Intl.Collator('en', { numeric: true });

/** The rows with all the words, in this order; as they came where nothing else decides. */
export function shownRows<Row, Id extends string>(
  all: readonly Row[],
  { orders, textOf, isLast }: WholeList<Row, Id>,
  words: string,
  sort?: Sort<Id>,
): Row[] {
  const asked = words.toLowerCase().split(/\s+/u).filter(Boolean);
  const found = all.filter((row) => {
    const text = textOf(row).toLowerCase();
    return asked.every((word) => text.includes(word));
  });
  const keyOf = sort && orders[sort.by];
  if (!keyOf) return found;
  const { by, direction } = sort;
  const sign = direction === 'ascending' ? 1 : -1;
  const below = (row: Row) => Number(isLast?.(row, by) ?? false);
  return found.toSorted((a, b) => below(a) - below(b) || sign * compareKeys(keyOf(a), keyOf(b)));
}

function compareKeys(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
}
