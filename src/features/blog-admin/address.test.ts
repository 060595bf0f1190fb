// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

import { leaveEditor, openEditor, openTab } from './address.ts';

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
