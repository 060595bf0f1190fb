import { afterEach, expect, test, vi } from 'vitest';

import { adminUsers, sessions } from '#server/db/schema/auth.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { LOGIN, makeOwner } from '#support/factories/owner.ts';

import authFunction from '../../functions/auth.ts';

/** What happens once while a password is looked at. */
const hashing = vi.hoisted(() => ({ meanwhile: undefined as (() => Promise<unknown>) | undefined }));
vi.mock('node:crypto', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:crypto')>();
  const scrypt = (...parts: Parameters<typeof real.scrypt>) => {
    const [password, salt, length, options, done] = parts;
    const { meanwhile } = hashing;
    hashing.meanwhile = undefined;
    real.scrypt(password, salt, length, options, (error, key) => {
      void Promise.resolve(meanwhile?.()).then(() => done(error, key));
    });
  };
  return { ...real, scrypt };
});
afterEach(() => void (hashing.meanwhile = undefined));

const db = await testDatabase();
const NEW_PASSWORD = 'a much better password';

const send = (path: string, body: unknown, cookie = '') =>
  call(authFunction, `/api/auth/${path}`, { body, headers: { cookie } });
const changeTo = (newPassword: string, cookie: string) =>
  send('password', { currentPassword: LOGIN.password, newPassword }, cookie);
const statusOf = async (answer: ReturnType<typeof send>) => (await answer).status;

test('AU-3 AU-6 a sign-in that began with the old password does not outlive the new one', async () => {
  const { cookie } = await makeOwner(db);
  hashing.meanwhile = () => changeTo(NEW_PASSWORD, cookie);
  const response = await send('login', LOGIN);
  expect(response.status).toBe(401);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await db.$count(sessions)).toBe(1); // of whoever changed it
});

test('AU-3 of two new passwords at once the first one counts, and the other is told that it does not', async () => {
  const { cookie } = await makeOwner(db);
  let first: Response | undefined;
  hashing.meanwhile = async () => (first = await changeTo(NEW_PASSWORD, cookie));
  expect(await statusOf(changeTo('the password of a thief', cookie))).toBe(422);
  expect(first?.status).toBe(200);
  expect(await statusOf(send('login', { ...LOGIN, password: NEW_PASSWORD }))).toBe(200);
});

test('AU-8 who is made inactive while the password is looked at does not get in', async () => {
  await makeOwner(db);
  hashing.meanwhile = () => db.update(adminUsers).set({ isActive: false });
  expect(await statusOf(send('login', LOGIN))).toBe(401);
});
