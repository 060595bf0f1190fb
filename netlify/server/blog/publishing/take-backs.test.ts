import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';

import { buildRequests } from '#server/db/schema/blog-writing.ts';
import { edgePurges } from '#server/db/schema/platform.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import { reloadEnv } from '#server/env.ts';
import { testDatabase } from '#support/database.ts';
import { makePost } from '#support/factories/post.ts';
import { startFakeBuildHook } from '#support/fake-build-hook.ts';
import { unpublishPost } from '#support/publish.ts';
import { setVariables } from '#support/variables.ts';

import { deliverBuildRequests, settleBuildRequests } from './delivery.ts';
import { addBuildRequest, claimTakeBacks, markServed } from './outbox.ts';
import { deletePost, updatePost } from './service.ts';

const db = await testDatabase();
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** A clock that moves only when told, or when somebody pauses. */
function makeClock() {
  let time = Date.parse('2026-11-20T12:00:00Z');
  return {
    now: () => new Date(time),
    pass: (milliseconds: number) => (time += milliseconds),
    pause: (milliseconds: number) => Promise.resolve((time += milliseconds)),
  };
}
let clock = makeClock();
beforeEach(() => (clock = makeClock()));

const change = () => addBuildRequest(db, { reason: 'updated', now: clock.now() });
const deliver = () => deliverBuildRequests(db, clock);
const rows = () => db.select().from(buildRequests).orderBy(buildRequests.id);
const isAllServed = async () => (await rows()).every(({ succeededAt }) => succeededAt !== null);

async function fakeEdge() {
  const edge = await startFakeBuildHook();
  setVariables({ NETLIFY_API_URL: edge.origin, NETLIFY_PURGE_API_TOKEN: 'token', SITE_ID: 'site' });
  return edge;
}
const withoutHook = () => {
  vi.stubEnv('BUILD_HOOK_URL', undefined);
  reloadEnv();
};
const purges = () => db.select().from(edgePurges).orderBy(edgePurges.id);
const PURGE = { method: 'POST', url: '/api/v1/purge' };

test('D43 after a change the edge is told to forget what it keeps of the blog', async () => {
  await using edge = await fakeEdge();
  withoutHook();
  const { id } = await makePost(db);
  await unpublishPost(db, id, clock.now());
  await settleBuildRequests(db, clock);
  expect(edge.calls).toEqual([PURGE]);
  expect((await purges()).map(({ tag }) => tag)).toEqual([`pictures-${id}`]); // once more, for answers under way
  clock.pass(MINUTE);
  await settleBuildRequests(db, clock);
  expect([edge.calls.length, await purges()]).toEqual([2, []]);
});

test('D43 an edge that does not hear is told again, after longer and longer, and the owner sees why', async () => {
  await using edge = await fakeEdge();
  withoutHook();
  edge.answerWith(500, 503);
  await change();
  await settleBuildRequests(db, clock);
  expect(await purges()).toMatchObject([{ tag: 'blog', attempts: 1, lastError: 'HTTP_500' }]);
  clock.pass(29 * SECOND);
  await settleBuildRequests(db, clock);
  expect(edge.calls).toHaveLength(1);
  clock.pass(SECOND);
  await settleBuildRequests(db, clock);
  expect(await purges()).toMatchObject([{ attempts: 2, lastError: 'HTTP_503' }]);
  clock.pass(MINUTE);
  await settleBuildRequests(db, clock);
  expect([edge.calls.length, await purges()]).toEqual([3, []]);
  await change();
  await edge.goDown();
  await settleBuildRequests(db, clock);
  expect(await purges()).toMatchObject([{ attempts: 1, lastError: 'UNREACHABLE' }]);
});

/** A day whose builds are all used, the last of them a moment ago. */
async function usedUpDay(): Promise<void> {
  for (let number = 0; number < 21; number += 1) {
    clock.pass(2 * MINUTE);
    await change();
    await deliver();
  }
}

test('D43 what is taken back waits for no budget: not for the day’s, not for the minute', async () => {
  await using hook = await startFakeBuildHook();
  await usedUpDay();
  const [hidden, deleted, moved] = [await makePost(db), await makePost(db), await makePost(db)];
  const takeBacks = [
    () => unpublishPost(db, hidden.id, clock.now()),
    () => deletePost(db, deleted.id, clock.now()),
    () => updatePost(db, moved.id, { slug: 'elsewhere' }, clock.now()),
    () => updatePost(db, moved.id, { status: 'archived' }, clock.now()),
  ];
  for (const [index, takeBack] of takeBacks.entries()) {
    await takeBack();
    expect(await deliver()).toBe('delivered');
    expect(hook.calls).toHaveLength(21 + index);
    expect(await isAllServed()).toBe(true);
  }
  await change();
  expect(await deliver()).not.toBe('delivered');
});

test('D43 of ten processes that bring what is taken back, one calls; it is tried again when that one dies', async () => {
  await using hook = await startFakeBuildHook();
  await usedUpDay();
  const before = hook.calls.length;
  const { id } = await makePost(db);
  await unpublishPost(db, id, clock.now());
  await Promise.all(Array.from({ length: 10 }, deliver));
  expect(hook.calls).toHaveLength(before + 1);
  await makePost(db).then((post) => deletePost(db, post.id, clock.now()));
  const taken = (await rows()).at(-1);
  expect(await claimTakeBacks(db, [taken?.id ?? 0], clock.now())).toBe(true); // and dies
  expect(await deliver()).not.toBe('delivered');
  clock.pass(MINUTE);
  expect(await deliver()).toBe('delivered');
});

test('D43 requests that another process changes meanwhile, in another order, are marked all the same', async () => {
  await change();
  await change();
  const [first = 0, second = 0] = (await rows()).map(({ id }) => id);
  const hasBegun = Promise.withResolvers<undefined>();
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const other = db.transaction(async (tx) => {
    const touch = (id: number) =>
      tx.update(buildRequests).set({ lastError: 'other' }).where(eq(buildRequests.id, id));
    await touch(second);
    hasBegun.resolve(undefined);
    await expect.poll(async () => rowsOf(await db.execute(waiting))).toHaveLength(1);
    await touch(first);
  });
  await hasBegun.promise;
  await Promise.all([markServed(db, [first, second], clock.now()), other]);
  expect(await isAllServed()).toBe(true);
});
