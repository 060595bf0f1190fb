// with a document
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test } from 'vitest';

import { createQueryClient } from '#lib/api/query-client.ts';
import { eventually } from '#support/eventually.ts';
import { render, TOAST_PLACES, typeInto } from '#support/render.ts';

import { CertificateForm } from './CertificateForm.tsx';

test('A-CRT-1 what is missing has the focus, the first of it first', async () => {
  document.body.innerHTML = TOAST_PLACES;
  const { place } = render(
    <QueryClientProvider client={createQueryClient()}>
      <CertificateForm isShown replaces={undefined} onClose={() => undefined} onStored={() => undefined} />
    </QueryClientProvider>,
  );
  typeInto(place.querySelector('input[name=name]'), 'Mine');
  act(() => place.querySelector('form')?.requestSubmit());
  await eventually(() => expect(document.activeElement).toBe(place.querySelector('[name=domain]')));
});
