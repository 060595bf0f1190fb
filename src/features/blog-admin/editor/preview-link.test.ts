// with a document
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { DraftKey } from '#contracts/blog-post-input.ts';

import { copyPreviewLink } from './PreviewLinksDialog.tsx';

const URL_OF_TEXT = 'http://localhost:8888/blog/preview/abc';
const EXPIRES_AT = '2026-11-27T09:00:00.000Z';

const flush = () => Promise.resolve();
const copyLink = (key = 'post-1') => copyPreviewLink(DraftKey.parse(key), flush);
const said = () => [...document.querySelectorAll('.toast:not([hidden]) p')].map((line) => line.textContent);

beforeEach(() => {
  document.body.innerHTML = '<div data-toasts="default"></div><div data-toasts="destructive"></div>';
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ id: 1, url: URL_OF_TEXT, expiresAt: EXPIRES_AT })),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('BA-10 a preview link is copied, and the toast says until when it works', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await copyLink();
  expect(write).toHaveBeenCalledExactlyOnceWith(URL_OF_TEXT);
  expect(said()).toEqual(['Preview link copied', expect.stringMatching(/^It works until Nov 27, 2026/u)]);
});

test('BA-10 "Copy failed" where the browser forbids it; the link is there to be opened', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await copyLink();
  expect(said()[0]).toBe('Copy failed');
  expect(document.querySelector('.toast a')?.getAttribute('href')).toBe(URL_OF_TEXT);
});

test('BA-10 a preview link that cannot be made says why', async () => {
  const refusal = { error: 'There is no such post.', code: 'NOT_FOUND', requestId: 'r' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 404 })));
  await copyLink();
  expect(said()).toEqual(['No preview link', 'There is no such post.']);
  await copyLink('new-0b9dbd3e-6f5c-4f3e-8a4f-0c2a35fd2a11');
  expect(said()).toEqual(['No preview link', 'There is no text yet: write something first.']);
});
