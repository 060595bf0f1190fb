/** What a list shows, kept in the address: a view can be linked, gone back to, and survives a reload. */
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';

import { goTo, goToPage, useAddress, type Changes } from './address.ts';
import { sortName, sortOf, type Sort } from './list-order.ts';

/** The parameters of a list. Lists that share an address, as tabs do, call theirs by names of their own. */
export type ListShape<Filter extends string, Id extends string> = {
  /** The parameter of the search. */
  search?: string;
  filters?: readonly Filter[];
  /** The columns that order the list. */
  sorts?: readonly Id[];
  /** The order that needs no name. */
  firstSort?: Sort<Id>;
  /** A choice replaces the step of the history, as typing does, where there are many. */
  isReplacing?: boolean;
};

export type ListAddress<Filter extends string = string, Id extends string = string> = {
  /** What stands in the search field. */
  typed: string;
  type: (text: string) => void;
  /** Searches at once. */
  settle: () => void;
  /** What is searched for, since typing has paused. */
  search: string;
  filter: (name: Filter) => string;
  setFilter: (name: Filter, value: string) => void;
  sorts: readonly Id[];
  sort: Sort<Id> | undefined;
  setSort: (sort: Sort<Id>) => void;
  page: number;
  isNarrowed: boolean;
  /** Takes search and filters away. */
  clear: () => void;
};

const NONE: readonly never[] = [];
const PAUSE_MS = 300;
const REPLACING = { isReplacing: true };

/** The state of one list; `shape` is a constant. Whatever narrows or orders a list leads to its first page. */
export function useListAddress<Filter extends string = never, Id extends string = string>(
  shape: ListShape<Filter, Id>,
): ListAddress<Filter, Id> {
  const { search: searchName = 'search', filters = [], sorts = NONE, firstSort, isReplacing = false } = shape;
  const address = useAddress();
  const search = address.get(searchName) ?? '';
  const [draft, setDraft] = useState({ text: search, since: search });
  const isOwn = draft.since === search || draft.text.trim() === search; // else the history has led elsewhere
  const typed = isOwn ? draft.text : search;
  const settle = () => goTo({ [searchName]: typed.trim(), page: undefined }, REPLACING);
  const onPause = useEffectEvent(settle);
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => onPause(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);

  const order = address.get('sort') ?? '';
  const sort = useMemo(() => sortOf(order, sorts) ?? firstSort, [order, sorts, firstSort]);
  const change = useCallback(
    (changes: Changes) => goTo({ ...changes, page: undefined }, { isReplacing }),
    [isReplacing],
  );
  const setSort = useCallback(
    (next: Sort<Id>) => {
      const isFirst = firstSort !== undefined && sortName(next) === sortName(firstSort);
      change({ sort: isFirst ? undefined : sortName(next) });
    },
    [change, firstSort],
  );
  const filter = (name: Filter) => address.get(name) ?? '';
  return {
    typed,
    type: (text) => setDraft({ text, since: search }),
    settle,
    search,
    filter,
    setFilter: (name, value) => change({ [name]: value }),
    sorts,
    sort,
    setSort,
    page: Math.max(1, Math.trunc(Number(address.get('page'))) || 1),
    isNarrowed: search !== '' || filters.some((name) => filter(name) !== ''),
    clear: () => {
      setDraft({ text: '', since: '' });
      change(Object.fromEntries([searchName, ...filters].map((name) => [name, undefined])));
    },
  };
}

/**
 * Leads to the last page where the asked one has gone, as after all of its rows were archived.
 *
 * @param totalPages nothing while it is not known
 */
export function useExistingPage(page: number, totalPages: number | undefined): void {
  const last = totalPages === undefined ? page : Math.max(1, totalPages);
  useEffect(() => {
    if (page > last) goToPage(last, REPLACING);
  }, [page, last]);
}
