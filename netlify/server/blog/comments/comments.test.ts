import { like } from 'drizzle-orm';
import { expect, test } from 'vitest';

import type { Comment } from '#contracts/blog.ts';
import { blogAnalytics, blogComments } from '#server/db/schema/blog.ts';
import { rateLimits } from '#server/db/schema/platform.ts';
import { call, type Call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { commentInput, makeComment } from '#support/factories/comment.ts';
import { makeWithdrawnPosts, makePost } from '#support/factories/post.ts';

import blogFunction from '../../../functions/blog.ts';

const db = await testDatabase();
const pathOf = (postId: number) => `/api/blog/posts/${postId}/comments`;
const send = (postId: number, body: unknown, options: Call = {}) =>
  call(blogFunction, pathOf(postId), { body, ...options });
const stored = () => db.select().from(blogComments);
async function shown(postId: number): Promise<Comment[]> {
  return (await (await call(blogFunction, pathOf(postId))).json()) as Comment[];
}

test('BA-11 a comment is stored as pending and shows to nobody until it is approved', async () => {
  const { id } = await makePost(db);
  const response = await send(id, commentInput({ content: '  Two lines\nof text.  ' }));
  expect(response.status).toBe(202);
  expect(await response.json()).toEqual({ status: 'pending' });
  const [row] = await stored();
  expect(row).toMatchObject({
    postId: id,
    authorName: 'Rhea Reader',
    authorEmail: 'rhea@example.com',
    content: 'Two lines\nof text.',
    status: 'pending',
    parentId: null,
    ipAddress: '203.0.113.0/24',
    isAuthorReply: false,
  });
  expect(await shown(id)).toEqual([]);
  expect((await db.select().from(blogAnalytics)).map(({ event }) => event)).toEqual(['comment']);
});

test('BA-11 only approved comments show, oldest first, without what is private to their authors', async () => {
  const { id: postId } = await makePost(db);
  const other = await makePost(db);
  await makeComment(db, { postId, content: 'second', createdAt: new Date('2026-01-02') });
  const first = await makeComment(db, { postId, content: 'first', createdAt: new Date('2026-01-01') });
  for (const status of ['pending', 'rejected', 'spam'] as const) await makeComment(db, { postId, status });
  await makeComment(db, { postId: other.id });
  const comments = await shown(postId);
  expect(comments.map(({ content }) => content)).toEqual(['first', 'second']);
  expect(comments[0]).toEqual({
    id: first.id,
    parentId: null,
    authorName: 'Rhea Reader',
    content: 'first',
    isAuthorReply: false,
    createdAt: '2026-01-01T00:00:00.000Z',
  });
});

test('BA-11 replies are one level deep: a reply to a reply joins the thread', async () => {
  const { id: postId } = await makePost(db);
  const top = await makeComment(db, { postId });
  const reply = await makeComment(db, { postId, parentId: top.id });
  expect((await send(postId, commentInput({ parentId: reply.id }))).status).toBe(202);
  expect((await stored()).at(-1)?.parentId).toBe(top.id);
});

test('BA-11 a reply to what is not shown, or to another post’s comment, is 422 and stores nothing', async () => {
  const { id: postId } = await makePost(db);
  const pending = await makeComment(db, { postId, status: 'pending' });
  const elsewhere = await makeComment(db, { postId: (await makePost(db)).id });
  const before = await stored();
  for (const parentId of [pending.id, elsewhere.id, 9_999]) {
    const response = await send(postId, commentInput({ parentId }));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { parentId: expect.any(String) } });
  }
  expect(await stored()).toEqual(before);
});

test('BA-11 with its thread a reply disappears', async () => {
  const { id: postId } = await makePost(db);
  const top = await makeComment(db, { postId, status: 'rejected' });
  await makeComment(db, { postId, parentId: top.id });
  expect(await shown(postId)).toEqual([]);
});

test('BA-11 closed comments are 403, posts that are not public 404, for writing and reading', async () => {
  const closed = await makePost(db, { allowComments: false });
  await makeComment(db, { postId: closed.id });
  expect((await send(closed.id, commentInput())).status).toBe(403);
  expect(await shown(closed.id)).toHaveLength(1);
  for (const { id } of await makeWithdrawnPosts(db)) {
    await makeComment(db, { postId: id });
    expect((await send(id, commentInput())).status).toBe(404);
    expect((await call(blogFunction, pathOf(id))).status).toBe(404);
  }
});

test('BA-11 each missing or overlong field is named with its own sentence, and nothing is stored', async () => {
  const { id } = await makePost(db);
  expect(await (await send(id, {})).json()).toMatchObject({
    code: 'INVALID',
    fields: {
      authorName: 'Name is required',
      authorEmail: 'Email is required',
      content: 'Comment is required',
    },
  });
  for (const [changes, field] of [
    [{ authorName: 'x'.repeat(101) }, 'authorName'],
    [{ authorEmail: 'nobody' }, 'authorEmail'],
    [{ content: 'x'.repeat(2_001) }, 'content'],
    [{ content: ' \n ' }, 'content'],
    [{ content: 'a\u0000b' }, 'content'],
    [{ status: 'approved' }, 'status'],
    [{ isAuthorReply: true }, 'isAuthorReply'],
  ] as const) {
    const response = await send(id, { ...commentInput(), ...changes }, { ip: `198.51.100.${field.length}` });
    expect(response.status, field).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
  }
  expect(await stored()).toEqual([]);
});

test('BA-11 the name of an author is kept as it is seen; joiners stay where a script needs them', async () => {
  const { id } = await makePost(db);
  for (const authorName of ['Rhea\n\u202eReader\u200d', 'علی\u200cرضا'])
    expect((await send(id, commentInput({ authorName }))).status).toBe(202);
  expect((await stored()).map(({ authorName }) => authorName)).toEqual(['Rhea Reader', 'علی\u200cرضا']);
});

test('BA-11 whoever fills in the honeypot is answered the same and stored as spam', async () => {
  const { id } = await makePost(db);
  const response = await send(id, commentInput({ website: 'https://spam.example' }));
  expect([response.status, await response.json()]).toEqual([202, { status: 'pending' }]);
  expect((await stored()).map(({ status }) => status)).toEqual(['spam']);
});

test('BA-11 the sixth comment within ten minutes is 429 with Retry-After, from that address alone', async () => {
  const { id } = await makePost(db);
  for (let sent = 0; sent < 5; sent += 1) expect((await send(id, commentInput())).status).toBe(202);
  const refused = await send(id, commentInput());
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  expect((await send(id, commentInput(), { ip: '203.0.113.8' })).status).toBe(202);
});

test('BA-11 the thirty-first comment of a day is 429', async () => {
  const { id } = await makePost(db);
  await send(id, commentInput());
  await db.update(rateLimits).set({ count: 30 }).where(like(rateLimits.key, 'blog-comments:day:%'));
  expect((await send(id, commentInput())).status).toBe(429);
});
