import { expect, test } from 'vitest';

import { connection } from '#support/connection.ts';
import { serveHost } from '#support/local-host.ts';

import { readProxies } from './client.ts';
import { limitEachAddress } from './host.ts';

const SHARE = 3;
const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** The first words of an answer; nothing where the connection is closed without one. */
function answerOn({ socket, received }: ReturnType<typeof connection>): Promise<string> {
  const first = new Promise<string>((resolve) => {
    socket.once('data', (bytes: Buffer) => resolve(bytes.toString('latin1').slice(0, 15)));
  });
  socket.write(GET);
  return Promise.race([first, received]);
}

test('P-NET-1 one address gets its share of the connections, and another one when it lets go of one', async () => {
  const { servers, port } = await serveHost([]);
  limitEachAddress(servers, readProxies(''), SHARE);
  const held = Array.from({ length: SHARE }, () => connection(port));
  for (const one of held) expect(await answerOn(one)).toBe('HTTP/1.1 200 OK');
  expect(await answerOn(connection(port))).toBe('');
  const [first] = held;
  first?.socket.end();
  await first?.received;
  await expect.poll(() => answerOn(connection(port))).toBe('HTTP/1.1 200 OK');
});

test('P-NET-1 a trusted proxy speaks for many', async () => {
  const { servers, port } = await serveHost([]);
  limitEachAddress(servers, readProxies('127.0.0.1, ::1'), SHARE);
  for (let count = 0; count <= SHARE; count += 1)
    expect(await answerOn(connection(port))).toBe('HTTP/1.1 200 OK');
});
