import { expect, test, vi } from 'vitest';

import { MISSING_FIELDS, type CertificateDetails, type CertificateHealth } from '#contracts/certificates.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { sslCertificates } from '#server/db/schema/certificates.ts';
import {
  certificateForm,
  fieldsOf,
  sendCertificate,
  type CertificateFields,
  type ChosenFile,
} from '#support/certificate-calls.ts';
import { daysFromNow, issue, issueChain, requestFor } from '#support/certificates.ts';
import { testDatabase } from '#support/database.ts';
import { ownerCalls } from '#support/owner-call.ts';
import { setVariables } from '#support/variables.ts';

import certificatesFunction from '../../functions/certificates.ts';
import { openKey } from './key.ts';

const db = await testDatabase();
const CERTIFICATES = '/api/tools/certificates';
const { root, intermediate, leaf } = await issueChain();
const fields = fieldsOf(leaf, intermediate, root);
const keyLine = leaf.keyPem.split('\n')[1] ?? '';

/** The owner, who can upload what the form of the rows holds. */
async function signIn() {
  const { owner, send } = await ownerCalls(db, certificatesFunction);
  const upload = async (changes: CertificateFields = {}, files: ChosenFile[] = [], headers = {}) => {
    const form = certificateForm({ ...fields, ...changes }, files);
    const { status, text } = await sendCertificate(owner.cookie, 'upload', form, headers);
    return { status, text, body: JSON.parse(text) as CertificateDetails };
  };
  const actions = async () =>
    (await db.select().from(adminLogs).orderBy(adminLogs.id)).map(({ action }) => action);
  return { owner, send, upload, actions };
}

test('A-CRT-2 the form of the rows stores a certificate, which the list shows without its key', async () => {
  const { send, upload, actions } = await signIn();
  const csrData = await requestFor(leaf);
  const { status, body, text } = await upload({ csrData, expiresAt: '' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    id: 1,
    name: 'Example',
    domain: 'example.com',
    type: 'ca-signed',
    isActive: true,
    expiresAt: leaf.certificate.validToDate.toISOString(),
    createdAt: expect.any(String),
    hasPrivateKey: true,
    hasCsr: true,
    hasClientCertificate: false,
    certificateData: leaf.pem + intermediate.pem + root.pem,
    csrData,
  });
  const list = await send('GET', CERTIFICATES);
  expect(list.body).toMatchObject([
    { id: 1, name: 'Example', details: { keyType: 'ECDSA P-256' }, lastCheck: null },
  ]);
  const single = await send('GET', `${CERTIFICATES}/1`);
  for (const shown of [text, JSON.stringify(list.body), JSON.stringify(single.body)]) {
    expect(shown).not.toContain('PRIVATE KEY');
    expect(shown).not.toContain(keyLine);
    expect(shown).not.toContain('privateKeyData');
  }
  expect(await actions()).toEqual(['created']);
});

test('A-CRT-2 what is stored of a key opens with the key list alone, and only in its own row', async () => {
  const { upload } = await signIn();
  await upload();
  await upload({ name: 'Second' }, [], {}).then(() => upload({ acknowledged: 'true' }));
  const rows = await db.select().from(sslCertificates).orderBy(sslCertificates.id);
  const [one, two] = rows;
  if (!one || !two) throw new Error('nothing was stored');
  expect(one.privateKeyData).toMatch(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(await openKey(one)).toBe(leaf.keyPem);
  await expect(openKey({ ...two, privateKeyData: one.privateKeyData })).rejects.toThrow('another place');
  expect(JSON.stringify(await db.select().from(adminLogs))).not.toContain(keyLine);
});

test('ERR-2 missing fields are named, all four in one sentence', async () => {
  const { upload } = await signIn();
  const { status, body } = await upload({
    name: ' ',
    domain: '',
    certificateData: '',
    privateKeyData: undefined,
  });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    error: MISSING_FIELDS,
    fields: {
      name: expect.any(String),
      domain: expect.any(String),
      certificateData: expect.any(String),
      privateKeyData: expect.any(String),
    },
  });
  expect((await upload({ privateKeyData: '' })).body).toMatchObject({ error: MISSING_FIELDS });
  expect((await upload({ type: 'other' })).body).toMatchObject({ fields: { type: expect.any(String) } });
});

test('A-CRT-2 a key of another certificate is never stored, acknowledged or not', async () => {
  const { upload } = await signIn();
  const { keyPem } = await issue();
  for (const acknowledged of ['false', 'true'])
    expect(await upload({ privateKeyData: keyPem, acknowledged })).toMatchObject({
      status: 422,
      body: {
        code: 'UNACCEPTABLE',
        fields: { privateKeyData: expect.stringContaining('another certificate') },
      },
    });
  expect(await db.$count(sslCertificates)).toBe(0);
});

test('A-CRT-2 something imperfect is stored once its sentence was accepted, and the log says what was', async () => {
  const { upload } = await signIn();
  const refused = await upload({ domain: 'example.org' });
  expect(refused).toMatchObject({
    status: 422,
    body: {
      code: 'UNACCEPTABLE',
      current: { findings: [{ code: 'domain-not-covered', severity: 'wrong' }] },
    },
  });
  expect((await upload({ domain: 'example.org', acknowledged: 'true' })).status).toBe(201);
  const [log] = await db.select().from(adminLogs);
  expect(log?.details).toMatchObject({ domain: 'example.org', accepted: ['domain-not-covered'] });
});

test('A-CRT-1 inspecting stores nothing and answers the same findings without the key', async () => {
  const { owner } = await signIn();
  const form = certificateForm({ domain: 'example.org', text: leaf.keyPem }, [
    { name: 'chain.pem', bytes: `${intermediate.pem}${leaf.pem}` },
    { name: 'root.der', bytes: new Uint8Array(root.certificate.raw) },
  ]);
  const { status, text } = await sendCertificate(owner.cookie, 'inspect', form);
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({
    canStore: true,
    findings: [{ code: 'domain-not-covered' }],
    proposal: { domain: 'example.com', type: 'ca-signed' },
    values: { hasPrivateKey: true },
  });
  expect(text).not.toContain(keyLine);
  expect(await db.$count(sslCertificates)).toBe(0);
  expect(await db.$count(adminLogs)).toBe(0);
});

test('A-CRT-2 the same files are stored as they were understood, chain in order', async () => {
  const { upload } = await signIn();
  const files = [{ name: 'all.pem', bytes: root.pem + leaf.keyPem + intermediate.pem + leaf.pem }];
  const { body } = await upload({ certificateData: undefined, privateKeyData: undefined }, files);
  expect(body.certificateData).toBe(leaf.pem + intermediate.pem + root.pem);
});

test('A-CRT-2 an upload with an Idempotency-Key happens once', async () => {
  const { upload } = await signIn();
  const headers = { 'idempotency-key': 'certificate-1' };
  const first = await upload({}, [], headers);
  expect((await upload({}, [], headers)).body).toEqual(first.body);
  expect((await upload({ name: 'Other' }, [], headers)).status).toBe(422);
  expect(await db.$count(sslCertificates)).toBe(1);
});

test('A-CRT-2 without a key list nothing is stored and the answer says what to set', async () => {
  const { upload } = await signIn();
  setVariables({ ENCRYPTION_KEYS: 'none' });
  expect(await upload()).toMatchObject({ status: 503, body: { code: 'NOT_CONFIGURED' } });
  vi.stubEnv('ENCRYPTION_KEYS', undefined);
  setVariables({});
  expect(await upload()).toMatchObject({
    status: 503,
    body: { error: expect.stringContaining('ENCRYPTION_KEYS') },
  });
  expect(await db.$count(sslCertificates)).toBe(0);
});

test('A-CRT-2 a certificate that takes the place of another leaves it as inactive history', async () => {
  const { send, upload, actions } = await signIn();
  await upload();
  const next = await issueChain();
  const renewed = fieldsOf(next.leaf, next.intermediate, next.root);
  expect((await upload({ ...renewed, replaces: '7' })).status).toBe(404);
  expect((await upload({ ...renewed, replaces: '1' })).body.id).toBe(3); // an id that was taken back is not used again
  expect((await send('GET', CERTIFICATES)).body).toMatchObject([
    { id: 3, isActive: true, replacedById: null },
    { id: 1, isActive: false, replacedById: 3 },
  ]);
  expect(await actions()).toEqual(['created', 'created', 'replaced']);
});

test('A-CRT-2 a certificate is replaced once: an old window does not give it a second successor', async () => {
  const { send, upload } = await signIn();
  await upload();
  const [next, late] = [await issueChain(), await issueChain()];
  await upload({ ...fieldsOf(next.leaf, next.intermediate, next.root), replaces: '1' });
  const second = await upload({ ...fieldsOf(late.leaf, late.intermediate, late.root), replaces: '1' });
  expect(second).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect((await send('GET', CERTIFICATES)).body).toMatchObject([{ id: 2 }, { id: 1, replacedById: 2 }]);
});

test('A-CRT-2 name, domain, type and activity can be changed, and deleting takes all of it', async () => {
  const { send, upload, actions } = await signIn();
  await upload();
  const changed = await send('PATCH', `${CERTIFICATES}/1`, { name: 'Renamed', isActive: false });
  expect(changed.body).toMatchObject({ name: 'Renamed', isActive: false, domain: 'example.com' });
  await send('PATCH', `${CERTIFICATES}/1`, { name: 'Renamed' });
  expect((await send('DELETE', `${CERTIFICATES}/1`)).body).toEqual({ id: 1 });
  expect((await send('DELETE', `${CERTIFICATES}/1`)).status).toBe(404);
  expect(await actions()).toEqual(['created', 'updated', 'deleted']);
  for (const path of ['', '/health', '/checks', '/download/certificate', '/download/private-key'])
    expect((await send('GET', `${CERTIFICATES}/1${path}`)).status, path).toBe(404);
});

test('A-CRT-3 health has the shape of the row; each result is kept', async () => {
  const { send, upload } = await signIn();
  await upload();
  const { body } = await send('GET', `${CERTIFICATES}/1/health?probe=false`);
  expect(body).toMatchObject({
    name: 'Example',
    domain: 'example.com',
    type: 'ca-signed',
    isValid: true,
    validationErrors: [],
    hasCertificate: true,
    hasPrivateKey: true,
    hasClientCertificate: false,
    expiryStatus: { expired: false, expiringSoon: false, daysUntilExpiry: 89 },
    served: { status: 'off' },
  });
  setVariables({ CERTIFICATE_PROBE: 'off' });
  expect((await send('GET', `${CERTIFICATES}/1/health`)).body).toMatchObject({ served: { status: 'off' } });
  expect((await send('GET', `${CERTIFICATES}/1/checks`)).body).toMatchObject([
    { id: 2, origin: 'owner', isValid: true, served: { status: 'off' } },
    { id: 1, origin: 'owner', isValid: true, daysUntilExpiry: 89 },
  ]);
  expect((await send('GET', CERTIFICATES)).body).toMatchObject([{ lastCheck: { id: 2 } }]);
});

test('D23 30 days or less are soon, and what is wrong is said', async () => {
  const { send, upload } = await signIn();
  const healthOf = async (changes: CertificateFields) => {
    const { body } = await upload({ acknowledged: 'true', type: 'self-signed', ...changes });
    return (await send('GET', `${CERTIFICATES}/${body.id}/health?probe=false`)).body as CertificateHealth;
  };
  const endingIn = async (days: number) =>
    fieldsOf(await issue({ notBefore: daysFromNow(-100), notAfter: daysFromNow(days) }));
  const status = async (days: number) =>
    (await healthOf({ ...(await endingIn(days)), type: 'self-signed' })).expiryStatus;
  expect(await status(30.5)).toEqual({ expired: false, expiringSoon: true, daysUntilExpiry: 30 });
  expect(await status(31.5)).toEqual({ expired: false, expiringSoon: false, daysUntilExpiry: 31 });
  expect(await status(-0.5)).toEqual({ expired: true, expiringSoon: false, daysUntilExpiry: -1 });
  const uncovered = await healthOf({ domain: 'example.org' });
  expect(uncovered).toMatchObject({
    isValid: false,
    validationErrors: [expect.stringContaining('does not cover')],
  });
});

test('A-CRT-3 a key that cannot be opened any more, or a stored text that is none, is told by the check', async () => {
  const { send, upload } = await signIn();
  await upload();
  setVariables({ ENCRYPTION_KEYS: `other:${Buffer.alloc(32, 1).toString('base64')}` });
  expect((await send('GET', `${CERTIFICATES}/1/health?probe=false`)).body).toMatchObject({
    isValid: false,
    validationErrors: [expect.stringContaining('cannot be opened')],
  });
  expect((await send('GET', `${CERTIFICATES}/1/download/private-key`)).body).toMatchObject({
    code: 'KEY_UNREADABLE',
  });
  await db.update(sslCertificates).set({ certificateData: 'none' });
  expect((await send('GET', `${CERTIFICATES}/1/health?probe=false`)).body).toMatchObject({
    isValid: false,
    hasCertificate: false,
    expiryStatus: { expired: false, expiringSoon: false, daysUntilExpiry: null },
  });
});
