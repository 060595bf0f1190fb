import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { AdminPost, Draft } from '#contracts/blog-posts-admin.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { blogPostDrafts, buildRequests } from '#server/db/schema/blog-writing.ts';
import { blogPosts } from '#server/db/schema/blog.ts';
import { findPublishedBySlug } from '#server/blog/published/site.ts';
import { testDatabase } from '#support/database.ts';
import { draftValues } from '#support/factories/draft.ts';
import { makePost } from '#support/factories/post.ts';
import { ownerCalls } from '#support/owner-call.ts';

import blogAdmin from '../../../functions/blog-admin.ts';

const db = await testDatabase();
const DRAFTS = '/api/blog/admin/drafts';
const POSTS = '/api/blog/admin/posts';
const signedIn = () => ownerCalls(db, blogAdmin);

/** A published post that is open in an editor. */
async function openPost() {
  const { send } = await signedIn();
  const { id, updatedAt } = await makePost(db, { slug: 'shown', title: 'Shown', content: 'Published text.' });
  const basedOn = updatedAt.toISOString();
  const key = `post-${id}`;
  const save = (content: string, version: number) =>
    send('PUT', `${DRAFTS}/${key}`, { values: draftValues({ title: 'Typing', content }), basedOn, version });
  return { send, save, id, key, basedOn };
}

test('BA-2 an autosave is there again for any browser and changes nothing that readers see', async () => {
  const { send, save, id, key } = await openPost();
  expect((await save('First pause', 0)).body).toMatchObject({ key, postId: id, version: 1 });
  expect((await save('Second pause', 1)).body).toMatchObject({ version: 2 });
  const opened = (await send('GET', `${POSTS}/${id}`)).body as AdminPost;
  expect(opened).toMatchObject({
    content: 'Published text.',
    draft: { version: 2, values: { content: 'Second pause' } },
  });
  expect((await send('GET', `${DRAFTS}/${key}`)).body).toEqual(opened.draft);
  expect(await findPublishedBySlug(db, 'shown')).toMatchObject({
    title: 'Shown',
    content: 'Published text.',
  });
  expect([await db.$count(buildRequests), await db.$count(adminLogs)]).toEqual([0, 0]);
});

test('BA-2 an autosave whose answer was lost can be sent again, as the first and as a later one', async () => {
  const { save } = await openPost();
  expect((await save('One', 0)).body).toMatchObject({ version: 1 });
  expect((await save('One', 0)).body).toMatchObject({ version: 1 });
  expect((await save('Two', 1)).body).toMatchObject({ version: 2 });
  expect((await save('Two', 1)).body).toMatchObject({ version: 2 });
});

test('BA-2 two windows on one post: the one that is behind is told what the other wrote, and overwrites nothing', async () => {
  const { send, save, key } = await openPost();
  await save('By one', 0);
  const behind = await save('By the other', 0);
  expect([behind.status, behind.body]).toEqual([
    409,
    expect.objectContaining({
      code: 'STALE',
      current: expect.objectContaining({
        version: 1,
        values: expect.objectContaining({ content: 'By one' }),
      }),
    }),
  ]);
  expect((await send('GET', `${DRAFTS}/${key}`)).body).toMatchObject({ values: { content: 'By one' } });
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((content) => save(content, 1)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  await send('DELETE', `${DRAFTS}/${key}?version=2`);
  expect((await save('Later', 2)).body).toMatchObject({ code: 'STALE', current: null });
});

test('BA-2 a save takes the draft that it contains away, and leaves one that it does not', async () => {
  const { send, save, id, key, basedOn } = await openPost();
  await save('Mine', 0);
  const stored = await send('PUT', `${POSTS}/${id}`, {
    content: 'Mine',
    updatedAt: basedOn,
    draftVersion: 1,
  });
  expect(stored.body).toMatchObject({ content: 'Mine', draft: null });
  await save('Of another window', 0);
  const { updatedAt } = stored.body as AdminPost;
  const other = await send('PUT', `${POSTS}/${id}`, { content: 'Mine too', updatedAt, draftVersion: 9 });
  expect((other.body as AdminPost).draft).toMatchObject({ values: { content: 'Of another window' } });
  expect((await send('DELETE', `${DRAFTS}/${key}?version=1`)).body).toEqual({ key });
  expect((await send('GET', `${DRAFTS}/${key}`)).status).toBe(404);
});

test('BA-2 a text is discarded in the version that was read, and never one that another window has written since', async () => {
  const { send, save, key } = await openPost();
  await save('Seen', 0);
  await save('Written since', 1);
  const discard = (query: string) => send('DELETE', `${DRAFTS}/${key}${query}`);
  const behind = await discard('?version=1');
  expect([behind.status, behind.body]).toEqual([
    409,
    expect.objectContaining({
      code: 'STALE',
      current: expect.objectContaining({
        version: 2,
        values: draftValues({ title: 'Typing', content: 'Written since' }),
      }),
    }),
  ]);
  for (const unsaid of ['', '?version=', '?version=x', '?version=0'])
    expect((await discard(unsaid)).status, unsaid).toBe(422);
  expect(await db.$count(blogPostDrafts)).toBe(1);
  for (const _again of [1, 2]) expect((await discard('?version=2')).body).toEqual({ key });
  expect(await db.$count(blogPostDrafts)).toBe(0);
});

test('BA-2 a text that is no post yet is kept under the editor’s own key until it is one', async () => {
  const { send } = await signedIn();
  const key = `new-${randomUUID()}`;
  const values = draftValues({ title: 'Half a ti', slug: 'Not yet valid!', content: '' });
  const kept = await send('PUT', `${DRAFTS}/${key}`, { values, basedOn: null, version: 0 });
  expect(kept.body).toMatchObject({ key, postId: null, basedOn: null, values });
  const list = (await send('GET', DRAFTS)).body as Draft[];
  expect(list).toEqual([expect.objectContaining({ key, title: 'Half a ti' })]);
  expect(list[0]).not.toHaveProperty('values');
  await send('POST', POSTS, { title: 'Half a title', content: 'Text.', draftKey: key });
  expect(await db.$count(blogPostDrafts)).toBe(0);
});

test('BA-2 a text becomes a post once: from two windows, at the same moment, and after a lost answer', async () => {
  const { send } = await signedIn();
  const key = `new-${randomUUID()}`;
  const save = (title: string) => send('POST', POSTS, { title, content: 'Text.', draftKey: key });
  const both = await Promise.all([save('By one'), save('By the other')]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const made = both.find(({ status }) => status === 201)?.body as AdminPost;
  const again = await save('Another title, another address');
  expect([again.status, again.body]).toEqual([
    409,
    expect.objectContaining({ code: 'STALE', current: made }),
  ]);
  expect(await db.$count(blogPosts)).toBe(1);
  await send('DELETE', `${POSTS}/${made.id}`);
  expect((await save('Once more')).status).toBe(201);
});

test('BA-2 the first save of a text leaves what another window has written since', async () => {
  const { send } = await signedIn();
  const key = `new-${randomUUID()}`;
  const keep = (content: string, version: number) =>
    send('PUT', `${DRAFTS}/${key}`, { values: draftValues({ content }), basedOn: null, version });
  await keep('Of this window', 0);
  await keep('Of this window. And of the other.', 1);
  const post = { title: 'Begun twice', content: 'Of this window', draftKey: key, draftVersion: 1 };
  expect((await send('POST', POSTS, post)).status).toBe(201);
  expect((await send('GET', `${DRAFTS}/${key}`)).body).toMatchObject({ version: 2 });
});

test('BA-2 a draft goes with its post, and none is kept for a post that is not there', async () => {
  const { send, save, id } = await openPost();
  await save('Text', 0);
  await send('DELETE', `${POSTS}/${id}`);
  expect(await db.$count(blogPostDrafts)).toBe(0);
  expect((await save('Text', 0)).status).toBe(404);
  for (const key of ['post-0', 'post-99999999999', 'new-1', 'post-1x', '..'])
    expect(
      (await send('PUT', `${DRAFTS}/${key}`, { values: draftValues(), basedOn: null, version: 0 })).status,
    ).toBeGreaterThanOrEqual(404);
});
