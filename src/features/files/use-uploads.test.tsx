// with a document
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import type { UploadedFile } from '#contracts/files.ts';
import { render, TOAST_PLACES } from '#support/render.ts';

import { PUBLIC_MEDIA } from './media-rules.ts';
import { useUploads } from './use-uploads.ts';

const stored = { id: 1, originalName: 'chart.png', isDuplicate: false } as UploadedFile;
let arrive: (file: UploadedFile) => void = () => {};
vi.mock('./transfer.ts', () => ({
  uploadFile: () => new Promise<UploadedFile>((resolve) => (arrive = resolve)),
  cancelUpload: () => Promise.resolve(),
}));

test('BA-9 a picture that arrives after its dialog was closed is in the library and chosen by nobody', async () => {
  document.body.innerHTML = TOAST_PLACES;
  const onUploaded = vi.fn();
  let add: (files: readonly File[]) => void = () => {};
  function Picker() {
    ({ add } = useUploads(PUBLIC_MEDIA, onUploaded));
    return null;
  }
  const { remove } = render(<Picker />);
  const choose = () => act(() => add([new File(['x'], 'chart.png', { type: 'image/png' })]));

  choose();
  await act(async () => Promise.resolve(arrive(stored)));
  expect(onUploaded).toHaveBeenCalledExactlyOnceWith(stored);
  choose();
  remove();
  await act(async () => Promise.resolve(arrive(stored)));
  expect(onUploaded).toHaveBeenCalledTimes(1);
  expect(document.querySelectorAll('.toast')).toHaveLength(2);
});
