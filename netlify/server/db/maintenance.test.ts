import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';

import { testDatabase } from '#support/database.ts';
import { makeComment } from '#support/factories/comment.ts';
import { makePost } from '#support/factories/post.ts';
import { newDatabase } from '#support/postgres.ts';

import maintenance from '../../functions/maintenance.ts';
import { openDatabase, useDatabase } from './client.ts';
import { removeExpired } from './maintenance.ts';
import { blogAnalytics, blogComments } from './schema/blog.ts';
import { buildRequests } from './schema/blog-writing.ts';
import { idempotencyKeys, rateLimits } from './schema/platform.ts';
import { sessions } from './schema/auth.ts';

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

test('DB-4 networks of visitors are dropped after 30 days; events, comments and what is newer stay', async () => {
  const { id: postId } = await makePost(db);
  const event = { postId, event: 'view' as const, ipAddress: '203.0.113.0/24' };
  await db.insert(blogAnalytics).values([
    { ...event, sessionId: 'old', createdAt: daysFromNow(-31) },
    { ...event, sessionId: 'new', createdAt: daysFromNow(-29) },
  ]);
  await makeComment(db, { postId, ipAddress: '203.0.113.0/24', createdAt: daysFromNow(-31) });
  await removeExpired(db, NOW);
  const rows = await db.select().from(blogAnalytics).orderBy(blogAnalytics.id);
  expect(rows.map(({ ipAddress }) => ipAddress)).toEqual([null, '203.0.113.0/24']);
  expect(await db.select().from(blogComments)).toMatchObject([
    { ipAddress: null, content: expect.any(String) },
  ]);
});

test('D43 build requests that were served are dropped after 30 days, open ones never', async () => {
  const old = daysFromNow(-40);
  await db.insert(buildRequests).values([
    { reason: 'published', requestedAt: old, succeededAt: old },
    { reason: 'updated', requestedAt: old },
    { reason: 'deleted', requestedAt: old, succeededAt: daysFromNow(-1) },
  ]);
  await removeExpired(db, NOW);
  const left = await db.select().from(buildRequests).orderBy(buildRequests.id);
  expect(left.map(({ reason }) => reason)).toEqual(['updated', 'deleted']);
});

test('DB-1 nothing is removed by its age where the clocks of machine and database differ', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const sess = { adminUserId: 1, startedAt: '', lastSeenAt: '', userAgent: null };
  await db.insert(sessions).values({ sid: 'live', sess, expire: new Date(Date.now() + 60_000) });
  vi.useFakeTimers({ now: Date.now() + 365 * 24 * 60 * 60 * 1000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect((await maintenance()).status).toBe(503);
  expect(await db.select().from(sessions)).toHaveLength(1);
});

test('DB-4 in a database that takes no changes visitors are forgotten all the same, and a task that fails stops no other', async () => {
  const failures = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { url, drop } = await newDatabase();
  onTestFinished(drop);
  const first = await openDatabase(url);
  const { id: postId } = await makePost(first.db);
  await makeComment(first.db, { postId, ipAddress: '203.0.113.0/24', createdAt: new Date(0) });
  await first.db.execute(
    sql.raw(`alter database "${new URL(url).pathname.slice(1)}" set default_transaction_read_only = on`),
  );
  await first.close();
  const opened = await openDatabase(url);
  onTestFinished(opened.close);
  const before = useDatabase(opened);
  onTestFinished(() => void useDatabase(before));
  expect((await maintenance()).status).toBe(500);
  expect(await opened.db.select().from(blogComments)).toMatchObject([{ ipAddress: null }]);
  const failed = failures.mock.calls.map(([task]) => String(task));
  expect(failed.length).toBeGreaterThan(1);
  expect(failed).not.toContain('[nightly, what has expired]');
});
