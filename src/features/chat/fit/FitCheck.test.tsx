// with a document
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { eventually } from '#support/eventually.ts';
import { render, typeInto } from '#support/render.ts';

import { on } from '#lib/page/page-events.ts';

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

test('D45 on a phone a link of the evidence takes the panel away from what it leads to; at a desk it stays', async () => {
  const evidence = [{ sentence: 'Holds the CISSP.', title: 'Credentials', url: '#skills' }];
  const requirement = {
    term: 'CISSP',
    necessity: 'must',
    quote: 'CISSP',
    standing: 'met',
    note: '',
    evidence,
  };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ requirements: [requirement], source: 'CISSP' })),
  );
  const closed = vi.fn();
  const listening = new AbortController();
  on('chat:close', closed, listening);
  const { place } = render(<FitCheck pasted="We look for a CISSP." onClose={() => undefined} />);
  act(() => place.querySelector<HTMLElement>('[type=submit]')?.click());
  await eventually(async () => {
    await act(() => Promise.resolve());
    expect(place.querySelector('blockquote a')).not.toBeNull();
  });
  for (const matches of [false, true]) {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    place.querySelector<HTMLElement>('blockquote a')?.click();
    expect(closed).toHaveBeenCalledTimes(matches ? 1 : 0);
  }
  listening.abort();
});
