import { expect, test } from 'vitest';

import { connection } from '#support/connection.ts';
import { serveHost } from '#support/local-host.ts';

import { describeFunction } from './functions.ts';

const GET = 'GET /api/slow HTTP/1.1\r\nHost: localhost\r\n';

/** A host with a function that answers once it is told, and how often it is at work. */
async function slowHost() {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const work = { now: 0, most: 0, inAll: 0 };
  const slow = describeFunction('slow.ts', {
    default: async () => {
      work.now += 1;
      work.inAll += 1;
      work.most = Math.max(work.most, work.now);
      await promise;
      work.now -= 1;
      return Response.json('done');
    },
    config: { path: '/api/slow' },
  });
  const host = await serveHost([slow], { trusted: '127.0.0.1' });
  const ask = (address: string) =>
    fetch(`${host.origin}/api/slow`, { headers: { 'X-Forwarded-For': address } }).then(
      ({ status }) => status,
    );
  return { ...host, work, ask, answer: () => resolve(undefined) };
}

test('P-NET-1 requests that arrive together on one connection are worked on one after the other', async () => {
  const { port, work, answer, answered } = await slowHost();
  const { socket, received } = connection(port);
  socket.write(`${GET}\r\n`.repeat(9) + `${GET}Connection: close\r\n\r\n`);
  await expect.poll(() => work.now).toBe(1);
  answer();
  expect((await received).split('HTTP/1.1 200 OK')).toHaveLength(10 + 1);
  expect(work).toEqual({ now: 0, most: 1, inAll: 10 });
  await expect.poll(() => answered.length).toBe(10);
});

test('P-NET-1 a connection on which hundreds of requests wait is closed, and they are forgotten', async () => {
  const { port, work, answer, ask } = await slowHost();
  const { socket, received } = connection(port);
  socket.write(`${GET}\r\n`.repeat(500));
  expect(await received).toBe('');
  answer();
  expect(await ask('127.0.0.1')).toBe(200);
  expect(work.inAll).toBe(2);
});

test('P-NET-1 one address has 32 requests worked on at once; another one does not wait for it', async () => {
  const { work, answer, ask } = await slowHost();
  const many = Array.from({ length: 50 }, () => ask('192.0.2.1'));
  await expect.poll(() => work.now).toBe(32);
  const other = ask('192.0.2.2');
  await expect.poll(() => work.now).toBe(33);
  answer();
  expect(new Set(await Promise.all([...many, other]))).toEqual(new Set([200]));
  expect(work).toEqual({ now: 0, most: 33, inAll: 51 });
});

test('P-NET-1 who leaves while waiting takes nobody’s turn', async () => {
  const { port, work, answer, ask, answered } = await slowHost();
  const many = Array.from({ length: 32 }, () => ask('192.0.2.1'));
  await expect.poll(() => work.now).toBe(32);
  const gone = connection(port);
  gone.socket.write(`${GET}X-Forwarded-For: 192.0.2.1\r\n\r\n`);
  gone.socket.end();
  await expect.poll(() => answered.map(({ status }) => status)).toEqual([499]);
  const after = ask('192.0.2.1');
  answer();
  expect(new Set(await Promise.all([...many, after]))).toEqual(new Set([200]));
  expect(work).toEqual({ now: 0, most: 32, inAll: 33 });
});
