// with a document
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '#lib/api/query-client.ts';
import { eventually } from '#support/eventually.ts';
import { render } from '#support/render.ts';

import { type Applications, useApplications } from './use-applications.ts';

afterEach(() => vi.unstubAllGlobals());

test('J-3 a view that is loaded later hears that the applications could not be loaded before it came', async () => {
  const refusal = { error: 'Down.', code: 'INTERNAL', requestId: '1' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 500 })));
  let latest: Applications | undefined;
  function Screen() {
    latest = useApplications();
    return null;
  }
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  );
  await act(() => eventually(() => expect(client.isFetching()).toBe(0)));
  expect(latest?.list.error).toMatchObject({ status: 500 });
});
