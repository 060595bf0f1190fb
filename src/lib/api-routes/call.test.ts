// with a document
import { blog } from 'virtual:public-api/blog';
import { contacts } from 'virtual:public-api/contacts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { contacts as contract } from '#contracts/contacts.ts';

import { call, respond } from './call.ts';
import { callOnce } from './call-once.ts';

const MESSAGE = {
  firstName: 'Rita',
  lastName: 'Recruiter',
  email: 'rita@example.com',
  company: '',
  opportunityType: 'advisory',
  message: 'Hello.',
} as const;

const answer = vi.fn<typeof fetch>();
const keys = () => answer.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));

beforeEach(() => vi.stubGlobal('fetch', answer));
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
});

test('a public page knows of a contract the route of what anybody may call, and nothing else', () => {
  expect(contacts).toEqual({
    create: { '~orpc': { route: { method: 'POST', path: '/contacts' } } },
  });
  expect(contract).toHaveProperty('list');
});

test('P-NET-1 P-NET-2 a read asks for its address with cookies and gives the parsed answer', async () => {
  answer.mockResolvedValueOnce(Response.json([{ id: 1 }]));
  expect(await call(blog.comments, { id: 7 })).toEqual([{ id: 1 }]);
  answer.mockResolvedValueOnce(Response.json({ posts: [] }));
  await call(blog.posts, { search: 'a b', page: 2 });
  expect(answer.mock.calls.map(([path]) => path)).toEqual([
    '/api/blog/posts/7/comments',
    '/api/blog/posts?search=a+b&page=2',
  ]);
  expect(answer.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'include' });
});

test('P-NET-1 a write has its JSON without what its path says, and no key that nobody keeps', async () => {
  answer.mockResolvedValueOnce(Response.json({ counted: true }));
  await call(blog.record, { id: 7, event: 'view' }, { keepalive: true });
  const [path, init] = answer.mock.calls[0] ?? [];
  expect(path).toBe('/api/blog/posts/7/analytics');
  expect(init).toMatchObject({ method: 'POST', body: '{"event":"view"}', keepalive: true });
  expect(keys()).toEqual([null]);
});

test('P-CON-6 a message whose answer was lost, or was none, goes again with its key', async () => {
  answer
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response('<!doctype html>'))
    .mockImplementation(() => Promise.resolve(Response.json({ id: 1 })));
  await expect(callOnce(contacts.create, MESSAGE)).rejects.toThrow('Failed to fetch');
  await expect(callOnce(contacts.create, MESSAGE)).rejects.toThrow();
  await callOnce(contacts.create, MESSAGE);
  await callOnce(contacts.create, MESSAGE);
  const [first, second, third, another] = keys();
  expect(first).toMatch(/^[\w-]{36}$/);
  expect([second, third]).toEqual([first, first]);
  expect(another).not.toBe(first);
});

test('P-NET-3 a refusal is the error that the owner’s tools know too', async () => {
  answer.mockResolvedValueOnce(Response.json({ error: 'No.' }, { status: 429 }));
  await expect(respond(blog.stats, {})).rejects.toMatchObject({
    message: '429: {"error":"No."}',
    status: 429,
    body: { error: 'No.' },
  });
});
