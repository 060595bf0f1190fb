// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

import { eventually } from '#support/eventually.ts';

import { SecondFactor } from './SecondFactor.tsx';

test('AU-10 a recovery code is sent once, though Enter is pressed twice', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const answer = vi.fn<typeof fetch>(() => new Promise(() => {}));
  vi.stubGlobal('fetch', answer);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const ignore = () => {};
  const factors = { passkey: false, recoveryCode: true };
  act(() => root.render(<SecondFactor factors={factors} onSignedIn={ignore} onRestart={ignore} />));
  const code = place.querySelector('input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(code, 'abcd-efgh');
  act(() => void code?.dispatchEvent(new Event('input', { bubbles: true })));
  const pressEnter = () => act(async () => Promise.resolve(place.querySelector('form')?.requestSubmit()));
  await pressEnter();
  await eventually(() => expect(answer).toHaveBeenCalledTimes(1));
  await pressEnter();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(answer).toHaveBeenCalledTimes(1);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
