// with a document
import { afterEach, expect, test, vi } from 'vitest';

import { apiRequest, fieldErrorsOf, sentenceOf } from './api-request.ts';

const answerWith = (body: string, init: ResponseInit = {}) => {
  const fetchMock = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, init)));
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
};
const sentInit = (fetchMock: ReturnType<typeof answerWith>) => fetchMock.mock.calls[0]?.[1];

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('P-NET-1 cookies and a JSON content type go with every request', async () => {
  const fetchMock = answerWith('{}');
  await apiRequest('/api/contacts', { method: 'POST', body: { a: 1 } });
  expect(sentInit(fetchMock)).toMatchObject({
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: '{"a":1}',
  });
});

test('P-NET-1 form data keeps the content type that the browser gives it', async () => {
  const fetchMock = answerWith('{}');
  await apiRequest('/api/tools/files/upload', { method: 'POST', body: new FormData() });
  expect(sentInit(fetchMock)?.headers).toEqual({});
});

test.each([
  ['/api/admin/files/blog-export', { Authorization: 'Bearer secret' }],
  ['/api/tools/logs', {}],
  ['https://evil.example/api/admin', {}],
])('P-NET-1 the admin token goes to %s: %o', async (path, expected) => {
  localStorage.setItem('adminToken', 'secret');
  const fetchMock = answerWith('{}');
  await apiRequest(path);
  expect(sentInit(fetchMock)?.headers).toEqual({ 'Content-Type': 'application/json', ...expected });
});

test('P-NET-2 an answer is parsed as JSON, else it is text', async () => {
  answerWith('{"ok":true}');
  expect(await apiRequest('/api/health')).toEqual({ ok: true });
  answerWith('plain words');
  expect(await apiRequest('/api/health')).toBe('plain words');
});

test('P-NET-3 a refusal is an error of status, colon, space and body', async () => {
  answerWith('{"error":"No."}', { status: 400 });
  await expect(apiRequest('/api/x')).rejects.toThrow(/^400: \{"error":"No\."\}$/);
});

test('P-NET-3 with an empty body the status text is used', async () => {
  answerWith('', { status: 503, statusText: 'Service Unavailable' });
  await expect(apiRequest('/api/x')).rejects.toThrow(/^503: Service Unavailable$/);
});

test('P-NET-3 a person reads the sentence and the field messages of the body', async () => {
  answerWith('{"error":"Please check email.","fields":{"email":"Enter a valid email address"}}', {
    status: 422,
  });
  const error: unknown = await apiRequest('/api/x').catch((thrown: unknown) => thrown);
  expect(sentenceOf(error, 'Sorry')).toBe('Please check email.');
  expect(fieldErrorsOf(error)).toEqual({ email: 'Enter a valid email address' });
  expect(sentenceOf(new TypeError('Failed to fetch'), 'Sorry')).toBe('Sorry');
});

test('P-NET-6 on401 has no effect: a 401 is thrown like any other', async () => {
  answerWith('', { status: 401, statusText: 'Unauthorized' });
  await expect(apiRequest('/api/x', { on401: 'throw' })).rejects.toThrow('401: Unauthorized');
});
