import { expect, test, vi } from 'vitest';

import { connection } from '#support/connection.ts';
import { serveHost } from '#support/local-host.ts';

import { openAccessLog, type Answered } from './access-log.ts';
import { describeFunction } from './functions.ts';

const contacts = describeFunction('contacts.ts', {
  default: () => Promise.resolve(Response.json({}, { status: 201 })),
  config: { path: ['/api/contacts', '/api/contacts/*'] },
});
const broken = describeFunction('broken.ts', {
  default: () => Promise.resolve(new Response(null, { status: 503 })),
});

test('each answer has its line, with the id that it carries and the pattern of its route', async () => {
  const { origin, answered } = await serveHost([contacts, broken]);
  const paths = [
    '/?secret=1',
    '/api/contacts/7?token=secret',
    '/.netlify/functions/broken',
    '/secret',
    '/%zz',
  ];
  const ids: (string | null)[] = [];
  for (const path of paths) {
    const answer = await fetch(origin + path, { headers: { 'x-forwarded-for': '198.51.100.9' } });
    await answer.text();
    ids.push(answer.headers.get('x-request-id'));
  }
  await expect.poll(() => answered.length).toBe(paths.length);
  // A page that is read to its end may be noticed as such after the next one was asked for.
  const lines = new Map(
    answered.map(({ id, method, status, route }) => [id, `${method} ${status} ${route}`]),
  );
  expect(ids.map((id) => lines.get(id ?? ''))).toEqual([
    'GET 200 /',
    'GET 201 /api/contacts/*',
    'GET 503 /.netlify/functions/broken',
    'GET 404 -',
    'GET 404 -',
  ]);
  expect(JSON.stringify(answered)).not.toMatch(/secret|198\.51|127\.0/);
});

test('a client that goes away before its answer is a line of its own, and the function is told', async () => {
  const { promise: called, resolve: call } = Promise.withResolvers();
  const { promise: left, resolve: leave } = Promise.withResolvers();
  const endless = describeFunction('endless.ts', {
    default: ({ signal }: Request) => {
      signal.addEventListener('abort', leave);
      call(undefined);
      return new Promise(() => {});
    },
    config: { path: '/api/endless' },
  });
  const { origin, answered } = await serveHost([endless]);
  const leaving = new AbortController();
  const answer = fetch(`${origin}/api/endless`, { signal: leaving.signal });
  await called;
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await left; // the function is told
  await expect.poll(() => answered).toMatchObject([{ status: 499, route: '/api/endless' }]);
});

test('a page that a client has read whole is no answer cut off, however soon the client closes', async () => {
  const { port, answered } = await serveHost([]);
  const pages = Array.from({ length: 50 }, () => {
    const { socket, received } = connection(port);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    socket.on('data', (part) => void (String(part).endsWith('</h1>') && socket.destroy()));
    return received;
  });
  for (const page of await Promise.all(pages)) expect(page).toContain('</h1>');
  await expect.poll(() => answered.length).toBe(pages.length);
  expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([200]));
});

test('the log is JSON lines for programs, and words for whoever looks on, written together', async () => {
  const answered: Answered = {
    id: 'an-id',
    time: '2026-11-22T21:15:09.123Z',
    method: 'GET',
    status: 200,
    route: '/api/contacts/*',
    milliseconds: 12,
  };
  const [program, person] = [vi.fn<(lines: string) => void>(), vi.fn<(lines: string) => void>()];
  for (const log of [openAccessLog(false, program), openAccessLog(true, person)]) {
    log(answered);
    log({ ...answered, id: 'another' });
  }
  const json = [answered, { ...answered, id: 'another' }].map((one) => `${JSON.stringify(one)}\n`).join('');
  await expect.poll(() => program.mock.calls).toEqual([[json]]);
  expect(person.mock.calls).toEqual([
    ['21:15:09 200 GET /api/contacts/* 12 ms an-id\n21:15:09 200 GET /api/contacts/* 12 ms another\n'],
  ]);
});
