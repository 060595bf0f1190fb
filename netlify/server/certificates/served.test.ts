import { once } from 'node:events';
import { connect, createServer as createPlainServer, type AddressInfo, type Server } from 'node:net';
import { createServer } from 'node:tls';

import { beforeEach, expect, onTestFinished, test } from 'vitest';

import type { OwnerContext } from '#server/api/owner-only.ts';
import type { Network } from '#server/integrations/outbound.ts';
import { fetchCertificate } from '#server/integrations/outbound-tls.ts';
import { daysFromNow, issue, issueChain, type Issued } from '#support/certificates.ts';
import { PUBLIC_ADDRESS } from '#support/fake-web.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { LITERALS, NAMES } from '#support/private-addresses.ts';

import { checkHealth } from './health.ts';
import { checkAllCertificates } from './nightly.ts';
import { certificateNotices } from './notices.ts';
import * as repository from './repository.ts';
import { storeCertificate } from './service.ts';
import { understand } from './understand.ts';

const db = await testDatabase();
beforeEach(() => makeOwner(db));
const HOUR_MS = 60 * 60 * 1000;

/** The internet of a test: each name leads to an address, and that to a local server. */
async function internetWith(names: Record<string, Server>, addressOf: Record<string, string[]> = {}) {
  const reached: string[] = [];
  for (const server of new Set(Object.values(names))) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
  }
  const network: Network = {
    resolve: (name) => Promise.resolve(addressOf[name] ?? (names[name] ? [PUBLIC_ADDRESS] : [])),
    connect(addresses, url) {
      reached.push(`${addresses.join()}:${url.port}`);
      const server = names[url.hostname];
      if (!server) throw new Error('no such server');
      return connect((server.address() as AddressInfo).port, '127.0.0.1');
    },
  };
  return { network, reached };
}

const serve = ({ pem: cert, keyPem: key }: Issued, options = {}) => createServer({ cert, key, ...options });

/** The context of a call by an owner of no row, for services that are called without a function. */
function ownerContext(): OwnerContext {
  return {
    db,
    request: new Request('http://localhost:8888/'),
    body: () => Promise.resolve(undefined),
    clientAddress: '203.0.113.7',
    requestId: 'test',
    responseHeaders: new Headers(),
    now: () => new Date(),
    afterwards: (work) => void work(),
    owner: { id: 1, firstName: 'Olivia', lastName: 'Example', email: 'owner@example.com', role: 'admin' },
    session: { sid: '', expire: new Date() },
  };
}

/** A stored certificate of the owner. */
async function store(leaf: Issued, ...above: Issued[]) {
  const pem = [leaf, ...above].map((one) => one.pem).join('') + leaf.keyPem;
  const decided = {
    name: 'Example',
    domain: 'example.com',
    type: 'self-signed' as const,
    acknowledged: true,
  };
  const form = { sources: [{ name: 'a', bytes: Buffer.from(pem) }], password: '', ...decided };
  const { id } = await storeCertificate(ownerContext(), decided, understand(form, new Date()));
  const row = await repository.findCertificate(db, Number(id));
  if (!row) throw new Error('nothing was stored');
  return row;
}

const check = (row: repository.CertificateRow, network: Network, timeLimitMs = 4_000) =>
  checkHealth(db, row, { origin: 'owner', probe: { isOn: true, network, timeLimitMs }, now: new Date() });

test('A-CRT-3 the certificate that a domain serves is told, with its days and the protocol', async () => {
  const { leaf, intermediate, root } = await issueChain();
  const row = await store(leaf, intermediate, root);
  const { network, reached } = await internetWith({ 'example.com': serve(leaf) });
  expect(await check(row, network)).toMatchObject({
    isValid: true,
    warnings: [],
    served: {
      status: 'same',
      fingerprint256: leaf.certificate.fingerprint256,
      daysUntilExpiry: 89,
      protocol: 'TLSv1.3',
      isTrusted: false,
    },
  });
  expect(reached).toEqual([`${PUBLIC_ADDRESS}:443`]);
});

test('A-CRT-3 another certificate than the stored one is a warning that names it', async () => {
  const row = await store(await issue());
  const old = await issue({ notBefore: daysFromNow(-90), notAfter: daysFromNow(5.5) });
  const { network } = await internetWith({ 'example.com': serve(old, { maxVersion: 'TLSv1.2' }) });
  expect(await check(row, network)).toMatchObject({
    isValid: true,
    warnings: [expect.stringMatching(/^example.com serves another certificate .* \(5 days\)\.$/)],
    served: { status: 'different', daysUntilExpiry: 5, protocol: 'TLSv1.2' },
  });
  const [notice, ...others] = await certificateNotices(db, new Date());
  expect(notice).toMatchObject({ domain: 'example.com', isServedDifferently: true, expiresWithin: null });
  expect(others).toEqual([]);
});

test('A-CRT-3 a server is asked for the name: one of many answers with the right certificate', async () => {
  const [wanted, other] = [await issue(), await issue({ subject: 'CN=other.example' })];
  const server = serve(other);
  server.addContext('example.com', { cert: wanted.pem, key: wanted.keyPem });
  const { network } = await internetWith({ 'example.com': server });
  expect(await check(await store(wanted), network)).toMatchObject({ served: { status: 'same' } });
});

test('A-CRT-3 who does not answer, is silent or speaks no TLS is unreachable, and nothing fails', async () => {
  const row = await store(await issue());
  const silent = createPlainServer();
  const noise = createPlainServer((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  const closed = createPlainServer((socket) => void socket.destroy());
  for (const server of [silent, noise, closed]) {
    const { network } = await internetWith({ 'example.com': server });
    expect(await check(row, network, 60)).toMatchObject({ isValid: true, served: { status: 'unreachable' } });
  }
  const { network } = await internetWith({});
  expect(await check(row, network)).toMatchObject({
    warnings: ['No TLS server answered for example.com on port 443.'],
  });
  const lost = { ...network, resolve: () => new Promise<string[]>(() => undefined) };
  expect(await check(row, lost, 60)).toMatchObject({ served: { status: 'unreachable' } });
});

test('A-CRT-3 no spelling of an address that is not on the open internet is ever connected to', async () => {
  const addresses = Object.fromEntries(NAMES.map(([name, ...answers]) => [name, answers.flat()]));
  const { network, reached } = await internetWith({ 'public.example': serve(await issue()) }, addresses);
  const literals = LITERALS.map((address) => address.replace(/^https?:\/\//, '').replace(/\/.*$/, ''));
  for (const host of [
    ...literals,
    ...Object.keys(addresses),
    'a b',
    'a/b',
    'user@public.example',
    'a:80',
    '',
  ])
    expect(await fetchCertificate(host, { network, timeLimitMs: 500 }), host).toBeUndefined();
  expect(reached).toEqual([]);
  expect(await fetchCertificate('public.example', { network })).toMatchObject({ isTrusted: false });
});

test('A-CRT-3 by night every active certificate is checked once, former ones never', async () => {
  const rows = [await store(await issue()), await store(await issue()), await store(await issue())];
  await repository.updateCertificate(db, rows[2]?.id ?? 0, { isActive: false });
  const { network } = await internetWith({});
  expect(await checkAllCertificates(db, { network })).toEqual({ checked: 2, left: 0 });
  expect(await checkAllCertificates(db, { network })).toEqual({ checked: 0, left: 0 });
  const tomorrow = () => new Date(Date.now() + 24 * HOUR_MS);
  expect(await checkAllCertificates(db, { network, clock: tomorrow })).toEqual({ checked: 2, left: 0 });
  expect(await repository.selectChecks(db, 1, 9)).toMatchObject([
    { origin: 'nightly' },
    { origin: 'nightly' },
  ]);
});

test('A-CRT-3 a run that has used up its time leaves the rest to the next one', async () => {
  for (let made = 0; made < 8; made += 1) await store(await issue());
  let now = Date.now();
  const clock = () => new Date((now += 2_000)); // each look at the clock is two seconds later
  const { checked, left } = await checkAllCertificates(db, { isProbeOn: false, clock });
  expect(checked).toBeLessThan(8);
  expect(checked + left).toBe(8);
  expect(await checkAllCertificates(db, { isProbeOn: false })).toEqual({ checked: left, left: 0 });
});

test('A-CRT-3 checks of half a year ago are dropped, but for the newest of each certificate', async () => {
  const { id } = await store(await issue());
  const result = {
    origin: 'nightly',
    isValid: true,
    validationErrors: [],
    served: { status: 'off' },
  } as const;
  for (const days of [400, 300, 200])
    await repository.insertCheck(db, {
      ...result,
      certificateId: id,
      checkedAt: daysFromNow(-days),
      validationErrors: [],
    });
  await repository.deleteChecks(db, daysFromNow(-180));
  expect((await repository.selectChecks(db, id, 9)).map((one) => one.id)).toEqual([3]);
});

test('T-2 what ends within 30, 14, 7 and 1 days is told, the next to end first', async () => {
  const now = new Date();
  for (const days of [31.5, 29.5, 13.5, 6.5, 0.5, -1.5])
    await store(await issue({ notBefore: daysFromNow(-99), notAfter: daysFromNow(days) }));
  const notices = await certificateNotices(db, now);
  expect(notices.map(({ expiresWithin, daysUntilExpiry }) => [expiresWithin, daysUntilExpiry])).toEqual([
    [1, -2],
    [1, 0],
    [7, 6],
    [14, 13],
    [30, 29],
  ]);
});
