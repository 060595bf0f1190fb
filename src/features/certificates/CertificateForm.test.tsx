// with a document
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import type { CertificateUnderstanding } from '#contracts/certificate-parts.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { eventually } from '#support/eventually.ts';
import { render, TOAST_PLACES, typeInto } from '#support/render.ts';

import { CertificateForm } from './CertificateForm.tsx';

const renderForm = () => {
  document.body.innerHTML = TOAST_PLACES;
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <CertificateForm isShown replaces={undefined} onClose={() => undefined} onStored={() => undefined} />
    </QueryClientProvider>,
  );
};

test('A-CRT-1 what is missing has the focus, the first of it first', async () => {
  const { place } = renderForm();
  typeInto(place.querySelector('input[name=name]'), 'Mine');
  act(() => place.querySelector('form')?.requestSubmit());
  await eventually(() => expect(document.activeElement).toBe(place.querySelector('[name=domain]')));
});

/** What the server says of a locked file, by the password that came along. */
const answerTo = (password: FormDataEntryValue | null): CertificateUnderstanding => ({
  parts: [{ kind: 'unreadable', source: 'b.p12', reason: 'it is protected by a password' }],
  chain: [],
  findings:
    password === 'right'
      ? []
      : [
          {
            code: password ? 'password-wrong' : 'password-needed',
            severity: 'refused',
            message: '“b.p12” could not be read.',
          },
        ],
  needsPassword: true,
  canStore: false,
  proposal: { name: '', domain: '', type: 'ca-signed', expiresAt: null },
  values: { certificateData: '', csrData: '', clientCertificateData: '', hasPrivateKey: false },
});

/** A form in which a locked file was pasted, and a server that answers at once. */
async function renderLocked() {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 200;
      statusText = '';
      responseText = '';
      upload = {};
      onload = () => {};
      open() {}
      abort() {}
      send(form: FormData) {
        this.responseText = JSON.stringify(answerTo(form.get('password')));
        queueMicrotask(() => this.onload());
      }
    },
  );
  const { place } = renderForm();
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  const data = { files: [new File(['x'], 'b.p12')], items: [], getData: () => '' };
  act(() => void document.dispatchEvent(Object.assign(paste, { clipboardData: data })));
  const field = () => place.querySelector<HTMLInputElement>('input[type=password]');
  await eventually(() => expect(field()).not.toBeNull());
  return { place, field };
}

afterEach(() => vi.unstubAllGlobals());

test('A-CRT-1 a locked file asks for its password in one place, and a wrong one is said at its field', async () => {
  const { place, field } = await renderLocked();
  expect(place.querySelector('[aria-label=Findings]')?.textContent).toBe('');
  act(() => place.querySelector('form')?.requestSubmit());
  await eventually(() => expect(document.activeElement).toBe(field()));
  expect([...place.querySelectorAll('[aria-invalid=true]')]).toEqual([field()]);
  typeInto(field(), 'wrong');
  await eventually(() => expect(place.textContent).toContain('This password does not open the file'));
  expect(field()?.getAttribute('aria-invalid')).toBe('true');
});

test('A-CRT-1 Enter after the password of a file stores nothing, and what the file opens with is not called wrong', async () => {
  const { place, field } = await renderLocked();
  typeInto(field(), 'right');
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  act(() => void field()?.dispatchEvent(enter));
  expect(enter.defaultPrevented).toBe(true);
  act(() => place.querySelector('form')?.requestSubmit()); // before it was tried
  expect(place.textContent).toContain('This password does not open the file');
  await eventually(() => expect(place.textContent).not.toContain('This password does not open the file'));
});
