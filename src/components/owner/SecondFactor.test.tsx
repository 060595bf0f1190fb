// with a document
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import { eventually } from '#support/eventually.ts';
import { render, typeInto } from '#support/render.ts';

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
