// with a document
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import { eventually } from '#support/eventually.ts';
import { render, TOAST_PLACES, typeInto } from '#support/render.ts';

import { SecondFactor } from './SecondFactor.tsx';

test('AU-10 a recovery code is sent once, though Enter is pressed twice', async () => {
  const answer = vi.fn<typeof fetch>(() => new Promise(() => {}));
  vi.stubGlobal('fetch', answer);
  const ignore = () => {};
  const factors = { passkey: false, recoveryCode: true };
  const { place } = render(<SecondFactor factors={factors} onSignedIn={ignore} onRestart={ignore} />);
  typeInto(place.querySelector('input'), 'abcd-efgh');
  const pressEnter = () => act(async () => Promise.resolve(place.querySelector('form')?.requestSubmit()));
  await pressEnter();
  await eventually(() => expect(answer).toHaveBeenCalledTimes(1));
  await pressEnter();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(answer).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test('AU-10 what a recovery code is refused for stands with it, until the next try', async () => {
  const answer = vi.fn<typeof fetch>(async () =>
    Promise.resolve(Response.json({ error: 'This recovery code is not right.' }, { status: 401 })),
  );
  vi.stubGlobal('fetch', answer);
  document.body.innerHTML = TOAST_PLACES;
  const ignore = () => {};
  const factors = { passkey: true, recoveryCode: true };
  const { place } = render(<SecondFactor factors={factors} onSignedIn={ignore} onRestart={ignore} />);
  const press = (name: string) =>
    act(() => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
  press('Use a recovery code');
  typeInto(place.querySelector('input'), 'abcd-efgh');
  act(() => place.querySelector('form')?.requestSubmit());
  await eventually(() => expect(place.textContent).toContain('This recovery code is not right.'));
  press('Use a passkey');
  expect(place.textContent).not.toContain('This recovery code is not right.');
  vi.unstubAllGlobals();
});
