// with a document
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';

import type { ManagedFile } from '#contracts/files.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { eventually } from '#support/eventually.ts';
import { render } from '#support/render.ts';

import { isShortText, TextPreview } from './TextPreview.tsx';

const file = (mimeType: string, size = 4) =>
  ({ id: 5, originalName: 'a.txt', mimeType, size }) as ManagedFile;

afterEach(() => vi.unstubAllGlobals());

test('A-FIL-1 a short text is shown as text, whatever it holds', async () => {
  const asked = vi.fn(() => Promise.resolve(new Response('<b>four</b>')));
  vi.stubGlobal('fetch', asked);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TextPreview file={file('text/plain')} />
    </QueryClientProvider>,
  );
  await eventually(() => expect(document.querySelector('pre')?.textContent).toBe('<b>four</b>'));
  expect(document.querySelector('pre b')).toBeNull();
  expect(asked).toHaveBeenCalledWith('/api/tools/files/5/download', expect.anything());
});

test('A-FIL-1 what is long or no text is left to a download', () => {
  expect(['text/plain', 'text/csv', 'application/json'].map((type) => isShortText(file(type)))).toEqual([
    ...[true, true, true],
  ]);
  expect(isShortText(file('application/zip'))).toBe(false);
  expect(isShortText(file('text/plain', 5_000_000))).toBe(false);
});
