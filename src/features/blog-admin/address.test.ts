// with a document
import { expect, test, vi } from 'vitest';

import { addressOfEditor, leaveEditor, nameSaved, openEditor, openTab } from './address.ts';

test('BA-2 a tab begins at its first page and keeps the post that is edited; the editor leads back to the page left', () => {
  vi.stubGlobal('scrollTo', vi.fn());
  history.replaceState(null, '', '/admin/blog?tab=posts&page=3');
  openEditor('post-7');
  expect(location.search).toBe('?tab=editor&page=3&post=post-7');
  leaveEditor();
  expect(location.search).toBe('?tab=posts&page=3');
  openEditor('post-7');
  openTab('comments');
  expect(location.search).toBe('?tab=comments&post=post-7');
});

test('BA-2 back leads to the post that a new text has become, and not to an empty text', () => {
  vi.stubGlobal('scrollTo', vi.fn());
  const replaced = vi.spyOn(history, 'replaceState');
  history.replaceState(null, '', addressOfEditor('new-6dc9668d-20e6-43e9-a436-37189974a842'));
  nameSaved('post-7');
  leaveEditor();
  expect(String(replaced.mock.lastCall?.[2])).toContain(addressOfEditor('post-7'));
  expect(location.search).toBe('?tab=posts');
});
