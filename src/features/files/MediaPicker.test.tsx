// with a document
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import { ManagedFile } from '#contracts/files.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { eventually } from '#support/eventually.ts';
import { exampleOf } from '#support/example.ts';
import { render } from '#support/render.ts';

import { MediaPicker } from './MediaPicker.tsx';

test('BA-9 where pictures came with posts alone, the picker says that they are there and not to be chosen', async () => {
  const file = exampleOf(ManagedFile, { id: 1, mimeType: 'image/png', postId: 3 });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([file])));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MediaPicker onClose={() => {}} onPick={() => {}} />
    </QueryClientProvider>,
  );
  const shown = () => document.querySelector('[role=dialog]')?.textContent ?? '';
  await act(() => eventually(() => expect(shown()).toContain('Nothing to choose yet')));
  expect(shown()).toContain('Not shown: 1 picture that readers would not see here');
  expect(shown()).not.toContain('No media yet');
});

test('BA-9 for the text of a post the pictures that came with it can be chosen, and no others of posts', async () => {
  const file = exampleOf(ManagedFile, { id: 1, mimeType: 'image/png', postId: 3, originalName: 'own.png' });
  const others = [{ ...file, id: 2, postId: 4, originalName: 'other.png' }];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([file, ...others])));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MediaPicker text={{ postId: 3 }} onClose={() => {}} onPick={() => {}} />
    </QueryClientProvider>,
  );
  const shown = () => document.querySelector('[role=dialog]')?.textContent ?? '';
  await act(() => eventually(() => expect(shown()).toContain('own.png')));
  expect(shown()).not.toContain('other.png');
});
