// with a document
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import { ManagedFile } from '#contracts/files.ts';
import { exampleOf } from '#support/example.ts';
import { render, typeInto } from '#support/render.ts';

import { PictureDialog } from './PictureDialog.tsx';

test('BA-9 a picture of the library asks for its alternative text, which it may know, and for a caption', () => {
  const onInsert = vi.fn<(markdown: string) => void>();
  const file = exampleOf(ManagedFile, { id: 7, mimeType: 'image/gif', altText: 'A chart' });
  render(<PictureDialog file={file} onInsert={onInsert} onClose={() => {}} />);
  const [alt, caption] = document.querySelectorAll('input');
  expect(alt?.value).toBe('A chart');
  typeInto(caption ?? null, 'Sign-ins "per week"');
  act(() => document.querySelector('form')?.requestSubmit());
  expect(onInsert).toHaveBeenCalledExactlyOnceWith(
    '![A chart](/api/tools/files/7/preview "Sign-ins \\"per week\\"")',
  );
});
