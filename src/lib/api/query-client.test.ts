// with a document
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

import { eventually } from '#support/eventually.ts';

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
  await eventually(() => {
    expect(client.getQueryState(['/api/contacts'])?.isInvalidated).toBe(true);
  });
});

test('P-NET-4 a list that changed while it loaded for the first time is loaded again', async () => {
  const answers: ((body: string) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () => new Promise((answer) => answers.push((body) => void answer(new Response(body)))),
  );
  const client = createQueryClient();
  const list = new QueryObserver(client, { queryKey: ['/api/contacts'] });
  onTestFinished(list.subscribe(() => {}));
  const change = client.getMutationCache().build(client, {
    mutationFn: () => Promise.resolve(),
    meta: { refreshes: ['/api/contacts'] },
  });
  const changed = change.execute(undefined);
  await eventually(() => {
    expect(answers).toHaveLength(2);
  });
  answers.forEach((answer, at) => answer(at === 0 ? '["before"]' : '["after"]'));
  await changed;
  expect(list.getCurrentResult()).toMatchObject({ data: ['after'], isFetching: false });
});
