// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

import { CopyButton } from './CopyButton.tsx';

test('BA-10 a text says that it was copied, another one in its place does not', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (text: string) => act(() => root.render(<CopyButton label="Copy token" text={text} />));

  show('first');
  await act(async () => Promise.resolve(place.querySelector('button')?.click()));
  expect(place.textContent).toBe('Copied');
  show('second');
  expect(place.textContent).toBe('Copy token');
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
