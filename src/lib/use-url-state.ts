import { useSyncExternalStore } from 'react';

const changed = new EventTarget();

/**
 * A parameter of the page's address as state: the empty string when it is missing. Setting it makes a step of the
 * history (or replaces it, for what is typed), and removes the parameters named in `without`.
 */
export function useUrlState(
  name: string,
  { isReplacing = false, without = [] }: { isReplacing?: boolean; without?: readonly string[] } = {},
): readonly [string, (value: string) => void] {
  const value = useSyncExternalStore(subscribe, () => read(name));
  const set = (next: string) => {
    if (next === read(name)) return;
    const url = new URL(location.href);
    for (const other of without) url.searchParams.delete(other);
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
