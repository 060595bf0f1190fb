import type { DraftKey } from '#contracts/blog-post-input.ts';
import { goTo, type Changes } from '#lib/owner/address.ts';

/** Opens a tab at its first page. The post that is being edited stays open. */
export function openTab(tab: string): void {
  show({ tab, page: undefined });
}

/** Opens the editor with a post, or with a text that is not saved yet. */
export function openEditor(key: DraftKey): void {
  show({ tab: 'editor', post: key });
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
  show({ tab: 'posts', post: undefined });
}

/** A new text has become a post: back leads to that, and not to an empty text. */
export function nameSaved(key: DraftKey): void {
  goTo({ post: key }, { isReplacing: true });
}

function show(changes: Changes): void {
  goTo(changes);
  scrollTo({ top: 0, behavior: 'instant' });
}
