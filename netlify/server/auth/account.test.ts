import { expect, test } from 'vitest';

import type { ActiveSession } from '#contracts/auth.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { sessions } from '#server/db/schema/auth.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { LOGIN, makeOwner } from '#support/factories/owner.ts';

import authFunction from '../../functions/auth.ts';
import { SESSION_COOKIE, startSession } from '../api/session/session.ts';

const db = await testDatabase();
const HOUR_MS = 60 * 60 * 1000;

const send = (path: string, cookie: string, body?: unknown, method?: string) =>
  call(authFunction, `/api/auth/${path}`, {
    headers: { cookie },
    ...(body === undefined ? {} : { body }),
    ...(method ? { method } : {}),
  });
const statusOf = async (cookie: string) => (await send('verify', cookie)).status;
const activity = async () =>
  (await db.select().from(adminLogs).orderBy(adminLogs.id)).map(({ action }) => action);

async function addSession(adminUserId: number, userAgent = 'Elsewhere', now = new Date()) {
  return `${SESSION_COOKIE}=${await startSession(db, adminUserId, { now, userAgent })}`;
}

async function list(cookie: string): Promise<ActiveSession[]> {
  const response = await send('sessions', cookie);
  return (await response.json()) as ActiveSession[];
}

test('AU-3 the owner sees the active sessions, their browsers and times, and which is this one', async () => {
  const { id, cookie } = await makeOwner(db);
  await addSession(id, 'Firefox on Linux');
  await addSession(id, 'Gone for a day', new Date(Date.now() - 24 * HOUR_MS));
  const found = await list(cookie);
  expect(found.map(({ userAgent, isCurrent }) => [userAgent, isCurrent])).toEqual([
    ['Firefox on Linux', false],
    [null, true],
  ]);
  const [first] = found;
  expect(Date.parse(first?.endsAt ?? '') - Date.parse(first?.startedAt ?? '')).toBe(7 * 24 * HOUR_MS);
});

test('AU-3 the owner ends one session; ending what is not there is 404', async () => {
  const { id, cookie } = await makeOwner(db);
  const other = await addSession(id);
  const otherId = (await list(cookie)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
  expect((await send(`sessions/${otherId}`, cookie, undefined, 'DELETE')).status).toBe(200);
  expect([await statusOf(cookie), await statusOf(other)]).toEqual([200, 401]);
  expect((await send(`sessions/${otherId}`, cookie, undefined, 'DELETE')).status).toBe(404);
  expect(await activity()).toEqual(['ended']);
});

test('AU-3 "sign out everywhere" ends all other sessions, and this one as well when asked to', async () => {
  const { id, cookie } = await makeOwner(db);
  const others = [await addSession(id), await addSession(id)];
  expect(await (await send('sign-out-everywhere', cookie, {})).json()).toEqual({ success: true, ended: 2 });
  expect(await Promise.all([cookie, ...others].map(statusOf))).toEqual([200, 401, 401]);
  const last = await send('sign-out-everywhere', cookie, { keepCurrent: false });
  expect(await last.json()).toEqual({ success: true, ended: 1 });
  expect(last.headers.get('set-cookie')).toContain(`${SESSION_COOKIE}=; `);
  expect(await statusOf(cookie)).toBe(401);
  expect(await activity()).toEqual(['signed out everywhere', 'signed out everywhere']);
});

test('AU-3 a new password ends every session, gives the caller a new one, and is the one that counts', async () => {
  const { id, cookie } = await makeOwner(db);
  const other = await addSession(id);
  const change = { currentPassword: LOGIN.password, newPassword: 'a much better password' };
  const response = await send('password', cookie, change);
  expect(response.status).toBe(200);
  const renewed = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect(await Promise.all([cookie, other, renewed].map(statusOf))).toEqual([401, 401, 200]);
  const login = (password: string) => send('login', '', { username: LOGIN.username, password });
  expect((await login(LOGIN.password)).status).toBe(401);
  expect((await login(change.newPassword)).status).toBe(200);
  expect(await activity()).toEqual(['changed password', 'sign-in refused', 'signed in']);
});

test('AU-3 without the current password nothing changes, and it cannot be guessed', async () => {
  const { cookie } = await makeOwner(db);
  const guess = { currentPassword: 'a guess', newPassword: 'a much better password' };
  const refused = await send('password', cookie, guess);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ fields: { currentPassword: 'The password is not right' } });
  for (let tries = 0; tries < 4; tries += 1) await send('password', cookie, guess);
  expect((await send('password', cookie, { ...guess, currentPassword: LOGIN.password })).status).toBe(429);
  expect(await statusOf(cookie)).toBe(200);
  expect(await activity()).toEqual([]);
});

test('AU-3 a new password has twelve characters or more', async () => {
  const { cookie } = await makeOwner(db);
  const response = await send('password', cookie, { currentPassword: LOGIN.password, newPassword: 'short' });
  expect(await response.json()).toMatchObject({ fields: { newPassword: 'Use at least 12 characters' } });
});

test.each(['password1234', 'olivia-example-1990', 'qwertyuiop12'])(
  'AU-3 %s is no new password: it is among the first that are tried',
  async (newPassword) => {
    const { cookie } = await makeOwner(db);
    const response = await send('password', cookie, { currentPassword: LOGIN.password, newPassword });
    expect({ status: response.status, body: await response.json() }).toMatchObject({
      status: 422,
      body: { fields: { newPassword: expect.stringContaining('Easy to guess') } },
    });
    expect(await statusOf(cookie)).toBe(200);
  },
);

test('AU-3 the current password is no new one', async () => {
  const { cookie } = await makeOwner(db);
  const same = { currentPassword: LOGIN.password, newPassword: LOGIN.password };
  const response = await send('password', cookie, same);
  const message = 'Choose another one than the current password';
  expect({ status: response.status, body: await response.json() }).toMatchObject({
    status: 422,
    body: { fields: { newPassword: message } },
  });
});

test('AU-10 an admin token is made on request, written down, and not needed to sign in', async () => {
  const { cookie } = await makeOwner(db);
  const response = await send('admin-token', cookie, undefined, 'POST');
  const { token, expiresAt } = (await response.json()) as { token: string; expiresAt: string };
  expect(token.split('.')).toHaveLength(3);
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(HOUR_MS);
  expect(await activity()).toEqual(['made admin token']);
  const [row] = await db.select().from(adminLogs);
  expect(JSON.stringify(row)).not.toContain(token);
  expect(await db.$count(sessions)).toBe(1);
});
