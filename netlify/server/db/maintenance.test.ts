import { expect, test } from 'vitest';

import { testDatabase } from '#support/database.ts';

import { removeExpired } from './maintenance.ts';
import { idempotencyKeys } from './schema/idempotency-keys.ts';
import { rateLimits } from './schema/rate-limits.ts';
import { sessions } from './schema/sessions.ts';

const db = await testDatabase();
const NOW = new Date('2026-11-20T03:17:00Z');
const daysFromNow = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000);

test('DB-1 the nightly clean-up removes what has expired and nothing else', async () => {
  const sess = { adminUserId: 1, startedAt: '', lastSeenAt: '', userAgent: null };
  await db.insert(rateLimits).values([
    { key: 'past', count: 9, resetsAt: daysFromNow(-1) },
    { key: 'running', count: 9, resetsAt: daysFromNow(1) },
  ]);
  await db.insert(sessions).values([
    { sid: 'ended', sess, expire: daysFromNow(-1) },
    { sid: 'live', sess, expire: daysFromNow(1) },
  ]);
  await db.insert(idempotencyKeys).values([
    { scope: 'create', key: 'old', requestHash: '', createdAt: daysFromNow(-3) },
    { scope: 'create', key: 'new', requestHash: '', createdAt: daysFromNow(-1) },
  ]);
  await removeExpired(db, NOW);
  expect((await db.select().from(rateLimits)).map((row) => row.key)).toEqual(['running']);
  expect((await db.select().from(sessions)).map((row) => row.sid)).toEqual(['live']);
  expect((await db.select().from(idempotencyKeys)).map((row) => row.key)).toEqual(['new']);
});
