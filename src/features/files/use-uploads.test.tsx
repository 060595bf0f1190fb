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

test('A-FIL-1 of a file that was there already it is said that nothing was added, and by which name it stands', async () => {
  document.body.innerHTML = TOAST_PLACES;
  let add: (files: readonly File[]) => void = () => {};
  function Tab() {
    ({ add } = useUploads({ category: 'other', isPublic: false }));
    return null;
  }
  render(<Tab />);
  act(() => add([new File(['x'], 'a long other name.txt', { type: 'text/plain' })]));
  await act(async () => Promise.resolve(arrive({ ...stored, originalName: 'same.txt', isDuplicate: true })));
  expect(document.querySelector('.toast')?.textContent).toContain(
    'The same content was there already, as “same.txt”. Nothing was added.',
  );
});
