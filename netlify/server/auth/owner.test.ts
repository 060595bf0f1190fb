import { expect, test } from 'vitest';

import { siteContent } from '#server/content/current.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { adminUsers, loginFailures, passkeys, sessions, users } from '#server/db/schema/auth.ts';
import { rateLimits } from '#server/db/schema/platform.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { LOGIN, makeOwner } from '#support/factories/owner.ts';

import authFunction from '../../functions/auth.ts';
import { makeFirstOwner, nameOwner, newPassword, resetOwner } from './owner.ts';

const db = await testDatabase();
const login = async (username: string, password: string) =>
  (await call(authFunction, '/api/auth/login', { body: { username, password } })).status;

test('AU-6 the first start makes one owner, in both tables, who can sign in', async () => {
  const password = newPassword();
  expect(await makeFirstOwner(db, { username: 'owner', password })).toBe(true);
  const { email, givenName, familyName } = siteContent().profile;
  expect(await db.select().from(adminUsers)).toMatchObject([{ username: 'owner', email, role: 'admin' }]);
  expect(await db.select().from(users)).toMatchObject([
    { email, firstName: givenName, lastName: familyName },
  ]);
  expect(await login('owner', password)).toBe(200);
});

test('AU-6 later starts change nothing, and two first starts at once make one owner', async () => {
  const made = await Promise.all([
    makeFirstOwner(db, { username: 'one', password: 'a first password' }),
    makeFirstOwner(db, { username: 'two', password: 'a second password' }),
  ]);
  expect(made.sort()).toEqual([false, true]);
  expect(await makeFirstOwner(db, { username: 'three', password: 'a third password' })).toBe(false);
  expect(await db.$count(adminUsers)).toBe(1);
});

test('AU-6 a later start gives the owner the name that content has then, and nobody else', async () => {
  await makeFirstOwner(db, { username: 'owner', password: 'a first password' });
  await db.insert(users).values({ email: 'guest@example.com', firstName: 'Guest', lastName: 'Author' });
  const { profile } = siteContent();
  await nameOwner(db, { ...profile, givenName: 'Coralie', familyName: 'Estournel' });
  expect(await db.select().from(users).orderBy(users.id)).toMatchObject([
    { email: profile.email, firstName: 'Coralie', lastName: 'Estournel' },
    { email: 'guest@example.com', firstName: 'Guest', lastName: 'Author' },
  ]);
});

test('AU-6 generated passwords are long and never the same', () => {
  const passwords = Array.from({ length: 100 }, newPassword);
  expect(new Set(passwords).size).toBe(100);
  for (const password of passwords) expect(password).toMatch(/^[\w-]{20}$/);
});

const makePasskey = (adminUserId: number) =>
  db.insert(passkeys).values({
    adminUserId,
    name: 'Lost',
    credentialId: 'AAAA',
    publicKey: 'AAAA',
    counter: 0,
    transports: [],
    isSynced: false,
  });

test('AU-6 AU-8 a reset gives a new password, opens a closed account, ends sessions and blocks', async () => {
  const { id } = await makeOwner(db, { isActive: false });
  await makePasskey(id);
  for (let guess = 0; guess < 6; guess += 1) await login('owner', 'a guess');
  const change = { username: undefined, password: 'a brand new password', removeSecondFactor: false };
  expect(await resetOwner(db, change)).toBe('owner');
  for (const table of [sessions, loginFailures, rateLimits]) expect(await db.$count(table)).toBe(0);
  expect(await db.select().from(adminUsers)).toMatchObject([{ id, username: 'owner', isActive: true }]);
  expect(await db.$count(passkeys)).toBe(1);
  expect((await db.select().from(adminLogs)).at(-1)).toMatchObject({ action: 'reset login', userId: null });
  expect(await login('owner', 'a brand new password')).toBe(200);
});

test('AU-6 a reset can rename the owner and forget a lost second factor', async () => {
  const { id } = await makeOwner(db);
  await makePasskey(id);
  const change = { username: 'renamed', password: 'a brand new password', removeSecondFactor: true };
  expect(await resetOwner(db, change)).toBe('renamed');
  expect(await db.$count(passkeys)).toBe(0);
  expect(await login('renamed', 'a brand new password')).toBe(200);
  expect(await login('owner', 'a brand new password')).toBe(401);
});

test.each(['', ' ', ' owner', 'o'.repeat(101)])(
  'AU-6 a reset refuses a username that nobody could sign in with, and changes nothing (%#)',
  async (username) => {
    await makeOwner(db);
    const change = { username, password: 'a brand new password', removeSecondFactor: true };
    await expect(resetOwner(db, change)).rejects.toThrow('A username has 1 to 100 characters');
    expect(await login(LOGIN.username, LOGIN.password)).toBe(200);
  },
);

test('AU-6 a reset of a database without an owner makes one', async () => {
  const change = { username: undefined, password: 'a brand new password', removeSecondFactor: false };
  expect(await resetOwner(db, change)).toBe('owner');
  expect(await login('owner', 'a brand new password')).toBe(200);
});
