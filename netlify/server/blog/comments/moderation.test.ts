import { expect, test } from 'vitest';

import type { Comment } from '#contracts/blog.ts';
import type { CommentPage, ModeratedComment } from '#contracts/blog-moderation.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { blogComments } from '#server/db/schema/blog.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { makeComment } from '#support/factories/comment.ts';
import { makePost } from '#support/factories/post.ts';
import { ownerCalls } from '#support/owner-call.ts';

import blogAdmin from '../../../functions/blog-admin.ts';
import blog from '../../../functions/blog.ts';

const db = await testDatabase();
const COMMENTS = '/api/blog/admin/comments';

async function postWithComments() {
  const { send } = await ownerCalls(db, blogAdmin);
  const { id: postId } = await makePost(db, { title: 'Commented' });
  const shown = async () =>
    (await (await call(blog, `/api/blog/posts/${postId}/comments`)).json()) as Comment[];
  const queue = async (query = '') => (await send('GET', `${COMMENTS}?${query}`)).body as CommentPage;
  return { send, postId, shown, queue };
}

test('BA-11 D20 the queue lists comments by status with their post, newest first, and finds words in them', async () => {
  const { postId, queue } = await postWithComments();
  for (let n = 0; n < 21; n += 1)
    await makeComment(db, {
      postId,
      status: 'pending',
      content: `Comment ${n}`,
      createdAt: new Date(1_700_000_000_000 + n),
    });
  await makeComment(db, { postId, status: 'spam', authorName: 'Spam_100%', authorEmail: 'spam@example.org' });
  const page = await queue('status=pending');
  expect([page.comments.length, page.total, page.totalPages]).toEqual([20, 21, 2]);
  expect(page.comments[0]).toMatchObject({
    content: 'Comment 20',
    postTitle: 'Commented',
    authorEmail: 'rhea@example.com',
  });
  expect(page.counts).toEqual({ pending: 21, approved: 0, rejected: 0, spam: 1 });
  expect((await queue('search=_100%25')).comments.map(({ status }) => status)).toEqual(['spam']);
  expect((await queue('search=spam@EXAMPLE')).total).toBe(1);
  expect((await queue('search=_100%25%20spam@')).total).toBe(1);
  expect((await queue(`postId=${postId + 1}`)).total).toBe(0);
  expect(JSON.stringify(page)).not.toMatch(/ipAddress|userAgent/);
});

test('BA-11 D20 what is approved shows, what is rejected or spam does not; each change is in the log once', async () => {
  const { send, postId, shown } = await postWithComments();
  const ids = [
    (await makeComment(db, { postId, status: 'pending' })).id,
    (await makeComment(db, { postId, status: 'pending' })).id,
  ];
  const set = async (status: string) =>
    (await send('PATCH', COMMENTS, { ids: [...ids, 9_999], status })).body;
  expect(await set('approved')).toEqual({ changed: 2 });
  expect(await set('approved')).toEqual({ changed: 0 });
  expect(await shown()).toHaveLength(2);
  for (const status of ['spam', 'rejected', 'pending']) {
    expect(await set(status)).toEqual({ changed: 2 });
    expect(await shown()).toEqual([]);
  }
  const log = await db.select().from(adminLogs).orderBy(adminLogs.id);
  expect(log.map(({ action }) => action)).toEqual(['approved', 'marked as spam', 'rejected', 'reopened']);
});

test('BA-11 D20 the author’s reply shows at once, below the comment that it answers, and approves it', async () => {
  const { send, postId, shown } = await postWithComments();
  const { id } = await makeComment(db, { postId, status: 'pending' });
  const answer = await send('POST', `${COMMENTS}/${id}/reply`, { content: ' Thank you.\u0000 ' });
  expect([answer.status, answer.body]).toEqual([
    201,
    expect.objectContaining({
      parentId: id,
      content: 'Thank you.',
      status: 'approved',
      isAuthorReply: true,
      authorName: 'Olivia Example',
    }),
  ]);
  const second = await send('POST', `${COMMENTS}/${(answer.body as ModeratedComment).id}/reply`, {
    content: 'And more.',
  });
  expect(second.body).toMatchObject({ parentId: id });
  expect((await shown()).map(({ isAuthorReply, parentId }) => [isAuthorReply, parentId])).toEqual([
    [false, null],
    [true, id],
    [true, id],
  ]);
  expect(JSON.stringify(await shown())).not.toContain('owner@example.com');
});

test('BA-11 a reply follows the rules of comments; one to spam or to nothing is refused', async () => {
  const { send, postId } = await postWithComments();
  const { id } = await makeComment(db, { postId });
  for (const content of ['', ' \n ', 'a'.repeat(2_001), 5, null])
    expect((await send('POST', `${COMMENTS}/${id}/reply`, { content })).body).toMatchObject({
      fields: { content: expect.any(String) },
    });
  const spam = await makeComment(db, { postId, status: 'spam' });
  expect((await send('POST', `${COMMENTS}/${spam.id}/reply`, { content: 'Hi' })).status).toBe(409);
  expect((await send('POST', `${COMMENTS}/9999/reply`, { content: 'Hi' })).status).toBe(404);
  expect((await send('PATCH', COMMENTS, { ids: [id], status: 'fine' })).body).toMatchObject({
    fields: { status: expect.any(String) },
  });
});

test('BA-11 deleting a comment takes its replies with it', async () => {
  const { send, postId } = await postWithComments();
  const { id } = await makeComment(db, { postId });
  await makeComment(db, { postId, parentId: id });
  expect((await send('DELETE', `${COMMENTS}/${id}`)).body).toEqual({ id });
  expect(await db.$count(blogComments)).toBe(0);
  expect((await send('DELETE', `${COMMENTS}/${id}`)).status).toBe(404);
});
