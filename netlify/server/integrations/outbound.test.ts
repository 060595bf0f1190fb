import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { fakeWeb, PUBLIC_ADDRESS } from '#support/fake-web.ts';
import { ADDRESSES, LITERALS, NAMES } from '#support/private-addresses.ts';

import { fetchPage, internet, pageUnreadable } from './outbound.ts';

const web = await fakeWeb();
const read = (address: string, timeLimitMs = 8_000) =>
  fetchPage(address, { network: web.network, timeLimitMs });
const refused = async (address: string, timeLimitMs?: number) =>
  expect(read(address, timeLimitMs), address).rejects.toMatchObject({
    status: 422,
    code: 'PAGE_UNREADABLE',
    message: pageUnreadable().message,
  });

const HTML = { 'content-type': 'text/html' };
const redirect = (to: string) => (_: unknown, response: ServerResponse) => {
  response.writeHead(302, { location: Buffer.from(to).toString('latin1') }).end();
};

test('J-4 no spelling of an address that is not on the open internet is ever connected to', async () => {
  web.page('public.example', '<h1>Job</h1>');
  for (const [name, ...addresses] of NAMES) web.name(name, addresses);
  const spellings = [
    ...LITERALS,
    ...LITERALS.map((address) => address.replace('http:', 'https:')),
    ...NAMES.map(([name]) => `http://${name}/`),
    ...ADDRESSES,
  ];
  expect(new Set(spellings).size).toBeGreaterThan(150);
  for (const address of spellings) await refused(address);
  expect(web.reached).toEqual([]);
  await read('http://public.example/');
  await read('https://public.example:443/');
  expect(web.reached).toEqual([PUBLIC_ADDRESS, PUBLIC_ADDRESS]);
});

test('J-4 no redirect leads to such an address either', async () => {
  for (const [name, ...addresses] of NAMES) web.name(name, addresses);
  const targets = [...LITERALS, ...NAMES.map(([name]) => `http://${name}/`), ...ADDRESSES.slice(0, 16)];
  for (const target of targets) {
    web.site('public.example', redirect(target));
    await refused('https://public.example/');
  }
  expect(new Set(web.reached)).toEqual(new Set([PUBLIC_ADDRESS]));
});

test('J-4 a name that leads elsewhere the second time is looked at again for each connection', async () => {
  web.site('rebound.example', redirect('http://rebound.example/again'));
  web.name('rebound.example', [PUBLIC_ADDRESS], ['127.0.0.1']);
  await refused('http://rebound.example/');
  expect(new Set(web.reached)).toEqual(new Set([PUBLIC_ADDRESS]));
});

test('J-4 a connection goes to the address that was looked at, whatever the name means by now', async () => {
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = internet.connect(['127.0.0.1'], new URL(`http://nowhere.invalid:${port}/`));
  await once(socket, 'connect');
  expect(socket.remoteAddress).toBe('127.0.0.1');
  socket.destroy();
  server.close();
});

test('J-4 the names of this machine are its own to the real resolver too', async () => {
  expect((await internet.resolve('localhost')).every((address) => /^(127\.|::1$)/.test(address))).toBe(true);
  await expect(fetchPage('http://localhost/')).rejects.toMatchObject({ code: 'PAGE_UNREADABLE' });
});

test('J-4 three redirects are followed, relative ones too; a fourth is not', async () => {
  web.page('end.example', '<h1>Job</h1>');
  web.site('one.example', redirect('http://two.example/a/b'));
  web.site('two.example', (request, response) => {
    const to = request.url === '/a/b' ? '../c' : 'http://end.example/job?q=1';
    redirect(to)(request, response);
  });
  expect(await read('https://one.example/')).toEqual({
    url: 'http://end.example/job?q=1',
    html: '<h1>Job</h1>',
  });
  web.site('zero.example', redirect('http://one.example/'));
  await refused('http://zero.example/');
  web.site('loop.example', redirect('http://loop.example/'));
  await refused('http://loop.example/');
});

test.each([
  ['404', 404, HTML],
  ['an error', 500, HTML],
  ['nothing', 204, {}],
  ['a document', 200, { 'content-type': 'application/pdf' }],
  ['JSON', 200, { 'content-type': 'application/json' }],
  ['no type', 200, {}],
])('J-4 a site that answers with %s has no page', async (_, status, headers) => {
  web.site('public.example', (_request, response) => {
    response.writeHead(status, headers).end(status === 204 ? undefined : '<h1>Job</h1>');
  });
  await refused('http://public.example/');
});

test('J-4 a page has at most two megabytes, however it was packed', async () => {
  const limit = 2 * 1024 * 1024;
  const send = (body: Uint8Array, headers = {}) =>
    web.site('public.example', (_, response) => response.writeHead(200, { ...HTML, ...headers }).end(body));
  send(Buffer.alloc(limit, 'a'));
  expect((await read('http://public.example/')).html).toHaveLength(limit);
  send(Buffer.alloc(limit + 1, 'a'));
  await refused('http://public.example/');
  const bomb = Buffer.alloc(50 * limit, 'a');
  send(gzipSync(bomb), { 'content-encoding': 'gzip' });
  await refused('http://public.example/');
  send(gzipSync(gzipSync(bomb)), { 'content-encoding': 'gzip, gzip' });
  await refused('http://public.example/');
  const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
  send(brotliCompressSync(bomb, quickly), { 'content-encoding': 'br' });
  await refused('http://public.example/');
  send(Buffer.from('not gzip'), { 'content-encoding': 'gzip' });
  await refused('http://public.example/');
  send(gzipSync('<h1>Job</h1>'), { 'content-encoding': 'gzip' });
  expect((await read('http://public.example/')).html).toBe('<h1>Job</h1>');
});

test('J-4 an answer without end is left at two megabytes', async () => {
  let sent = 0;
  web.site('public.example', (_, response) => {
    response.writeHead(200, HTML);
    const more = () => {
      for (let room = true; room && !response.destroyed; sent += 1) room = response.write('a'.repeat(65_536));
    };
    response.on('drain', more);
    more();
  });
  await refused('http://public.example/');
  expect(sent * 65_536).toBeLessThan(50 * 1024 * 1024);
});

test('J-4 who answers too slowly, or not at all, is left', async () => {
  web.site('silent.example', () => undefined);
  await refused('http://silent.example/', 50);
  web.site('dripping.example', (_, response) => {
    response.writeHead(200, HTML).write('<h1>');
  });
  await refused('http://dripping.example/', 50);
  const unknown = { ...web.network, resolve: () => new Promise<string[]>(() => undefined) };
  await expect(
    fetchPage('http://lost.example/', { network: unknown, timeLimitMs: 50 }),
  ).rejects.toMatchObject({ code: 'PAGE_UNREADABLE' });
});

test.each([
  ['a broken status line', 'HTP/1.1 200\r\n\r\n'],
  ['headers without end', `HTTP/1.1 200 OK\r\n${'x-a: b\r\n'.repeat(20_000)}`],
  ['no answer', ''],
])('J-4 a server that speaks %s has no page', async (_, bytes) => {
  web.site('public.example', (request) => void request.socket.end(bytes));
  await refused('http://public.example/');
});

test.each([
  ['its header', 'text/html; charset=windows-1252', [0x4a, 0xf6, 0x62], 'Jöb'],
  [
    'its declaration',
    'text/html',
    [...Buffer.from('<meta charset="latin1">'), 0xf6],
    '<meta charset="latin1">ö',
  ],
  ['its byte order mark', 'text/html; charset=latin1', [0xef, 0xbb, 0xbf, 0xc3, 0xb6], 'ö'],
  ['UTF-16', 'text/html', [0xff, 0xfe, 0x4a, 0x00], 'J'],
  ['nothing', 'text/html', [0xc3, 0xb6], 'ö'],
  ['an unknown name', 'text/html; charset=utf-7', [0xc3, 0xb6], 'ö'],
  ['a wrong name', 'text/html; charset=utf-8', [0x4a, 0xff], 'J\ufffd'],
])('J-4 a page is read in the encoding of %s', async (_, type, bytes, html) => {
  web.site('public.example', (_request, response) => {
    response.writeHead(200, { 'content-type': type }).end(Buffer.from(bytes));
  });
  expect((await read('http://public.example/')).html).toBe(html);
});

test('J-4 a site learns neither cookies nor where the question came from', async () => {
  const seen: Record<string, unknown>[] = [];
  web.site('public.example', ({ headers }, response) => {
    seen.push(headers);
    response.writeHead(200, { ...HTML, 'set-cookie': 'a=b' }).end('<h1>Job</h1>');
  });
  await read('http://public.example/');
  await read('http://public.example/');
  for (const headers of seen) {
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
    expect(headers).not.toHaveProperty('authorization');
  }
});
