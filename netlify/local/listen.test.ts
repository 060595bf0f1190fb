import { once } from 'node:events';
import { connect } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { connection } from '#support/connection.ts';
import { serveHost } from '#support/local-host.ts';

import { finishCalls } from './call-function.ts';
import { describeFunction } from './functions.ts';
import { CONNECTION_LIMITS, endIntake } from './listen.ts';

const length = describeFunction('length.ts', {
  default: async (request) => Response.json((await request.arrayBuffer()).byteLength),
  config: { path: '/api/length' },
});

const IMPATIENT = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 20 };
const POST = 'POST /api/length HTTP/1.1\r\nHost: localhost\r\n';

test.each([
  ['says nothing', ''],
  ['does not end its headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: '],
  ['does not end its body', `${POST}Content-Length: 9\r\n\r\n`],
])('a connection that %s is closed, however often it sends a byte', async (_, beginning) => {
  const { port, origin } = await serveHost([length], IMPATIENT);
  const { socket, received } = connection(port);
  socket.write(beginning);
  const drip = beginning === '' ? undefined : setInterval(() => socket.write('b'), 100);
  onTestFinished(() => clearInterval(drip));
  expect(await received).toMatch(/^(HTTP\/1.1 408 |$)/); // what was sent meanwhile may take the answer away
  // A busy machine may be as slow as that itself.
  await expect.poll(async () => (await fetch(`${origin}/`)).status).toBe(200);
});

test.each([
  ['16 KB of headers', 431, `X-A: ${'a'.repeat(17_000)}\r\n\r\n`],
  ['101 headers', 431, `${'A: a\r\n'.repeat(100)}\r\n`],
  ['a body of 6 MB and one byte', 413, `Content-Length: ${6 * 1024 * 1024 + 1}\r\n\r\n`],
  ['a body of no length', 411, 'Transfer-Encoding: chunked\r\n\r\n'],
  ['two lengths', 400, 'Content-Length: 1\r\nContent-Length: 2\r\n\r\n'],
])('%s are refused with %i before they are read', async (_, status, rest) => {
  const { port } = await serveHost([length]);
  const { socket, received } = connection(port);
  socket.write(POST + rest);
  await once(socket, 'data');
  socket.end();
  expect(await received).toMatch(new RegExp(String.raw`^HTTP/1.1 ${status} `));
});

test('P-NET-3 what the host refuses by itself has the body of every error, and what is small enough passes', async () => {
  const { origin, port } = await serveHost([length]);
  const { socket, received } = connection(port);
  socket.write(`${POST}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`);
  const [head = '', body = ''] = (await received).split('\r\n\r\n');
  const [, requestId] = /^x-request-id: (.*)$/im.exec(head) ?? [];
  const error = 'Say with Content-Length how long the body is.';
  expect(body).toContain(JSON.stringify({ error, code: 'LENGTH_REQUIRED', requestId }));
  const whole = await fetch(`${origin}/api/length`, { method: 'POST', body: 'x'.repeat(6 * 1024 * 1024) });
  expect(await whole.json()).toBe(6 * 1024 * 1024);
});

test('without being told the limits are those of the host', async () => {
  const { servers } = await serveHost([], CONNECTION_LIMITS);
  const { headersTimeout, requestTimeout, keepAliveTimeout } = CONNECTION_LIMITS;
  expect(servers).toMatchObject([
    { headersTimeout, requestTimeout, keepAliveTimeout, timeout: 120_000, maxConnections: 1_000 },
  ]);
});

test('at its end the host takes nothing new, answers what is under way, and cuts what does not end', async () => {
  const { servers, port, answered } = await serveHost([length]);
  const idle = connection(port);
  idle.socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(idle.socket, 'data');
  const [slow, endless] = [connection(port), connection(port)];
  for (const { socket } of [slow, endless]) {
    socket.write(`${POST}Expect: 100-continue\r\nContent-Length: 4\r\n\r\n`);
    await once(socket, 'data');
  }
  const ended = endIntake(servers, 500);
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
  expect(await idle.received).toContain('200 OK');
  slow.socket.write('four');
  expect(await slow.received).toMatch(/200 OK[^]*\b4$/);
  expect(await endless.received).not.toContain('200 OK');
  await ended;
  await expect.poll(() => answered.map(({ status }) => status)).toEqual([200, 200, 499]);
});

test('the end waits for what functions do behind their answers, but not for ever', async () => {
  const { promise, resolve } = Promise.withResolvers();
  const later = describeFunction('later.ts', {
    default: (_, { waitUntil }) => {
      waitUntil?.(promise);
      return Promise.resolve(Response.json('soon'));
    },
    config: { path: '/api/later' },
  });
  const { origin } = await serveHost([later]);
  await fetch(`${origin}/api/later`);
  await finishCalls(1); // though it has not ended
  let isFinished = false;
  const finished = finishCalls(60_000).then(() => (isFinished = true));
  await new Promise((next) => setImmediate(next));
  expect(isFinished).toBe(false);
  resolve(undefined);
  await finished;
});
