import { expect, test } from 'vitest';

import { loginFailures } from '#server/db/schema/auth.ts';
import { testDatabase } from '#support/database.ts';

import { returnAttempt, takeAttempt, type Client } from './limits.ts';

const db = await testDatabase();
const NOW = new Date('2026-11-20T12:00:00Z');
const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const HERE = { address: '203.0.113.7' };

/** Seconds to wait, or 0 where the attempt is taken. */
async function attempt(client: Client, username: string, at: Date): Promise<number> {
  try {
    await takeAttempt(db, client, username, at);
    return 0;
  } catch (error) {
    const { status, data } = error as { status: number; data: { retryAfterSeconds: number } };
    expect(status).toBe(429);
    return data.retryAfterSeconds;
  }
}

/** How many of `count` attempts are taken. */
async function taken(
  count: number,
  client: (index: number) => Client,
  username = (index: number) => `u${index}`,
) {
  let passed = 0;
  for (let index = 0; index < count; index += 1)
    if ((await attempt(client(index), username(index), NOW)) === 0) passed += 1;
  return passed;
}

test('AU-6 of attempts at once one that comes late to the database is no blocked one', async () => {
  expect(await attempt(HERE, 'owner', NOW)).toBe(0);
  expect(await attempt(HERE, 'owner', new Date(NOW.getTime() - 20))).toBe(0);
});

test('AU-6 five failures block one client as one user for 10 minutes, then 20, 40 … up to 24 hours', async () => {
  for (let failure = 0; failure < 5; failure += 1) expect(await attempt(HERE, 'owner', NOW)).toBe(0);
  const minutes: number[] = [];
  let at = NOW;
  for (let block = 0; block < 10; block += 1) {
    const seconds = await attempt(HERE, 'owner', at);
    minutes.push(seconds / 60);
    const justBefore = new Date(at.getTime() + seconds * 1000 - 1);
    expect(await attempt({ ...HERE, device: 'none' }, 'elsewhere', justBefore)).toBe(0);
    expect(await attempt(HERE, 'owner', justBefore)).toBe(1);
    at = new Date(at.getTime() + seconds * 1000);
    expect(await attempt(HERE, 'owner', at), `after block ${block}`).toBe(0);
  }
  expect(minutes).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440]);
});

test('AU-6 a blocked user is free from elsewhere, and the same client as another user', async () => {
  for (let failure = 0; failure < 6; failure += 1) await attempt(HERE, 'owner', NOW);
  expect(await attempt(HERE, 'OWNER', NOW)).toBe(600);
  expect(await attempt(HERE, 'other', NOW)).toBe(0);
  expect(await attempt({ address: '203.0.113.8' }, 'owner', NOW)).toBe(0);
});

test('AU-6 one address tries 20 times an hour, whoever it says it is; all of an IPv6 network is one', async () => {
  expect(await taken(30, () => HERE)).toBe(20);
  expect(await taken(30, (index) => ({ address: `2001:db8:1:2::${index}` }))).toBe(20);
  expect(await attempt(HERE, 'u', new Date(NOW.getTime() + HOUR_MS))).toBe(0);
});

test('AU-6 strangers try 100 times an hour in all; a known device is not one of them', async () => {
  expect(await taken(130, (index) => ({ address: `198.51.100.${index}` }))).toBe(100);
  const stranger = { address: '192.0.2.1' };
  expect(await attempt(stranger, 'owner', NOW)).toBe(3600);
  expect(await attempt({ ...stranger, device: 'known' }, 'owner', NOW)).toBe(0);
});

test('AU-6 a stolen device cookie gives no more guesses than an address', async () => {
  const device = () => ({ device: 'stolen', address: '192.0.2.9' });
  expect(await taken(10, device, () => 'owner')).toBe(5);
  expect(await taken(30, device)).toBeLessThanOrEqual(15);
});

test('AU-6 a right password gives its attempt back and forgets the failures', async () => {
  for (let round = 0; round < 30; round += 1) {
    for (let failure = 0; failure < 3; failure += 1) {
      const own = { address: `198.51.100.${round}` };
      expect(await attempt(own, 'owner', NOW)).toBe(0);
    }
    const right = await takeAttempt(db, HERE, 'owner', NOW);
    await returnAttempt(db, right, NOW);
  }
});

test('AU-6 what is kept of an attempt names neither the address nor the user', async () => {
  await attempt(HERE, 'secretive', NOW);
  expect(JSON.stringify(await db.select().from(loginFailures))).not.toMatch(/203\.0|secretive/);
});
