// with a document
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import { showToast } from '#lib/page/toast.ts';
import { eventually } from '#support/eventually.ts';
import { render, TOAST_PLACES, typeInto } from '#support/render.ts';

import { SignIn } from './SignIn.tsx';

test('AU-5 a toast that asks to sign in goes once the password is right', async () => {
  document.body.innerHTML = TOAST_PLACES;
  showToast({ title: 'Authentication required', variant: 'destructive' });
  const shown = () => document.querySelector('.toast:not([hidden])')?.textContent ?? '';
  const secondFactor = { passkey: false, recoveryCode: true };
  vi.stubGlobal('fetch', async () => Promise.resolve(Response.json({ success: false, secondFactor })));
  const { place } = render(<SignIn onSignedIn={() => undefined} />);
  typeInto(place.querySelector('input[name=username]'), 'owner');
  typeInto(place.querySelector('input[name=password]'), 'a password');
  expect(shown()).toContain('Authentication required');
  await act(async () => Promise.resolve(place.querySelector('form')?.requestSubmit()));
  await eventually(() => expect(place.textContent).toContain('second proof'));
  expect(shown()).toBe('');
  vi.unstubAllGlobals();
});
