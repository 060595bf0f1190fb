import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import type { Dashboard } from '#contracts/dashboard.ts';
import { storeBackup } from '#server/backup/stored/work.ts';
import { noteLateBackup } from '#server/backup/service.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { adminUsers, passkeys } from '#server/db/schema/auth.ts';
import { edgePurges, instanceIdentity, notices } from '#server/db/schema/platform.ts';
import { testBlobs } from '#support/blobs.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { eventually } from '#support/eventually.ts';
import { LOGIN, makeOwner } from '#support/factories/owner.ts';
import { setVariables } from '#support/variables.ts';

import authFunction from '../../functions/auth.ts';
import dashboardFunction from '../../functions/dashboard.ts';
import { signIn } from '../auth/login/login.ts';
import { createContext } from '../api/context.ts';
import { checkKeys } from '../auth/keys.ts';

const db = await testDatabase();
await testBlobs();

const OWN = { ip: '198.51.100.1' };
const logIn = (ip: string, headers: Record<string, string> = {}) =>
  call(authFunction, '/api/auth/login', { body: LOGIN, ip, headers });
const open = async () =>
  (await db.select().from(notices).orderBy(notices.id)).map(({ kind, subject, count }) => [
    kind,
    subject,
    count,
  ]);
const actions = async () => (await db.select().from(adminLogs)).map(({ action }) => action);

async function withPasskey() {
  const owner = await makeOwner(db);
  const key = {
    name: 'Key',
    credentialId: 'id',
    publicKey: 'key',
    counter: 0,
    transports: [],
    isSynced: false,
  };
  await db.insert(passkeys).values({ ...key, adminUserId: owner.id });
  return owner;
}

const callContext = (ip: string) =>
  createContext(new Request('http://localhost:8888/api/auth'), { ip, requestId: 'test' });

test('AU-6 a right password without its second factor is noticed, and forgotten once the factor follows from there', async () => {
  await withPasskey();
  await logIn('203.0.113.9');
  await logIn('203.0.113.9');
  await logIn(OWN.ip);
  expect(await open()).toEqual([
    ['password-without-factor', '203.0.113.9', 2],
    ['password-without-factor', OWN.ip, 1],
  ]);
  expect(await actions()).toEqual(['passed the password', 'passed the password']);
  const [user] = await db.select().from(adminUsers);
  if (!user) throw new Error('there is no owner');
  await signIn(callContext(OWN.ip), user, 'passkey');
  expect(await open()).toEqual([['password-without-factor', '203.0.113.9', 2]]);
});

test('AU-6 a sign-in by a browser that was not known is noticed, the first of all and a known one are not', async () => {
  await makeOwner(db);
  const first = await logIn(OWN.ip);
  const device = first.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-device'));
  expect(await open()).toEqual([]);
  await logIn('203.0.113.9', { cookie: device?.split(';')[0] ?? '' });
  expect(await open()).toEqual([]);
  await logIn('203.0.113.9');
  expect(await open()).toEqual([['new-device', '203.0.113.9', 1]]);
  expect(await actions()).toContain('used a new device');
});

test('AU-6 after a new password a browser that knew the old one is noticed, and the one that changed it is not', async () => {
  const { cookie } = await makeOwner(db);
  const deviceOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .find((one) => one.startsWith('__Host-device'))
      ?.split(';')[0] ?? '';
  const thief = deviceOf(await logIn(OWN.ip));
  const newPassword = 'a much better password';
  const body = { currentPassword: LOGIN.password, newPassword };
  const own = deviceOf(await call(authFunction, '/api/auth/password', { body, headers: { cookie } }));
  const again = (device: string) =>
    call(authFunction, '/api/auth/login', {
      body: { ...LOGIN, password: newPassword },
      ip: '203.0.113.9',
      headers: { cookie: device },
    });
  expect((await again(own)).status).toBe(200);
  expect(await open()).toEqual([]);
  expect((await again(thief)).status).toBe(200);
  expect(await open()).toEqual([['new-device', '203.0.113.9', 1]]);
});

test('P-NET-1 a burst of refused requests is noticed once, a few are not', async () => {
  await makeOwner(db);
  const refuse = async (times: number) => {
    for (let index = 0; index < times; index += 1)
      await call(dashboardFunction, '/api/tools/dashboard', { ip: '203.0.113.9' });
  };
  await refuse(99);
  expect(await open()).toEqual([]);
  await refuse(1);
  await eventually(async () => expect(await open()).toEqual([['refusals', '401', 1]]));
  await refuse(200);
  expect(await open()).toEqual([['refusals', '401', 1]]);
  expect(await actions()).toEqual(['refused many requests']);
});

test('T-2 keys that are not those of before are noticed by their name, never by what they are', async () => {
  const now = new Date();
  await checkKeys(db, now);
  await checkKeys(db, now);
  expect(await open()).toEqual([]);
  const [before] = await db.select().from(instanceIdentity);
  setVariables({ SIGNING_KEYS: `other:${Buffer.alloc(32, 8).toString('base64')}` });
  await checkKeys(db, now);
  await checkKeys(db, now);
  expect(await open()).toEqual([['changed-keys', 'SIGNING_KEYS', 1]]);
  const [after] = await db.select().from(instanceIdentity);
  expect(after?.keys?.['ENCRYPTION_KEYS']).toBe(before?.keys?.['ENCRYPTION_KEYS']);
  expect(JSON.stringify(after?.keys)).not.toContain(Buffer.alloc(32, 8).toString('base64').slice(0, 20));
});

test('T-2 notices are on the dashboard until they are dismissed; the same again makes a new one', async () => {
  const { cookie } = await withPasskey();
  const ask = (path = '', method = 'GET') =>
    call(dashboardFunction, `/api/tools/dashboard${path}`, { method, headers: { cookie } });
  await logIn('203.0.113.9');
  await db.insert(edgePurges).values([{ tag: 'blog', lastError: 'HTTP_500' }, { tag: 'blog' }]);
  const read = async () => (await (await ask()).json()) as Dashboard;
  const { notices: shown, attention } = await read();
  expect(shown).toMatchObject([{ kind: 'password-without-factor', details: { address: '203.0.113.9' } }]);
  expect(attention.failedPurges).toBe(1);
  const dismissal = `/notices/${shown[0]?.id}/dismissal`;
  expect([(await ask(dismissal, 'POST')).status, (await ask(dismissal, 'POST')).status]).toEqual([200, 404]);
  expect((await read()).notices).toEqual([]);
  await logIn('203.0.113.9');
  expect((await read()).notices).toHaveLength(1);
});

test('T-2 nights without a backup are in the activity log, once a week', async () => {
  const long = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
  await makeOwner(db);
  await db.update(adminUsers).set({ createdAt: long });
  const late = () => db.$count(adminLogs, eq(adminLogs.action, 'found no recent backup'));
  await noteLateBackup(db, new Date());
  await noteLateBackup(db, new Date());
  expect(await late()).toBe(1);
  await noteLateBackup(db, new Date(Date.now() + 8 * 24 * 60 * 60 * 1000));
  expect(await late()).toBe(2);
  await storeBackup(db, 'nightly', () => new Date());
  await db.delete(adminLogs);
  await noteLateBackup(db, new Date());
  expect(await late()).toBe(0);
});
