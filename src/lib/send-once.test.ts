// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { sendOnce } from './send-once.ts';
import { onSessionEnded } from './session-end.ts';

const Answer = z.object({ id: z.number() });
const fetchMock = vi.fn<typeof fetch>();
const keys = () => fetchMock.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));

const post = (path: string, title = 'A title') => sendOnce({ method: 'POST', path, body: { title } }, Answer);
const answer = (body: string, status = 200) =>
  fetchMock.mockResolvedValueOnce(new Response(body, { status }));
const loseAnswer = () => fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

test('a write whose answer was lost goes again with its key, whatever goes to other paths meanwhile', async () => {
  loseAnswer();
  await expect(post('/api/a')).rejects.toThrow();
  loseAnswer();
  await expect(post('/api/b')).rejects.toThrow();
  answer('{"id":1}');
  expect(await post('/api/a')).toEqual({ id: 1 });
  answer('{"id":2}');
  expect(await post('/api/b')).toEqual({ id: 2 });
  const [a, b, ...again] = keys();
  expect(a).not.toBe(b);
  expect(again).toEqual([a, b]);
});

test('another text, or the same one after it succeeded, is another write', async () => {
  loseAnswer();
  await expect(post('/api/a', 'First')).rejects.toThrow();
  answer('{"id":1}');
  await post('/api/a', 'Second');
  answer('{"id":2}');
  await post('/api/a', 'Second');
  expect(new Set(keys()).size).toBe(3);
});

test('a write that succeeds late forgets no later one of its path', async () => {
  let answerFirst = (_response: Response) => {};
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
  const first = post('/api/a', 'First');
  loseAnswer();
  await expect(post('/api/a', 'Second')).rejects.toThrow();
  answerFirst(new Response('{"id":1}'));
  await first;
  answer('{"id":2}');
  await post('/api/a', 'Second');
  expect(keys()[2]).toBe(keys()[1]);
});

test('an answer that is none keeps the key', async () => {
  answer('{"id":"one"}');
  await expect(post('/api/a')).rejects.toThrow();
  answer('{"id":1}');
  await post('/api/a');
  expect(new Set(keys()).size).toBe(1);
});

test('the end of the session is told', async () => {
  const ended = vi.fn();
  onSessionEnded(ended);
  answer('{"error":{"code":"UNAUTHENTICATED","message":"Sign in"}}', 401);
  await expect(post('/api/a')).rejects.toMatchObject({ status: 401 });
  expect(ended).toHaveBeenCalledOnce();
});
