// with a document
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';

import { DraftKey } from '#contracts/blog-post-input.ts';

import { editorInput } from './editor-input.ts';
import { BLANK, localDrafts } from './values.ts';

const KEY = DraftKey.parse('new-0b9dbd3e-6f5c-4f3e-8a4f-0c2a35fd2a11');
const keep = (isSynced: boolean, version: number) =>
  localDrafts.write(KEY, {
    form: { ...BLANK, title: 'Begun here' },
    basedOn: null,
    version,
    isSynced,
    savedAt: '2026-11-20T09:00:00.000Z',
  });
const load = () => new QueryClient().query({ ...editorInput(KEY), retry: false });

afterEach(() => {
  vi.unstubAllGlobals();
  localDrafts.remove(KEY);
});

test('BA-2 a text that the server had and has no more is said to be gone, and opens no blank editor', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  keep(true, 4);
  expect(await load()).toBe('gone');
  expect(localDrafts.read(KEY)).toBeUndefined();
  keep(false, 4);
  expect(await load()).toEqual({ post: undefined, draft: undefined });
});

test('BA-2 without the server a text opens as this device has it, on the version that it followed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  keep(true, 4);
  expect(await load()).toMatchObject({ draft: { version: 4, values: { title: 'Begun here' } } });
  keep(false, 0);
  expect(await load()).toEqual({ post: undefined, draft: undefined });
});
