import fc from 'fast-check';
import { expect, test } from 'vitest';

import { serveHost } from '#support/local-host.ts';

import { readProxies } from './client.ts';
import { describeFunction } from './functions.ts';

const echo = describeFunction('echo.ts', {
  default: ({ url }, { ip }) => Promise.resolve(Response.json([ip, new URL(url).protocol])),
  config: { path: '/api/*' },
});

/** What functions see of a request that this machine sends with these headers. */
async function seen(trusted: string, headers: Record<string, string>): Promise<unknown> {
  const { origin } = await serveHost([echo], { trusted });
  return (await fetch(`${origin}/api/echo`, { headers })).json();
}

const forwarded = (list: string, scheme = 'http') => ({
  'x-forwarded-for': list,
  'x-forwarded-proto': scheme,
});

test.each([
  ['nobody is trusted', '', '198.51.100.9', '127.0.0.1'],
  ['the sender is none of the trusted', '10.0.0.0/8', '198.51.100.9', '127.0.0.1'],
  ['a trusted one says nothing', '127.0.0.1', '', '127.0.0.1'],
  ['a trusted one names the client', '127.0.0.1', '198.51.100.9', '198.51.100.9'],
  ['a range is trusted', '192.0.2.1, 127.0.0.0/8', '198.51.100.9', '198.51.100.9'],
  ['the client has made up others', '127.0.0.1', '192.0.2.1, 10.1.1.1, 198.51.100.9', '198.51.100.9'],
  ['two proxies are trusted', '127.0.0.1,10.0.0.0/8', '192.0.2.1, 198.51.100.9, 10.1.1.1', '198.51.100.9'],
  ['all are trusted', '127.0.0.1,10.0.0.0/8', '10.2.2.2, 10.1.1.1', '10.2.2.2'],
  ['there is no address', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['something that is no address stands before', '127.0.0.1,10.0.0.0/8', '1.2.3.4, _x, 10.1.1.1', '10.1.1.1'],
  ['the client has IPv6', '127.0.0.1', '2001:db8::1', '2001:db8::1'],
  ['IPv4 is written as IPv6', '127.0.0.1,10.0.0.0/8', '198.51.100.9, ::ffff:10.1.1.1', '198.51.100.9'],
])('the address of a client is right where %s', async (_, trusted, list, address) => {
  expect(await seen(trusted, forwarded(list))).toEqual([address, 'http:']);
});

test.each([
  ['', 'https', 'http:'],
  ['127.0.0.1', 'https', 'https:'],
  ['127.0.0.1', 'http', 'http:'],
  ['127.0.0.1', 'https, http', 'http:'],
])('with %j trusted, a scheme said to be %s is %s', async (trusted, scheme, protocol) => {
  expect(await seen(trusted, forwarded('198.51.100.9', scheme))).toEqual(
    ['198.51.100.9', protocol].with(0, trusted ? '198.51.100.9' : '127.0.0.1'),
  );
});

test('whatever a stranger sends, his address is that of his connection', async () => {
  const { origin } = await serveHost([echo], { trusted: '10.0.0.0/8' });
  const entry = fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom('10.0.0.1', '127.0.0.1', '', 'x', '::'));
  const lists = fc.array(entry, { maxLength: 6 }).map((entries) => entries.join(', '));
  await fc.assert(
    fc.asyncProperty(lists, async (list) => {
      const answer = await fetch(`${origin}/api/echo`, { headers: forwarded(list, 'https') });
      expect(await answer.json()).toEqual(['127.0.0.1', 'http:']);
    }),
    { numRuns: 50 },
  );
});

test.each([
  '10.0.0.0/33',
  '10.0.0.0/',
  '10/8',
  '127',
  'localhost',
  '::1/129',
  '10.0.0.0/8/8',
  '10.0.0.0/-1',
  '*',
])('a start with TRUST_PROXY=%s ends and names it', (entry) => {
  expect(() => readProxies(`127.0.0.1, ${entry}`)).toThrow(`${entry} does not belong there`);
});
