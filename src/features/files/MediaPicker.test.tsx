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
  expect(shown()).toContain('Not shown: 1 picture that came with a post');
  expect(shown()).not.toContain('No media yet');
});
