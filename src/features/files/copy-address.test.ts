// with a document
import { beforeEach, expect, test, vi } from 'vitest';

import type { ManagedFile } from '#contracts/files.ts';

import { copyAddress } from './copy-address.ts';

const file = { url: 'https://example.com/api/tools/files/3/preview' } as ManagedFile;
const said = () => [...document.querySelectorAll('.toast:not([hidden]) p')].map((line) => line.textContent);

beforeEach(() => {
  document.body.innerHTML = '<div data-toasts="default"></div><div data-toasts="destructive"></div>';
});

test('BA-9 BA-10 "URL copied" once the absolute address is on the clipboard', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await copyAddress(file);
  expect(write).toHaveBeenCalledExactlyOnceWith(file.url);
  expect(said()).toEqual(['URL copied']);
});

test('BA-10 "Copy failed" where the browser forbids it, with the address to copy by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await copyAddress(file);
  expect(said()).toEqual(['Copy failed', file.url]);
});
