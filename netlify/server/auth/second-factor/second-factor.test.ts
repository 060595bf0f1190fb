import { expect, test } from 'vitest';

import { adminLogs } from '#server/db/schema/activity.ts';
import { adminUsers, recoveryCodes } from '#server/db/schema/auth.ts';
import { makeAuthenticator } from '#support/authenticator.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { LOGIN, makeOwner } from '#support/factories/owner.ts';

import authFunction from '../../../functions/auth.ts';

const db = await testDatabase();

/** The fields of the answers that these tests read. */
type Body = {
  id: number;
  name: string;
  code: string;
  codes: [string, string];
  challenge: string;
  secondFactor: { recoveryCode: boolean };
};

/** A browser: it keeps the cookies that the server sets. */
function makeBrowser(cookie = '') {
  const jar = new Map(cookie ? [cookie.split(/=(.*)/).slice(0, 2) as [string, string]] : []);
  const send = async (path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') => {
    const headers = { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
    const response = await call(authFunction, `/api/auth/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    return { status: response.status, body: (await response.json()) as Body };
  };
  return { send, jar, isSignedIn: async () => (await send('verify')).status === 200 };
}
type Browser = ReturnType<typeof makeBrowser>;

async function enrol(browser: Browser, authenticator = makeAuthenticator(), name = 'Laptop') {
  const { body: options } = await browser.send('passkeys/options', { password: LOGIN.password });
  const answered = await browser.send('passkeys', { name, answer: authenticator.register(options) });
  expect(answered.status).toBe(201);
  return { authenticator, passkey: answered.body };
}

async function enrolledOwner() {
  const owner = await makeOwner(db);
  const browser = makeBrowser(owner.cookie);
  return { ...owner, browser, ...(await enrol(browser)) };
}

/** A browser in which the password was right. */
async function halfSignedIn() {
  const browser = makeBrowser();
  const { body } = await browser.send('login', LOGIN);
  return { browser, body };
}

const challengeFor = async (browser: Browser) =>
  (await browser.send('second-factor/options', undefined, 'POST')).body;
const activity = async () => (await db.select().from(adminLogs)).map(({ action }) => action);

test('AU-6 with a passkey the password alone does not sign in; with it the owner is in', async () => {
  const { authenticator } = await enrolledOwner();
  const { browser, body } = await halfSignedIn();
  expect(body).toEqual({ success: false, secondFactor: { passkey: true, recoveryCode: false } });
  expect(await browser.isSignedIn()).toBe(false);
  const options = await challengeFor(browser);
  expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: authenticator.id }] });
  const answer = authenticator.authenticate(options);
  expect(await browser.send('second-factor/passkey', { answer })).toEqual({
    status: 200,
    body: { success: true },
  });
  expect(await browser.isSignedIn()).toBe(true);
  expect(await activity()).toEqual(['enrolled passkey', 'passed the password', 'signed in']);
});

test('AU-6 enrolling asks for the password, and the account page lists what is enrolled', async () => {
  const owner = await makeOwner(db);
  const browser = makeBrowser(owner.cookie);
  const refused = await browser.send('passkeys/options', { password: 'a guess' });
  expect(refused).toMatchObject({ status: 422, body: { fields: { password: 'The password is not right' } } });
  const { passkey } = await enrol(browser, makeAuthenticator(), '  Laptop ');
  expect(passkey).toMatchObject({ id: 1, name: 'Laptop', isSynced: false, lastUsedAt: null });
  expect((await browser.send('passkeys')).body).toEqual([passkey]);
});

test('AU-6 a passkey of another site, of another origin or without its challenge is not enrolled', async () => {
  const owner = await makeOwner(db);
  const browser = makeBrowser(owner.cookie);
  for (const where of [{ rpId: 'evil.example' }, { origin: 'https://evil.example' }]) {
    const { body: options } = await browser.send('passkeys/options', { password: LOGIN.password });
    const answer = makeAuthenticator(where).register(options);
    expect((await browser.send('passkeys', { name: 'x', answer })).status).toBe(422);
  }
  const answer = makeAuthenticator().register({ challenge: 'AAAA' });
  expect((await browser.send('passkeys', { name: 'x', answer })).body.code).toBe('CHALLENGE_EXPIRED');
  expect((await browser.send('passkeys')).body).toEqual([]);
});

test('AU-6 a challenge is for the session that asked, and good for one answer', async () => {
  const owner = await makeOwner(db);
  const browser = makeBrowser(owner.cookie);
  const { body: options } = await browser.send('passkeys/options', { password: LOGIN.password });
  const challenge = browser.jar.get('__Host-challenge') ?? '';
  const login = makeBrowser();
  await login.send('login', LOGIN);
  login.jar.set('__Host-challenge', challenge);
  const register = () => ({ name: 'x', answer: makeAuthenticator().register(options) });
  expect((await login.send('passkeys', register())).status).toBe(422);
  expect((await browser.send('passkeys', register())).status).toBe(201);
  browser.jar.set('__Host-challenge', challenge);
  expect((await browser.send('passkeys', register())).body.code).toBe('CHALLENGE_EXPIRED');
});

test('AU-6 a foreign passkey, another origin, a replay and a lower count do not sign in', async () => {
  const { authenticator } = await enrolledOwner();
  const { browser } = await halfSignedIn();
  const foreign = makeAuthenticator();
  const refusals: ((options: { challenge: string }) => object)[] = [
    (options) => foreign.authenticate(options),
    (options) => ({ ...foreign.authenticate(options), id: authenticator.id, rawId: authenticator.id }),
    (options) => authenticator.authenticate(options, 'https://evil.example'),
    () => authenticator.authenticate({ challenge: 'AAAA' }),
  ];
  for (const answerTo of refusals) {
    const answer = answerTo(await challengeFor(browser));
    expect((await browser.send('second-factor/passkey', { answer })).body.code).toBe('SECOND_FACTOR_REFUSED');
  }
  const earlier = authenticator.authenticate(await challengeFor(browser));
  const kept = browser.jar.get('__Host-challenge') ?? '';
  const good = authenticator.authenticate(await challengeFor(browser));
  expect((await browser.send('second-factor/passkey', { answer: good })).status).toBe(200);
  const again = (await halfSignedIn()).browser;
  again.jar.set('__Host-challenge', kept);
  expect((await again.send('second-factor/passkey', { answer: earlier })).status).toBe(401);
  expect(await again.isSignedIn()).toBe(false);
});

test('AU-6 without a right password there is no second factor to try', async () => {
  const { authenticator } = await enrolledOwner();
  const stranger = makeBrowser();
  const answer = authenticator.authenticate({ challenge: 'AAAA' });
  const tries = [
    await stranger.send('second-factor/options', undefined, 'POST'),
    await stranger.send('second-factor/passkey', { answer }),
    await stranger.send('second-factor/recovery-code', { code: 'AAAA-AAAA-AAAA-AAAA' }),
  ];
  expect(tries.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(tries.map(({ body }) => body.code)).toEqual(Array(3).fill('SIGN_IN_EXPIRED'));
});

test('AU-6 strangers at the same address keep nobody whose password was right from the passkey', async () => {
  const { authenticator } = await enrolledOwner();
  const stranger = makeBrowser();
  for (let tries = 0; tries < 40; tries += 1) await stranger.send('second-factor/options', undefined, 'POST');
  const { browser } = await halfSignedIn();
  const answer = authenticator.authenticate(await challengeFor(browser));
  expect((await browser.send('second-factor/passkey', { answer })).status).toBe(200);
});

test('AU-6 whose password was right asks thirty times in ten minutes', async () => {
  await enrolledOwner();
  const { browser } = await halfSignedIn();
  for (let tries = 0; tries < 30; tries += 1) await challengeFor(browser);
  expect((await browser.send('second-factor/options', undefined, 'POST')).status).toBe(429);
});

test('AU-8 who is made inactive meanwhile does not get in by the second factor', async () => {
  const { authenticator } = await enrolledOwner();
  const { browser } = await halfSignedIn();
  const options = await challengeFor(browser);
  await db.update(adminUsers).set({ isActive: false });
  const answer = authenticator.authenticate(options);
  expect((await browser.send('second-factor/passkey', { answer })).status).toBe(401);
});

test('AU-6 a new password ends sign-ins that are half done by the old one', async () => {
  const { browser, authenticator } = await enrolledOwner();
  const { codes } = (await browser.send('recovery-codes', { password: LOGIN.password })).body;
  const { browser: other } = await halfSignedIn();
  const answer = authenticator.authenticate(await challengeFor(other));
  const change = { currentPassword: LOGIN.password, newPassword: 'another-long-pass' };
  expect((await browser.send('password', change)).status).toBe(200);
  expect((await other.send('second-factor/passkey', { answer })).body.code).toBe('SIGN_IN_EXPIRED');
  expect((await other.send('second-factor/recovery-code', { code: codes[0] })).status).toBe(401);
  expect(await other.isSignedIn()).toBe(false);
});

test('AU-6 ten recovery codes are shown once; each signs in once, however it is typed', async () => {
  const { browser } = await enrolledOwner();
  const { codes } = (await browser.send('recovery-codes', { password: LOGIN.password })).body;
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  expect(JSON.stringify(await db.select().from(recoveryCodes))).not.toContain(codes[0]);
  const useCode = async (code: string) => {
    const { browser: other, body } = await halfSignedIn();
    expect(body.secondFactor.recoveryCode).toBe(true);
    return (await other.send('second-factor/recovery-code', { code })).status;
  };
  expect(await useCode(codes[0].toLowerCase().replaceAll('-', ' '))).toBe(200);
  expect(await useCode(codes[0])).toBe(401);
  expect((await browser.send('recovery-codes')).body).toEqual({ remaining: 9 });
  await browser.send('recovery-codes', { password: LOGIN.password });
  expect(await useCode(codes[1])).toBe(401);
  expect((await browser.send('recovery-codes')).body).toEqual({ remaining: 10 });
});

test('AU-6 one recovery code sent twice at once signs in once, and codes are not guessed', async () => {
  const { browser } = await enrolledOwner();
  const { codes } = (await browser.send('recovery-codes', { password: LOGIN.password })).body;
  const { browser: other } = await halfSignedIn();
  const use = (code: string) => other.send('second-factor/recovery-code', { code });
  const twice = await Promise.all([use(codes[0]), use(codes[0])]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);
  const guesser = (await halfSignedIn()).browser;
  const guess = () => guesser.send('second-factor/recovery-code', { code: 'AAAA-AAAA-AAAA-AAAA' });
  const answers: number[] = [];
  for (let tries = 0; tries < 7; tries += 1) answers.push((await guess()).status);
  expect(answers.at(-1)).toBe(429);
  expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
});

test('AU-6 a passkey is renamed and removed by password; with the last one its codes go too', async () => {
  const { browser, passkey } = await enrolledOwner();
  await browser.send('recovery-codes', { password: LOGIN.password });
  const path = `passkeys/${passkey.id}`;
  expect((await browser.send(path, { name: 'Key ring' }, 'PATCH')).body.name).toBe('Key ring');
  expect((await browser.send(path, { password: 'a guess' }, 'DELETE')).status).toBe(422);
  expect((await browser.send(path, { password: LOGIN.password }, 'DELETE')).status).toBe(200);
  expect((await browser.send(path, { password: LOGIN.password }, 'DELETE')).status).toBe(404);
  expect(await db.$count(recoveryCodes)).toBe(0);
  expect((await halfSignedIn()).body).toEqual({ success: true });
  expect(await activity()).toEqual([
    'enrolled passkey',
    'made recovery codes',
    'renamed passkey',
    'removed passkey',
    'signed in',
  ]);
});
