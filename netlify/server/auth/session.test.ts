import { decodeJwt, SignJWT } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';

import { adminUsers, sessions } from '#server/db/schema/auth.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';

import { currentSigningKey } from '../api/visitor.ts';
import { reloadEnv } from '../env.ts';
import { findOwner, findSession, SESSION_COOKIE, signAdminToken } from '../api/session/session.ts';

const db = await testDatabase();
afterEach(() => {
  vi.unstubAllEnvs();
  reloadEnv();
});

const NOW = new Date('2026-11-20T12:00:00Z');
const HOUR_MS = 60 * 60 * 1000;
const after = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
const withCookie = (cookie: string) => new Request('http://localhost:8888/', { headers: { cookie } });

test('AU-3 a live session names the owner', async () => {
  const owner = await makeOwner(db, { now: NOW });
  expect(await findOwner(db, withCookie(`theme=dark; ${owner.cookie}`), after(1))).toEqual({
    id: owner.id,
    email: 'owner@example.com',
    firstName: 'Olivia',
    lastName: 'Example',
    role: 'admin',
  });
});

test('AU-3 the table holds only a hash of the id in the cookie', async () => {
  const { cookie } = await makeOwner(db, { now: NOW });
  const [row] = await db.select().from(sessions);
  expect(cookie).not.toContain(row?.sid ?? 'no row');
  expect(row?.sid).toMatch(/^[0-9a-f]{64}$/);
});

test('AU-3 a session ends after 12 idle hours, and after 7 days however busy', async () => {
  const { cookie } = await makeOwner(db, { now: NOW });
  expect(await findOwner(db, withCookie(cookie), after(13))).toBeUndefined();
  for (let hours = 0; hours < 7 * 24; hours += 11)
    expect(await findOwner(db, withCookie(cookie), after(hours))).toBeDefined();
  expect(await findOwner(db, withCookie(cookie), after(7 * 24))).toBeUndefined();
});

test('AU-8 an inactive owner has no session', async () => {
  const { cookie } = await makeOwner(db, { now: NOW });
  await db.update(adminUsers).set({ isActive: false });
  expect(await findOwner(db, withCookie(cookie), NOW)).toBeUndefined();
});

test('AU-3 an ended session and garbage are nobody', async () => {
  const { cookie } = await makeOwner(db, { now: NOW });
  for (const value of ['', 'garbage', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzaWQiOiJ4In0.'])
    expect(await findOwner(db, withCookie(`${SESSION_COOKIE}=${value}`), NOW)).toBeUndefined();
  await db.delete(sessions);
  expect(await findOwner(db, withCookie(cookie), NOW)).toBeUndefined();
});

test.each(['\u00a0', '\u0085', '\u000b', '_'])(
  'AU-3 a cookie whose name begins with %j before __Host- is another, which other hosts may set',
  async (prefix) => {
    const { cookie } = await makeOwner(db, { now: NOW });
    expect(await findOwner(db, withCookie(`theme=dark;${prefix}${cookie}`), NOW)).toBeUndefined();
  },
);

const KEY = currentSigningKey();
const GOOD = { alg: 'HS256', kid: KEY.kid, typ: 'session+jwt', iss: 'portfolio', aud: 'session' };

/** A token for the live session of `cookie`, right but for what is changed. */
function forge(cookie: string, changes: Partial<typeof GOOD>, { secret = KEY.secret, expires = true } = {}) {
  const { alg, kid, typ, iss, aud } = { ...GOOD, ...changes };
  const token = new SignJWT({ sid: decodeJwt(cookie.slice(cookie.indexOf('=') + 1))['sid'] })
    .setProtectedHeader({ alg, kid, typ })
    .setIssuedAt(NOW)
    .setIssuer(iss)
    .setAudience(aud);
  return (expires ? token.setExpirationTime(after(1)) : token).sign(secret);
}

test('AU-3 a token made as the server makes it is accepted, whichever of its keys signed it', async () => {
  const { cookie } = await makeOwner(db, { now: NOW });
  const token = await forge(cookie, {});
  expect(await findOwner(db, withCookie(`${SESSION_COOKIE}=${token}`), NOW)).toBeDefined();
});

test.each<[string, Partial<typeof GOOD>, Parameters<typeof forge>[2]]>([
  ['of another algorithm', { alg: 'HS512' }, { secret: new Uint8Array(64) }],
  ['of another algorithm under the right key', { alg: 'HS384' }, {}],
  ['signed by another key', {}, { secret: new Uint8Array(32).fill(9) }],
  ['of an unknown key', { kid: 'foreign' }, {}],
  ['of another issuer', { iss: 'elsewhere' }, {}],
  ['of another audience', { aud: 'admin-api' }, {}],
  ['of another type', { typ: 'admin+jwt' }, {}],
  ['without an end', {}, { expires: false }],
])('AU-3 a token %s is nobody', async (_, changes, options) => {
  const { cookie } = await makeOwner(db, { now: NOW });
  const token = await forge(cookie, changes, options);
  expect(await findOwner(db, withCookie(`${SESSION_COOKIE}=${token}`), NOW)).toBeUndefined();
});

test('AU-3 a token that is changed in any place is nobody', async () => {
  const { cookie } = await makeOwner(db, { now: NOW });
  const start = cookie.indexOf('=') + 1;
  for (let place = start; place < cookie.length - 1; place += 7) {
    const changed = `${cookie.slice(0, place)}${cookie[place] === 'A' ? 'B' : 'A'}${cookie.slice(place + 1)}`;
    expect(await findOwner(db, withCookie(changed), NOW)).toBeUndefined();
  }
});

test('AU-3 a key that is no longer first still verifies, and one that is gone does not', async () => {
  const { cookie } = await makeOwner(db, { now: NOW });
  const fresh = `new:${Buffer.alloc(32, 5).toString('base64')}`;
  const before = `${KEY.kid}:${Buffer.from(KEY.secret).toString('base64')}`;
  const findWith = (keys: string) => {
    vi.stubEnv('SIGNING_KEYS', keys);
    reloadEnv();
    return findOwner(db, withCookie(cookie), NOW);
  };
  expect(await findWith(`${fresh},${before}`)).toBeDefined();
  expect(await findWith(fresh)).toBeUndefined();
  expect(await findWith(before)).toBeDefined();
});

const withBearer = (token: string, path = '/api/admin/files/blog-export') =>
  new Request(`http://localhost:8888${path}`, { headers: { authorization: `Bearer ${token}` } });

async function adminToken() {
  const { cookie } = await makeOwner(db, { now: NOW });
  const found = await findSession(db, withCookie(cookie), NOW);
  if (!found) throw new Error('no session');
  return { cookie, ...(await signAdminToken(found.session, NOW)) };
}

test('AU-10 an admin token is the owner below /api/admin/ for an hour, and nowhere else', async () => {
  const { token, expiresAt } = await adminToken();
  expect(expiresAt).toEqual(after(1));
  expect(await findOwner(db, withBearer(token), after(0.99))).toBeDefined();
  expect(await findOwner(db, withBearer(token), after(1.01))).toBeUndefined();
  for (const path of ['/api/tools/logs', '/api/auth/verify', '/api/administration', '/x/api/admin/files'])
    expect(await findOwner(db, withBearer(token, path), NOW), path).toBeUndefined();
  expect(await findOwner(db, withCookie(`${SESSION_COOKIE}=${token}`), NOW)).toBeUndefined();
});

test('AU-10 an admin token dies with its session, and a session cookie is none', async () => {
  const { token, cookie } = await adminToken();
  expect(await findOwner(db, withBearer(cookie.slice(cookie.indexOf('=') + 1)), NOW)).toBeUndefined();
  await db.delete(sessions);
  expect(await findOwner(db, withBearer(token), NOW)).toBeUndefined();
});
