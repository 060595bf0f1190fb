// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';

import { createQueryClient } from './query-client.ts';
import { announceRefresh } from './refresh.ts';

const answerWith = (status: number) => {
  const fetchMock = vi.fn<typeof fetch>(() => Promise.resolve(new Response('[1]', { status })));
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
};

afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

test('P-NET-4 a query without a function GETs the first element of its key, with cookies', async () => {
  const fetchMock = answerWith(200);
  expect(await createQueryClient().query({ queryKey: ['/api/contacts', 'ignored'] })).toEqual([1]);
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith(
    '/api/contacts',
    expect.objectContaining({ method: 'GET', credentials: 'include' }),
  );
});

test('P-NET-5 nothing refetches by interval or focus, grows stale or is tried again', async () => {
  const client = createQueryClient();
  expect(client.getDefaultOptions()).toMatchObject({
    queries: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity, retry: false },
    mutations: { retry: false },
  });
  const fetchMock = answerWith(500);
  await expect(client.query({ queryKey: ['/api/contacts'] })).rejects.toThrow('500');
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('P-NET-5 ERR-5 offline nothing waits in silence: a query and a change fail at once, as the network does', async () => {
  onlineManager.setOnline(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const client = createQueryClient();
  await expect(client.query({ queryKey: ['/api/contacts'] })).rejects.toThrow('Failed to fetch');
  const change = client.getMutationCache().build(client, { mutationFn: () => fetch('/api/contacts') });
  await expect(change.execute(undefined)).rejects.toThrow('Failed to fetch');
});

test('P-CON-6 an announced change makes the cached contacts list stale', async () => {
  answerWith(200);
  const client = createQueryClient();
  await client.query({ queryKey: ['/api/contacts'] });
  announceRefresh('/api/contacts');
  await vi.waitFor(() => {
    expect(client.getQueryState(['/api/contacts'])?.isInvalidated).toBe(true);
  });
});
