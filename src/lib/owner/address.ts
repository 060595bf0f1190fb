/** What a page shows, as parameters of its address: it can be shared and gone back to. */
import { useMemo, useSyncExternalStore } from 'react';

import { ownStep } from '../page/close-on-back.ts';

/** Parameters by name; one without a value is taken away. */
export type Changes = Readonly<Record<string, string | number | undefined>>;

type Options = {
  /** Replaces the step of the history instead of adding one, as for what is typed. */
  isReplacing?: boolean;
  /** Takes every other parameter away, as a tab does with the filters of the last one. */
  isAlone?: boolean;
};

const changed = new EventTarget();

/** The parameters of the address; renders anew whenever they change. */
export function useAddress(): URLSearchParams {
  const search = useSyncExternalStore(subscribe, () => location.search);
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** The address of this page with other parameters. */
export function addressWith(changes: Changes, { isAlone = false }: Options = {}): URL {
  const url = new URL(location.href);
  if (isAlone) url.search = '';
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, String(value));
  }
  return url;
}

export function goTo(changes: Changes, options: Options = {}): void {
  const url = addressWith(changes, options);
  if (url.href === location.href) return;
  if (options.isReplacing) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  ownStep();
  changed.dispatchEvent(new Event('change'));
}

/** Goes to a page of a list; the first one has no name. */
export function goToPage(page: number, options?: Options): void {
  goTo({ page: page === 1 ? undefined : page }, options);
}

/** A parameter of the page's address as state: the empty string when it is missing. */
export function useUrlState(name: string, options?: Options): readonly [string, (value: string) => void] {
  const read = () => new URLSearchParams(location.search).get(name) ?? '';
  const value = useSyncExternalStore(subscribe, read);
  const set = (next: string) => {
    if (next !== read()) goTo({ [name]: next }, options);
  };
  return [value, set];
}

function subscribe(notify: () => void): () => void {
  changed.addEventListener('change', notify);
  addEventListener('popstate', notify);
  return () => {
    changed.removeEventListener('change', notify);
    removeEventListener('popstate', notify);
  };
}
