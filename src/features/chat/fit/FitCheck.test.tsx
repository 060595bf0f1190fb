// with a document
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { eventually } from '#support/eventually.ts';
import { render, typeInto } from '#support/render.ts';

import { FitCheck } from './FitCheck.tsx';

afterEach(() => vi.unstubAllGlobals());

test('D45 while a posting is checked the button keeps the focus, and a refusal brings it to the posting', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  const { place } = render(<FitCheck pasted="" onClose={() => undefined} />);
  const [field, button] = [
    place.querySelector('textarea'),
    place.querySelector<HTMLElement>('[type=submit]'),
  ];
  typeInto(field, 'We look for a CISSP.');
  button?.focus();
  act(() => button?.click());
  expect(button?.textContent).toBe('Checking…');
  expect([document.activeElement, button?.hasAttribute('disabled')]).toEqual([button, false]);
  resolve(Response.json({ error: 'Too many.', code: 'TOO_MANY', requestId: '1' }, { status: 429 }));
  await eventually(async () => {
    await act(() => Promise.resolve());
    expect(place.textContent).toContain('Too many.');
  });
  expect(document.activeElement).toBe(field);
});
