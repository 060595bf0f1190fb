// with a document
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { eventually } from '#support/eventually.ts';

import { api } from './api.ts';
import { fieldErrorsOf, sentenceOf } from './api-request.ts';
import { createQueryClient } from './query-client.ts';
import { onSessionEnded } from './session-end.ts';

const answerWith = (body: string, status = 200) => {
  const fetchMock = vi.fn<(request: Request, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response(body, { status })),
  );
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
};
const caught = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

beforeEach(() => localStorage.setItem('adminToken', 'secret'));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('P-NET-1 P-NET-2 the client of the contract sends cookies and JSON, and no token outside /api/admin', async () => {
  const fetchMock = answerWith('[]');
  expect(await api.contacts.list.call({})).toEqual([]);
  const [request, init] = fetchMock.mock.calls[0] ?? [];
  expect(request && new URL(request.url).pathname).toBe('/api/contacts');
  expect(init?.credentials).toBe('include');
  const headers = new Headers(init?.headers);
  expect(headers.get('Content-Type')).toBe('application/json');
  expect(headers.has('Authorization')).toBe(false);
});

test('P-NET-2 an answer that is not JSON stays text', async () => {
  answerWith('not JSON');
  expect(await api.contacts.list.call({})).toBe('not JSON');
});

test('P-NET-3 D33 a refusal keeps its raw message and gives its sentence and its fields', async () => {
  const body = JSON.stringify({ error: 'Please check email.', fields: { email: 'Invalid' } });
  answerWith(body, 422);
  const error = await caught(api.contacts.list.call({}));
  expect(error).toMatchObject({ message: `422: ${body}`, status: 422 });
  expect(sentenceOf(error, '')).toBe('Please check email.');
  expect(fieldErrorsOf(error)).toEqual({ email: 'Invalid' });
});

test('D3 a 401 is thrown like any refusal, and tells that the session ended when the owner alone may call', async () => {
  const ended = vi.fn();
  const stop = onSessionEnded(ended);
  answerWith('{"error":"Please sign in."}', 401);
  expect(await caught(api.contacts.list.call({}))).toMatchObject({ status: 401 });
  expect(ended).toHaveBeenCalledTimes(1);
  expect(await caught(api.health.check.call())).toMatchObject({ status: 401 });
  expect(ended).toHaveBeenCalledTimes(1);
  stop();
});

test('ERR-5 a key of the contract refreshes all queries below it, here and in another tab', async () => {
  answerWith('[]');
  const [here, there] = [createQueryClient(), createQueryClient()];
  const { queryKey } = api.contacts.list.queryOptions({ input: {} });
  for (const client of [here, there]) await client.query(api.contacts.list.queryOptions({ input: {} }));
  await here
    .getMutationCache()
    .build(here, { mutationFn: () => Promise.resolve(), meta: { refreshes: [api.contacts.key()] } })
    .execute(undefined);
  expect(here.getQueryState(queryKey)?.isInvalidated).toBe(true);
  await eventually(() => expect(there.getQueryState(queryKey)?.isInvalidated).toBe(true));
});

const keysOf = (fetchMock: ReturnType<typeof answerWith>) =>
  fetchMock.mock.calls.map(([, init]) => new Headers(init.headers).get('Idempotency-Key'));

test('BA-6 a write that is done once carries its key until it was answered well; others carry none', async () => {
  const created = { name: 'Edge', slug: 'edge' };
  const lost = answerWith('<html>Please sign in to the network</html>');
  expect(await caught(api.blogAdmin.tags.create.call(created))).toBeInstanceOf(Error);
  const [key] = keysOf(lost);
  expect(key).toMatch(/^[\w-]{36}$/);

  const now = '2026-11-20T09:00:00.000Z';
  const facts = { description: null, color: '#3b82f6', isActive: true, postCount: 0, usageCount: 0 };
  const stored = { ...created, ...facts, id: 3, createdAt: now, updatedAt: now };
  const answered = answerWith(JSON.stringify(stored));
  expect(await api.blogAdmin.tags.create.call(created)).toEqual(stored);
  await api.blogAdmin.tags.create.call(created);
  await api.blogAdmin.tags.list.call();
  const [again, another, none] = keysOf(answered);
  expect(again).toBe(key);
  expect(another).not.toBe(key);
  expect(none).toBeNull();
});

test('BA-6 a write that takes nothing carries a key as well', async () => {
  const answered = answerWith('{}');
  await api.resumes.addBaseFromSite.call();
  expect(keysOf(answered)).toEqual([expect.stringMatching(/^[\w-]{36}$/)]);
});
