// with a document
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import { render } from '#support/render.ts';

import { CopyButton } from './CopyButton.tsx';

test('BA-10 a text says that it was copied, another one in its place does not', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { place, show } = render(<CopyButton label="Copy token" text="first" />);
  await act(async () => Promise.resolve(place.querySelector('button')?.click()));
  expect(place.textContent).toBe('Copied');
  show(<CopyButton label="Copy token" text="second" />);
  expect(place.textContent).toBe('Copy token');
});
