/** Where the owner is in the blog admin, as parameters of the page's address: it can be shared and gone back to. */
import { useMemo, useSyncExternalStore } from 'react';

import type { DraftKey } from '#contracts/blog-post-input.ts';

export type Changes = Readonly<Record<string, string | number | undefined>>;

/** The parameters of the address; renders anew whenever they change. */
export function useAddress(): URLSearchParams {
  const search = useSyncExternalStore(subscribe, () => location.search);
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Sets parameters (or removes those without a value): a step of the history, or in place for what is typed. */
export function goTo(changes: Changes, { isReplacing = false } = {}): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, String(value));
  }
  if (url.href === location.href) return;
  if (isReplacing) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  dispatchEvent(new PopStateEvent('popstate'));
  if ('tab' in changes) scrollTo({ top: 0, behavior: 'instant' });
}

/** Opens the editor with a post, or with a text that is not saved yet. */
export function openEditor(key: DraftKey): void {
  goTo({ tab: 'editor', post: key });
}

/** The address of the editor with a post or text, for links. */
export function addressOfEditor(key: string): string {
  return `?${new URLSearchParams({ tab: 'editor', post: key }).toString()}`;
}

/** Opens the editor with an empty text (BA-2). */
export function writeNewPost(): void {
  openEditor(`new-${crypto.randomUUID()}`);
}

/** Save and cancel lead to the Posts tab (BA-2). */
export function leaveEditor(): void {
  goTo({ tab: 'posts', post: undefined });
}

function subscribe(notify: () => void): () => void {
  addEventListener('popstate', notify);
  return () => removeEventListener('popstate', notify);
}
