import { useSyncExternalStore } from 'react';

const changed = new EventTarget();

type Options = {
  /** Replaces the step of the history instead of adding one, as for what is typed. */
  isReplacing?: boolean;
  /** Setting it takes every other parameter away, as a tab does with the filters of the last one. */
  isAlone?: boolean;
};

/** A parameter of the page's address as state: the empty string when it is missing. */
export function useUrlState(
  name: string,
  { isReplacing = false, isAlone = false }: Options = {},
): readonly [string, (value: string) => void] {
  const value = useSyncExternalStore(subscribe, () => read(name));
  const set = (next: string) => {
    if (next === read(name)) return;
    const url = new URL(location.href);
    if (isAlone) url.search = '';
    if (next) url.searchParams.set(name, next);
    else url.searchParams.delete(name);
    if (isReplacing) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    changed.dispatchEvent(new Event('change'));
  };
  return [value, set];
}

function read(name: string): string {
  return new URLSearchParams(location.search).get(name) ?? '';
}

function subscribe(notify: () => void): () => void {
  changed.addEventListener('change', notify);
  addEventListener('popstate', notify);
  return () => {
    changed.removeEventListener('change', notify);
    removeEventListener('popstate', notify);
  };
}
