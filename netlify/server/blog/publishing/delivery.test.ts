import { implement } from '@orpc/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { openOnce } from '#contracts/base.ts';
import { buildRequests } from '#server/db/schema/blog-writing.ts';
import { buildHook, onBuildRequested } from '#server/integrations/build-hook.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { eventually } from '#support/eventually.ts';
import { makePost } from '#support/factories/post.ts';
import { startFakeBuildHook, type FakeBuildHook } from '#support/fake-build-hook.ts';
import { publishPost } from '#support/publish.ts';
import { setVariables } from '#support/variables.ts';

import scheduled from '../../../functions/build-requests.ts';
import type { ApiContext } from '../../api/context.ts';
import { serve } from '../../api/serve.ts';
import { deliverBuildRequests, requestsBuild, settleBuildRequests } from './delivery.ts';
import { addBuildRequest } from './outbox.ts';
import { updatePost } from './service.ts';

const db = await testDatabase();
const START = Date.parse('2026-11-20T12:00:00Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A clock that moves only when told, or when somebody pauses. */
function makeClock() {
  let time = START;
  return {
    now: () => new Date(time),
    pass: (milliseconds: number) => (time += milliseconds),
    pause: (milliseconds: number) => Promise.resolve((time += milliseconds)),
  };
}
let clock = makeClock();
beforeEach(() => (clock = makeClock()));
afterEach(() => vi.restoreAllMocks());

const change = (postId = 1) => addBuildRequest(db, { reason: 'updated', postId, now: clock.now() });
const deliver = () => deliverBuildRequests(db, clock);
const rows = () => db.select().from(buildRequests).orderBy(buildRequests.id);
const isAllServed = async () => (await rows()).every(({ succeededAt }) => succeededAt !== null);

test('D43 a change calls the hook once, by POST, and is done', async () => {
  await using hook = await startFakeBuildHook();
  const { id } = await makePost(db, { status: 'draft' });
  await publishPost(db, id, clock.now());
  expect(await deliver()).toBe('delivered');
  expect(await deliver()).toBe('nothing-due');
  expect(hook.calls).toEqual([{ method: 'POST', url: '/build_hooks/secret' }]);
  expect(await rows()).toMatchObject([{ attempts: 1, succeededAt: clock.now(), lastError: null }]);
});

test('D43 a hook whose address is not valid fails where the owner sees it, without the address', async () => {
  setVariables({ BUILD_HOOK_URL: 'secret' });
  await change();
  expect(await deliver()).toBe('failed');
  expect(await rows()).toMatchObject([{ lastError: 'BUILD_HOOK_URL_NOT_VALID', succeededAt: null }]);
});

test('D43 changes within a minute share one call, and the last of them is never left behind', async () => {
  await using hook = await startFakeBuildHook();
  await change();
  expect(await deliver()).toBe('delivered');
  for (let second = 1; second < 60; second += 10) {
    clock.pass(10 * SECOND);
    await change();
    expect(await deliver()).toBe(second < 51 ? 'debounced' : 'delivered');
  }
  expect(hook.calls).toHaveLength(2);
  expect(await isAllServed()).toBe(true);
});

test('D43 of ten processes that deliver at once, one calls', async () => {
  await using hook = await startFakeBuildHook();
  await change();
  const deliveries = await Promise.all(Array.from({ length: 10 }, deliver));
  expect(deliveries.filter((delivery) => delivery === 'delivered')).toHaveLength(1);
  expect(hook.calls).toHaveLength(1);
});

test('D43 at most twenty calls a day; the rest waits for the next', async () => {
  await using hook = await startFakeBuildHook();
  for (let number = 1; number <= 30; number += 1) {
    await change();
    expect(await deliver()).toBe(number <= 20 ? 'delivered' : 'daily-limit');
    clock.pass(2 * MINUTE);
  }
  expect(hook.calls).toHaveLength(20);
  clock.pass(24 * HOUR);
  expect(await deliver()).toBe('delivered');
  expect(hook.calls).toHaveLength(21);
  expect(await isAllServed()).toBe(true);
});

test('D43 a hook that fails is tried again after 1, 2, 4 … minutes, at most an hour, until it succeeds', async () => {
  await using hook = await startFakeBuildHook();
  hook.answerWith(...Array.from({ length: 40 }, () => 500));
  await change();
  const pauses: number[] = [];
  for (let last = START; hook.calls.length < 10; clock.pass(MINUTE)) {
    if ((await deliver()) !== 'failed') continue;
    pauses.push((clock.now().getTime() - last) / MINUTE);
    last = clock.now().getTime();
  }
  expect(pauses).toEqual([0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
  expect(await rows()).toMatchObject([{ attempts: 10, succeededAt: null, lastError: 'HTTP_500' }]);
});

test('D43 after a night of failures the first success serves everything, and failures cost no builds of the day', async () => {
  await using hook = await startFakeBuildHook();
  hook.answerWith(...Array.from({ length: 25 }, () => 503));
  for (let hour = 0; hour < 24; hour += 1) {
    await change(hour);
    await deliver();
    clock.pass(HOUR);
  }
  expect(await isAllServed()).toBe(false);
  clock.pass(2 * HOUR);
  expect(await deliver()).toBe('failed');
  clock.pass(2 * HOUR);
  expect(await deliver()).toBe('delivered');
  expect(await isAllServed()).toBe(true);
});

test('D43 a hook that is away or answers nonsense is a failure with one word', async () => {
  await using hook = await startFakeBuildHook();
  for (const [answer, word] of [
    [404, 'HTTP_404'],
    [302, 'UNREACHABLE'],
  ] as const) {
    hook.answerWith(answer);
    await change();
    await deliver();
    clock.pass(2 * HOUR);
    expect((await rows()).at(-1)?.lastError).toBe(word);
  }
  await hook.goDown();
  expect(await deliver()).toBe('failed');
  const text = JSON.stringify(await rows());
  expect(text).toContain('UNREACHABLE');
  expect(text).not.toMatch(/secret|127\.0\.0\.1|ECONN/);
});

test('D43 a hook that does not answer is given up after five seconds, tried again, and counts as a build', async () => {
  await using hook = await startFakeBuildHook();
  hook.answerWith('hang');
  await change();
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
  const delivery = deliver();
  await eventually(() => expect(hook.calls).toHaveLength(1));
  limit.abort(new DOMException('The time is over', 'TimeoutError'));
  expect(await delivery).toBe('failed');
  expect(timeout.mock.calls).toEqual([[5_000]]);
  expect(await rows()).toMatchObject([{ lastError: 'TIMEOUT' }]);
  clock.pass(MINUTE);
  expect(await deliver()).toBe('delivered');
});

test('D43 with a flaky hook and changes at any time nothing is lost', async () => {
  await using hook = await startFakeBuildHook();
  hook.answerWith(500, 200, 502, 503, 200, 404, 500, 200);
  for (let minute = 0; minute < 90; minute += 1) {
    if (minute % 7 === 0) await change(minute);
    await deliver();
    clock.pass(MINUTE);
  }
  clock.pass(HOUR);
  await deliver();
  expect(await isAllServed()).toBe(true);
  expect(hook.calls.length).toBeLessThanOrEqual(20);
});

test('D43 a request for later waits for its time, also when another is served before', async () => {
  await using hook = await startFakeBuildHook();
  const notBefore = new Date(START + HOUR);
  await addBuildRequest(db, { reason: 'published', postId: 1, now: clock.now(), notBefore });
  expect(await deliver()).toBe('nothing-due');
  await change();
  expect(await deliver()).toBe('delivered');
  expect(await isAllServed()).toBe(false);
  clock.pass(HOUR);
  expect(await deliver()).toBe('delivered');
  expect(hook.calls).toHaveLength(2);
  expect(await isAllServed()).toBe(true);
});

test('D43 what follows a change waits out the minute itself', async () => {
  await using hook = await startFakeBuildHook();
  await change();
  await settleBuildRequests(db, clock);
  clock.pass(SECOND);
  await change();
  await settleBuildRequests(db, clock);
  expect(hook.calls).toHaveLength(2);
  expect(await isAllServed()).toBe(true);
});

test('D43 without a hook requests wait for one, and the scheduled function brings them', async () => {
  await addBuildRequest(db, { reason: 'updated', postId: 1, now: new Date() });
  expect(await deliverBuildRequests(db)).toBe('not-configured');
  await using hook = await startFakeBuildHook();
  expect((await scheduled()).status).toBe(204);
  expect(hook.calls).toHaveLength(1);
  expect(await isAllServed()).toBe(true);
});

test('D43 on one machine whoever rebuilds is asked instead, as often as need be, and fails like a hook', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const rebuild = vi.fn(() => Promise.resolve());
  rebuild.mockRejectedValueOnce(new Error('the build broke'));
  const takeBack = onBuildRequested(rebuild);
  await change();
  expect(await deliver()).toBe('failed');
  expect((await rows())[0]?.lastError).toBe('BUILD_FAILED: the build broke');
  clock.pass(MINUTE);
  for (let number = 0; number < 25; number += 1) {
    await change();
    expect(await deliver()).toBe('delivered');
  }
  expect(rebuild).toHaveBeenCalledTimes(26);
  takeBack();
  await change();
  expect(await deliver()).toBe('not-configured');
});

test.each([
  ['served', () => Promise.resolve()],
  ['failed', () => Promise.reject(new Error('the build broke'))],
])('D43 of a hundred who wait for one rebuild one notes that it %s, once for each change', async (_, end) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const takeBack = onBuildRequested(end);
  for (let number = 0; number < 3; number += 1) await change();
  await Promise.all(Array.from({ length: 100 }, deliver));
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
  takeBack();
});

test('D43 a rebuild never runs twice at a time; whoever asks meanwhile gets the next one', async () => {
  const ends: (() => void)[] = [];
  const takeBack = onBuildRequested(() => new Promise((resolve) => ends.push(resolve)));
  const ask = () => buildHook()?.call() ?? Promise.reject(new Error('no hook'));
  const first = ask();
  const others = [ask(), ask()];
  expect(ends).toHaveLength(1);
  ends[0]?.();
  expect(await first).toEqual({ ok: true });
  await eventually(() => expect(ends).toHaveLength(2));
  const last = ask();
  ends[1]?.();
  expect(await Promise.all(others)).toEqual([{ ok: true }, { ok: true }]);
  await eventually(() => expect(ends).toHaveLength(3));
  ends[2]?.();
  expect(await last).toEqual({ ok: true });
  takeBack();
});

/** A router as the blog's administration has it. */
function publishingFunction() {
  const contract = { publish: openOnce.post('/publish', '') };
  const api = implement(contract).$context<ApiContext>();
  const publish = api.publish.use(requestsBuild).handler(async ({ context }) => {
    await updatePost(context.db, 1, { title: 'Changed' }, context.now());
  });
  return serve(api.router({ publish }));
}

async function publishThroughRouter(hook: FakeBuildHook, key: string) {
  const headers = { 'idempotency-key': key };
  const before = hook.calls.length;
  const response = await call(publishingFunction(), '/api/publish', { body: {}, headers });
  return { status: response.status, calledBeforeAnswer: hook.calls.length > before };
}

test('D43 a call that changes a post answers without waiting for the hook, which is called after the commit', async () => {
  await using hook = await startFakeBuildHook();
  await makePost(db);
  expect(await publishThroughRouter(hook, 'key-00000001')).toEqual({
    status: 200,
    calledBeforeAnswer: false,
  });
  await eventually(async () => expect(await isAllServed()).toBe(true));
  expect(hook.calls).toHaveLength(1);
});
