import { createPrivateKey } from 'node:crypto';

import { expect, onTestFinished, test } from 'vitest';

import { adminLogs } from '#server/db/schema/activity.ts';
import { sessions } from '#server/db/schema/auth.ts';
import { call } from '#support/call.ts';
import { certificateForm, fieldsOf, sendCertificate } from '#support/certificate-calls.ts';
import { daysFromNow, issueChain } from '#support/certificates.ts';
import { testDatabase } from '#support/database.ts';
import { LOGIN } from '#support/factories/owner.ts';
import { ownerCalls } from '#support/owner-call.ts';

import authFunction from '../../functions/auth.ts';
import certificatesFunction from '../../functions/certificates.ts';
import { readParts } from './intake/read-parts.ts';

const db = await testDatabase();
const CERTIFICATES = '/api/tools/certificates';
const { root, intermediate, leaf } = await issueChain();
const keyLine = leaf.keyPem.split('\n')[1] ?? '';

/** The owner with certificate 1. */
async function signIn() {
  const { owner, send } = await ownerCalls(db, certificatesFunction);
  await sendCertificate(owner.cookie, 'upload', certificateForm(fieldsOf(leaf, intermediate, root)));
  const actions = async () =>
    (await db.select().from(adminLogs).orderBy(adminLogs.id)).map(({ action }) => action);
  return { owner, send, actions };
}

/** Makes the session one whose sign-in is an hour ago. */
async function ageSession(): Promise<void> {
  const [row] = await db.select().from(sessions);
  if (!row) throw new Error('nobody is signed in');
  await db.update(sessions).set({ sess: { ...row.sess, startedAt: daysFromNow(-1 / 24).toISOString() } });
}

test('A-CRT-2 the certificate comes as leaf, chain or both', async () => {
  const { send } = await signIn();
  const download = (query: string) => send('GET', `${CERTIFICATES}/1/download/certificate${query}`);
  const full = await download('');
  expect(full.body).toBe(leaf.pem + intermediate.pem + root.pem);
  expect(full.headers.get('content-disposition')).toMatch(
    /^attachment; filename="example.com.fullchain.pem"/,
  );
  expect((await download('?part=leaf')).body).toBe(leaf.pem);
  expect((await download('?part=chain')).body).toBe(intermediate.pem + root.pem);
  expect((await download('?part=key')).status).toBe(422);
});

test('A-CRT-2 the key leaves as an attachment that nobody keeps, written down before', async () => {
  const { send, actions } = await signIn();
  const { status, body, headers } = await send('GET', `${CERTIFICATES}/1/download/private-key`);
  expect([status, body]).toEqual([200, leaf.keyPem]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="example.com.key.pem"/);
  expect(await actions()).toEqual(['created', 'downloaded private key']);
});

test('A-CRT-2 a key does not leave when it cannot be written down', async () => {
  const { send } = await signIn();
  await db.execute(
    `alter table admin_logs add constraint nothing_more check (action <> 'downloaded private key')`,
  );
  onTestFinished(async () => {
    await db.execute('alter table admin_logs drop constraint nothing_more');
  });
  const { status, body } = await send('GET', `${CERTIFICATES}/1/download/private-key`);
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain(keyLine);
});

test('A-CRT-2 fifteen minutes after the sign-in a key asks for the password again', async () => {
  const { owner, send, actions } = await signIn();
  await ageSession();
  const headers = { cookie: owner.cookie };
  const paths: [string, string, unknown?][] = [
    ['GET', `${CERTIFICATES}/1/download/private-key`],
    ['POST', `${CERTIFICATES}/1/download/pkcs12`, { password: 'for the store' }],
  ];
  for (const [method, path, body] of paths)
    expect(await send(method, path, body)).toMatchObject({
      status: 403,
      body: { code: 'CONFIRMATION_REQUIRED' },
    });
  const asked = await call(authFunction, '/api/auth/confirm', { headers });
  expect(await asked.json()).toEqual({ confirmedUntil: null });
  const wrong = await call(authFunction, '/api/auth/confirm', { headers, body: { password: 'wrong' } });
  expect([wrong.status, await wrong.json()]).toMatchObject([
    422,
    { fields: { password: expect.any(String) } },
  ]);
  expect((await send('GET', `${CERTIFICATES}/1/download/private-key`)).status).toBe(403);
  const right = await call(authFunction, '/api/auth/confirm', {
    headers,
    body: { password: LOGIN.password },
  });
  expect([right.status, await right.json()]).toMatchObject([200, { confirmedUntil: expect.any(String) }]);
  for (const [method, path, body] of paths) expect((await send(method, path, body)).status).toBe(200);
  expect(await actions()).toEqual([
    'created',
    'confirmed password',
    'downloaded private key',
    'downloaded PKCS#12',
  ]);
});

test('A-CRT-2 PKCS#12 holds key, certificate and chain under the password of the owner’s choice', async () => {
  const { owner, send } = await signIn();
  expect((await send('POST', `${CERTIFICATES}/1/download/pkcs12`, { password: 'short' })).status).toBe(422);
  const response = await call(certificatesFunction, `${CERTIFICATES}/1/download/pkcs12`, {
    headers: { cookie: owner.cookie },
    body: { password: 'for the störe' },
  });
  const source = { name: 'example.com.p12', bytes: new Uint8Array(await response.arrayBuffer()) };
  expect(response.headers.get('content-disposition')).toContain('filename="example.com.p12"');
  const { certificates, keys } = readParts([source], 'for the störe');
  expect(certificates.map(({ certificate }) => certificate.fingerprint256)).toEqual(
    [leaf, intermediate, root].map(({ certificate }) => certificate.fingerprint256),
  );
  expect(keys[0]?.key.equals(createPrivateKey(leaf.keyPem))).toBe(true);
  expect(readParts([source], 'other').unreadable).toMatchObject([{ isLocked: true }]);
});
