import { eq, like } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';

import { blogAnalytics, blogPosts } from '#server/db/schema/blog.ts';
import { rateLimits } from '#server/db/schema/platform.ts';
import { call, type Call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { makeWithdrawnPosts, makePost } from '#support/factories/post.ts';

import blogFunction from '../../../functions/blog.ts';

const db = await testDatabase();
afterEach(() => vi.useRealTimers());

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1';

type Answer = { status: number } & Record<string, unknown>;

async function record(
  postId: number,
  body: unknown,
  { headers = {}, ...options }: Call = {},
): Promise<Answer> {
  const response = await call(blogFunction, `/api/blog/posts/${postId}/analytics`, {
    body,
    headers: { 'user-agent': BROWSER, ...headers },
    ...options,
  });
  return { ...((await response.json()) as Record<string, unknown>), status: response.status };
}
const ipOf = (number: number) => `198.${18 + (number >> 8)}.${number & 255}.7`;
const countsOf = async (id: number) => {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  return [row?.viewCount, row?.likeCount, row?.shareCount];
};

test('B-ENG-1 a like counts once per visitor and day, and the answer says whether it did', async () => {
  const { id, slug } = await makePost(db);
  const like = { event: 'like', metadata: { slug } };
  const counts = { viewCount: 0, likeCount: 1, shareCount: 0 };
  expect(await record(id, like)).toEqual({ status: 200, counted: true, ...counts });
  expect(await record(id, like)).toEqual({ status: 200, counted: false, ...counts });
  vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000, toFake: ['Date'] });
  expect(await record(id, like)).toMatchObject({ counted: true, likeCount: 2 });
});

/** Five hundred, fifty at once: more would wait for the five connections, and a call waits eight seconds at most. */
async function fiveHundred<Answer>(send: (number: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let first = 0; first < 500; first += 50)
    answers.push(...(await Promise.all(Array.from({ length: 50 }, (_, at) => send(first + at)))));
  return answers;
}

test('B-ENG-1 500 likes by 500 visitors, fifty at once, count 500', async () => {
  const { id } = await makePost(db);
  const answers = await fiveHundred((number) => record(id, { event: 'like' }, { ip: ipOf(number) }));
  expect(answers.filter(({ counted }) => counted === true)).toHaveLength(500);
  expect(await countsOf(id)).toEqual([0, 500, 0]);
});

test('B-ENG-1 500 likes by one visitor, fifty at once, count 1', async () => {
  const { id } = await makePost(db);
  const answers = await fiveHundred(() => record(id, { event: 'like' }));
  expect(answers.filter(({ counted }) => counted === true)).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  expect(await countsOf(id)).toEqual([0, 1, 0]);
});

test('B-ENG-1 all addresses of one IPv6 network are one visitor', async () => {
  const { id } = await makePost(db);
  await record(id, { event: 'like' }, { ip: '2001:db8:1:2::1' });
  expect(await record(id, { event: 'like' }, { ip: '2001:db8:1:2:ffff::9' })).toMatchObject({
    counted: false,
  });
  expect(await record(id, { event: 'like' }, { ip: '2001:db8:1:3::1' })).toMatchObject({ counted: true });
});

test('B-ENG-2 every share counts, with the platform it went to', async () => {
  const { id, slug } = await makePost(db);
  await record(id, { event: 'share', metadata: { platform: 'linkedin', slug } });
  expect(await record(id, { event: 'share', metadata: { platform: 'twitter', slug } })).toMatchObject({
    counted: true,
    shareCount: 2,
  });
  const rows = await db.select().from(blogAnalytics);
  expect(rows.map(({ metadata }) => metadata?.['platform'])).toEqual(['linkedin', 'twitter']);
});

test('B-ENG-3 a view counts once per visitor, post and day; a comment event is kept and counts nothing', async () => {
  const [first, second] = [await makePost(db), await makePost(db)];
  for (const { id } of [first, first, second]) await record(id, { event: 'view' });
  await record(first.id, { event: 'view' }, { ip: '203.0.113.99' });
  await record(first.id, { event: 'comment' });
  expect(await countsOf(first.id)).toEqual([2, 0, 0]);
  expect(await countsOf(second.id)).toEqual([1, 0, 0]);
  expect(await db.$count(blogAnalytics, eq(blogAnalytics.event, 'comment'))).toBe(1);
});

test.each([
  ['no user agent', { 'user-agent': '' }],
  [
    'a search engine',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ],
  ['a link preview', { 'user-agent': 'facebookexternalhit/1.1' }],
  ['a script', { 'user-agent': 'curl/8.5.0' }],
  ['a headless browser', { 'user-agent': BROWSER.replace('Firefox', 'HeadlessChrome') }],
])('B-ENG-3 a view by %s is answered and not counted', async (_, headers) => {
  const { id } = await makePost(db);
  expect(await record(id, { event: 'view' }, { headers })).toMatchObject({ status: 200, counted: false });
  expect(await countsOf(id)).toEqual([0, 0, 0]);
  expect(await db.$count(blogAnalytics)).toBe(0);
});

test('B-ENG-3 the signed-in owner’s views are not counted, a stranger’s forged cookie changes nothing', async () => {
  const { id } = await makePost(db);
  const { cookie } = await makeOwner(db);
  expect(await record(id, { event: 'view' }, { headers: { cookie } })).toMatchObject({ counted: false });
  const forged = { cookie: '__Host-session=forged' };
  expect(await record(id, { event: 'view' }, { headers: forged })).toMatchObject({ counted: true });
});

test('B-ENG-3 counting does not touch the date of the last update', async () => {
  const updatedAt = new Date('2026-01-02T03:04:05Z');
  const { id } = await makePost(db, { updatedAt });
  await record(id, { event: 'like' });
  const [row] = await db.select().from(blogPosts);
  expect(row?.updatedAt).toEqual(updatedAt);
});

test('DB-4 nothing that leads back to a visitor is stored', async () => {
  const { id } = await makePost(db);
  const headers = { 'user-agent': PHONE, referer: 'http://localhost:8888/blog/post?token=secret#part' };
  await record(id, { event: 'view' }, { ip: '203.0.113.77', headers });
  await record(id, { event: 'view' }, { ip: '2001:db8:aaaa:bbbb::1', headers: { referer: 'about:blank' } });
  const rows = await db.select().from(blogAnalytics);
  expect(rows).toMatchObject([
    { ipAddress: '203.0.113.0/24', userAgent: 'Safari, mobile', referer: 'http://localhost:8888/blog/post' },
    { ipAddress: '2001:db8:aaaa::/48', userAgent: 'Firefox, desktop', referer: null },
  ]);
  expect(rows[0]?.sessionId).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.stringify(rows)).not.toMatch(/113\.77|aaaa:bbbb|iPhone|secret/);
});

test('B-ENG-3 posts that are not public are 404, other events and fields 422', async () => {
  const hidden = await makeWithdrawnPosts(db);
  for (const { id } of hidden) {
    expect(await record(id, { event: 'like' })).toMatchObject({ status: 404 });
    expect(await record(id, { event: 'view' })).toMatchObject({ status: 404 });
  }
  expect(await record(9_999, { event: 'like' })).toMatchObject({ status: 404 });
  const { id } = await makePost(db);
  for (const [body, field] of [
    [{ event: 'click' }, 'event'],
    [{}, 'event'],
    [{ event: 'share', metadata: { platform: 'fax' } }, 'metadata.platform'],
    [{ event: 'like', metadata: { __proto__: null, x: 1 } }, 'metadata.x'],
    [{ event: 'like', counted: true }, 'counted'],
  ] as const)
    expect(await record(id, body)).toMatchObject({ status: 422, fields: { [field]: expect.any(String) } });
  expect(await db.$count(blogAnalytics)).toBe(0);
});

test('B-ENG-3 the 121st event within ten minutes is 429 with Retry-After', async () => {
  const { id } = await makePost(db);
  for (let sent = 0; sent < 120; sent += 1) await record(id, { event: 'share' });
  const refused = await call(blogFunction, `/api/blog/posts/${id}/analytics`, { body: { event: 'share' } });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  expect(await countsOf(id)).toEqual([0, 0, 120]);
});

test('B-ENG-3 of one visitor a thousand events are counted a day', async () => {
  const { id } = await makePost(db);
  await record(id, { event: 'share' });
  await db.update(rateLimits).set({ count: 1_000 }).where(like(rateLimits.key, 'blog-events:day:%'));
  expect(await record(id, { event: 'share' })).toMatchObject({ status: 429 });
  expect(await countsOf(id)).toEqual([0, 0, 1]);
});
