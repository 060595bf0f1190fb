import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { adminLogs } from '#server/db/schema/activity.ts';
import { adminUsers, passkeys, sessions } from '#server/db/schema/auth.ts';
import { rateLimits } from '#server/db/schema/platform.ts';
import { call, type Call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { LOGIN, makeOwner } from '#support/factories/owner.ts';

import authFunction from '../../../functions/auth.ts';

/** What is hashed, and how many at once; the first ones wait for each other where a test wants several together. */
const hashing = vi.hoisted(() => ({
  runs: [] as unknown[],
  now: 0,
  most: 0,
  together: 1,
  waiting: [] as (() => void)[],
}));
vi.mock('node:crypto', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:crypto')>();
  const scrypt = (...parts: Parameters<typeof real.scrypt>) => {
    const [password, salt, length, options, done] = parts;
    hashing.runs.push(options);
    hashing.now += 1;
    hashing.most = Math.max(hashing.most, hashing.now);
    hashing.waiting.push(() =>
      real.scrypt(password, salt, length, options, (error, key) => {
        hashing.now -= 1;
        done(error, key);
      }),
    );
    if (hashing.runs.length >= hashing.together) for (const run of hashing.waiting.splice(0)) run();
  };
  return { ...real, scrypt };
});

const db = await testDatabase();
const PASSKEY = {
  name: 'Key',
  credentialId: 'id',
  publicKey: 'key',
  counter: 0,
  transports: [],
  isSynced: false,
};
const RECOMMENDED = expect.objectContaining({ N: 2 ** 17, r: 8, p: 1 });
const login = (body: unknown = LOGIN, options: Call = {}) =>
  call(authFunction, '/api/auth/login', { body, ...options });
const verify = (cookie: string) => call(authFunction, '/api/auth/verify', { headers: { cookie } });
const cookiesOf = (response: Response) => response.headers.getSetCookie();
const sent = (response: Response) =>
  cookiesOf(response)
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
const activity = async () =>
  (await db.select().from(adminLogs)).map(({ action, userId }) => [action, userId]);

beforeEach(() => {
  Object.assign(hashing, { runs: [], now: 0, most: 0, together: 1, waiting: [] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('AU-6 AU-8 the right login starts a session, notes the time and the activity', async () => {
  const { id } = await makeOwner(db);
  const before = Date.now();
  const response = await login(LOGIN, { headers: { 'user-agent': 'Firefox' }, ip: '203.0.113.99' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true });
  const verified = await verify(sent(response));
  expect(await verified.json()).toEqual({
    success: true,
    user: { id, firstName: 'Olivia', lastName: 'Example', email: 'owner@example.com', role: 'admin' },
  });
  const [user] = await db.select().from(adminUsers);
  expect(user?.lastLogin?.getTime()).toBeGreaterThanOrEqual(before);
  expect(await db.select().from(adminLogs)).toMatchObject([
    { userId: id, action: 'signed in', resource: 'session', ipAddress: '203.0.113.99', userAgent: 'Firefox' },
  ]);
});

test('AU-6 cookies are for this host alone, over TLS alone, unread by scripts and unsent by other sites', async () => {
  await makeOwner(db);
  const cookies = cookiesOf(await login());
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-session', '__Host-device']);
  for (const cookie of cookies) {
    const [, ...attributes] = cookie.split('; ');
    expect(attributes.filter((attribute) => !attribute.startsWith('Max-Age')).sort()).toEqual([
      'HttpOnly',
      'Path=/',
      'SameSite=Strict',
      'Secure',
    ]);
  }
  expect(cookies[0]).toContain(`Max-Age=${7 * 24 * 3600}`);
});

test('AU-6 a login ends the session that the browser had and starts another', async () => {
  await makeOwner(db);
  await db.delete(sessions);
  const first = sent(await login());
  const second = sent(await login(LOGIN, { headers: { cookie: first } }));
  expect(second).not.toBe(first);
  expect((await verify(first)).status).toBe(401);
  expect((await verify(second)).status).toBe(200);
  expect(await db.$count(sessions)).toBe(1);
});

test('AU-6 AU-8 ERR-1 unknown, wrong and inactive get one answer, after one hash of one price', async () => {
  await makeOwner(db);
  const answers: { status: number; body: unknown }[] = [];
  const tryAs = async (username: string, password: string) => {
    const response = await login({ username, password });
    const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>;
    answers.push({ status: response.status, body });
    expect(cookiesOf(response)).toEqual([]);
  };
  await tryAs('nobody', LOGIN.password);
  await tryAs(LOGIN.username, 'wrong');
  await db.update(adminUsers).set({ isActive: false });
  await tryAs(LOGIN.username, LOGIN.password);
  const error = 'The username or the password is not right.';
  const answer = { status: 401, body: { success: false, error, code: 'INVALID_CREDENTIALS' } };
  expect(answers).toEqual([answer, answer, answer]);
  expect(hashing.runs).toEqual([RECOMMENDED, RECOMMENDED, RECOMMENDED]);
  expect(await activity()).toEqual(Array(3).fill(['sign-in refused', null]));
});

test.each([
  ['no fields', {}, ['username', 'password']],
  ['a blank username', { username: '  ', password: 'x' }, ['username']],
  ['an empty password', { username: 'owner', password: '' }, ['password']],
  ['a password of 1,025 bytes', { username: 'owner', password: `${'é'.repeat(512)}x` }, ['password']],
  ['a field too many', { ...LOGIN, admin: true }, ['admin']],
])('AU-6 %s is 422 with success: false, before any hash', async (_, body, fields) => {
  await makeOwner(db);
  const response = await login(body);
  expect(response.status).toBe(422);
  const answer = (await response.json()) as { success: boolean; fields: Record<string, string> };
  expect(answer.success).toBe(false);
  expect(Object.keys(answer.fields)).toEqual(fields);
  expect(hashing.runs).toEqual([]);
});

test('AU-6 a password of 1,024 bytes is tried', async () => {
  await makeOwner(db);
  expect((await login({ username: 'owner', password: 'é'.repeat(512) })).status).toBe(401);
  expect(hashing.runs).toHaveLength(1);
});

test('AU-6 at most two passwords are hashed at once', async () => {
  await makeOwner(db);
  hashing.together = 2;
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((last) =>
      login({ username: 'owner', password: `wrong ${last}` }, { ip: `203.0.113.${last}` }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  expect(hashing.most).toBe(2);
});

test('AU-6 of fifty guesses at once five are hashed, the others are 429', async () => {
  await makeOwner(db);
  const guesses = Array.from({ length: 50 }, () => login({ username: 'owner', password: 'wrong' }));
  const answers = (await Promise.all(guesses)).map(({ status }) => status);
  expect(answers.filter((status) => status === 401)).toHaveLength(5);
  expect(answers.filter((status) => status === 429)).toHaveLength(45);
  expect(hashing.runs).toHaveLength(5);
});

test('AU-6 a blocked login is 429 with Retry-After and success: false, even with the right password', async () => {
  await makeOwner(db);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date() });
  for (let guess = 0; guess < 5; guess += 1) await login({ username: 'owner', password: 'wrong' });
  const refused = await login();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('600');
  expect(await refused.json()).toMatchObject({
    success: false,
    error: 'Too many attempts. Please try again in 10 minutes.',
  });
  vi.setSystemTime(Date.now() + 10 * 60 * 1000);
  expect((await login()).status).toBe(200);
});

test('AU-6 strangers who guess at the same address do not lock out the browser that has signed in before', async () => {
  await makeOwner(db);
  const cookie = sent(await login());
  for (let guess = 0; guess < 7; guess += 1) await login({ username: 'owner', password: 'wrong' });
  expect((await login()).status).toBe(429);
  expect((await login(LOGIN, { headers: { cookie } })).status).toBe(200);
});

test('AU-6 strangers who use up all attempts keep a known browser neither from a new password nor from its codes', async () => {
  const { id } = await makeOwner(db);
  const cookie = sent(await login());
  await db.update(rateLimits).set({ count: 100 }).where(eq(rateLimits.key, 'login:strangers'));
  expect((await login()).status).toBe(429);
  const ask = (path: string, body: unknown) =>
    call(authFunction, `/api/auth/${path}`, { body, headers: { cookie } });
  const wrong = { currentPassword: 'wrong', newPassword: 'another-long-pass' };
  expect((await ask('password', wrong)).status).toBe(422);
  expect((await ask('recovery-codes', { password: LOGIN.password })).status).toBe(200);
  await db.insert(passkeys).values({ ...PASSKEY, adminUserId: id });
  const half = sent(await login(LOGIN, { headers: { cookie } }));
  const byCode = (cookies: string) =>
    call(authFunction, '/api/auth/second-factor/recovery-code', {
      body: { code: 'WRONG' },
      headers: { cookie: cookies },
    });
  expect((await byCode(`${cookie}; ${half}`)).status).toBe(401);
  expect((await byCode(half)).status).toBe(429);
});

test('AU-6 a hash of older parameters is made anew at the next login', async () => {
  await makeOwner(db);
  const old = '$scrypt$ln=14,r=8,p=1$SALT$HASH';
  const { scryptSync } = await vi.importActual<typeof import('node:crypto')>('node:crypto');
  const salt = Buffer.alloc(16, 1);
  const hash = scryptSync('an old password', salt, 32, { N: 2 ** 14, r: 8, p: 1 });
  const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const passwordHash = old.replace('SALT', unpadded(salt)).replace('HASH', unpadded(hash));
  await db.update(adminUsers).set({ passwordHash }).where(eq(adminUsers.username, 'owner'));
  const again = { username: 'owner', password: 'an old password' };
  expect((await login(again)).status).toBe(200);
  const [user] = await db.select().from(adminUsers);
  expect(user?.passwordHash).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$/);
  expect((await login(again)).status).toBe(200);
});

test('AU-7 logging out ends the session at once, clears the cookie and is written down', async () => {
  const { id, cookie } = await makeOwner(db);
  const response = await call(authFunction, '/api/auth/logout', { method: 'POST', headers: { cookie } });
  expect(await response.json()).toEqual({ success: true });
  expect(cookiesOf(response)).toEqual([
    '__Host-session=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Strict',
  ]);
  expect((await verify(cookie)).status).toBe(401);
  expect(await activity()).toEqual([['signed out', id]]);
});

test('AU-7 logging out without a session succeeds and writes nothing', async () => {
  const response = await call(authFunction, '/api/auth/logout', { method: 'POST' });
  expect(await response.json()).toEqual({ success: true });
  expect(await activity()).toEqual([]);
});

test('AU-3 without a session verify is a 401 with success: false', async () => {
  const response = await verify('');
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ success: false, code: 'UNAUTHORIZED' });
});
