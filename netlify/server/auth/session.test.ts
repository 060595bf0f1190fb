import { SignJWT } from 'jose';
import { expect, test } from 'vitest';

import { sessions } from '#server/db/schema/sessions.ts';
import { adminUsers } from '#server/db/schema/admin-users.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';

import { findOwner, SESSION_COOKIE } from './session.ts';

const db = await testDatabase();
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

test('AU-3 an ended session, garbage and tokens of another kind are nobody', async () => {
  const { cookie } = await makeOwner(db, { now: NOW });
  const foreign = await new SignJWT({ sid: 'x' })
    .setProtectedHeader({ alg: 'HS256', kid: 'test', typ: 'session+jwt' })
    .setIssuedAt(NOW)
    .setExpirationTime(after(1))
    .setIssuer('portfolio')
    .setAudience('admin-api')
    .sign(Buffer.alloc(32, 7));
  for (const value of ['', 'garbage', 'a.b.c', foreign])
    expect(await findOwner(db, withCookie(`${SESSION_COOKIE}=${value}`), NOW)).toBeUndefined();
  await db.delete(sessions);
  expect(await findOwner(db, withCookie(cookie), NOW)).toBeUndefined();
});
