import { randomUUID } from 'node:crypto';

import { SignJWT } from 'jose';
import { expect, test } from 'vitest';

import type { BlogAdminStats, PreviewLink, PreviewLinkRow } from '#contracts/blog-admin.ts';
import { findPreview } from '#server/blog/preview/site.ts';
import { removeExpired } from '#server/db/maintenance.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { previewLinks } from '#server/db/schema/blog-writing.ts';
import { idempotencyKeys } from '#server/db/schema/platform.ts';
import { testDatabase } from '#support/database.ts';
import { makeCategory } from '#support/factories/category.ts';
import { makeComment } from '#support/factories/comment.ts';
import { draftValues } from '#support/factories/draft.ts';
import { makePost } from '#support/factories/post.ts';
import { makeTag } from '#support/factories/tag.ts';
import { ownerCalls } from '#support/owner-call.ts';

import blogAdmin from '../../../functions/blog-admin.ts';

const db = await testDatabase();
const PREVIEWS = '/api/blog/admin/previews';
const DAY_MS = 24 * 60 * 60 * 1000;
const after = (days: number) => new Date(Date.now() + days * DAY_MS);

const shown = async (token: string) => (await findPreview(token))?.post;

async function signedIn() {
  const { send } = await ownerCalls(db, blogAdmin);
  const draft = (key: string, content: string, more = {}) =>
    send('PUT', `/api/blog/admin/drafts/${key}`, {
      values: draftValues({ content, ...more }),
      basedOn: null,
      version: 0,
    });
  const link = async (key: string) => {
    const { id, url, expiresAt } = (await send('POST', PREVIEWS, { key })).body as PreviewLink;
    return { id, url, expiresAt, token: new URL(url).pathname.split('/').at(-1) ?? '' };
  };
  return { send, draft, link };
}

test('BA-2 a preview link shows one draft, with what stands unsaved in the editor, for a week', async () => {
  const { draft, link } = await signedIn();
  const { id } = await makePost(db, { status: 'draft', title: 'Stored', content: 'Stored text.' });
  const { url, token, expiresAt } = await link(`post-${id}`);
  expect(url).toMatch(/^http:\/\/localhost:8888\/blog\/preview\/[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(6.9 * DAY_MS);
  expect(await shown(token)).toMatchObject({ id, title: 'Stored', content: 'Stored text.' });
  const category = await makeCategory(db, { name: 'Chosen' });
  await draft(`post-${id}`, 'Typed text.', { title: 'Typed', categoryIds: [category.id] });
  expect(await shown(token)).toMatchObject({
    title: 'Typed',
    content: 'Typed text.',
    categories: [{ name: 'Chosen' }],
  });
  expect(await findPreview(token, after(6.9))).toBeDefined();
  expect(await findPreview(token, after(7.1))).toBeUndefined();
  expect((await db.select().from(adminLogs)).map(({ action }) => action)).toEqual(['shared a preview']);
});

test('BA-2 a text that was never saved has a preview too; one that is nowhere has none', async () => {
  const { send, draft, link } = await signedIn();
  const key = `new-${randomUUID()}`;
  await draft(key, 'Only typed. '.repeat(300));
  const { token } = await link(key);
  expect(await shown(token)).toMatchObject({ title: 'Untitled', readingTime: 3, publishedAt: null });
  await send('DELETE', `/api/blog/admin/drafts/${key}?version=1`);
  expect(await findPreview(token)).toBeUndefined();
  for (const missing of [key, 'post-9999'])
    expect((await send('POST', PREVIEWS, { key: missing })).status).toBe(404);
  expect((await send('POST', PREVIEWS, { key: 'all' })).status).toBe(422);
});

test('BA-2 preview links are listed without their addresses, of one text or of all, and end when they are revoked', async () => {
  const { send, link } = await signedIn();
  const { id } = await makePost(db, { status: 'draft', title: 'First' });
  const other = await makePost(db, { status: 'draft', title: 'Second' });
  const [first, second, foreign] = [
    await link(`post-${id}`),
    await link(`post-${id}`),
    await link(`post-${other.id}`),
  ];
  const listed = async (query = '') =>
    ((await send('GET', `${PREVIEWS}${query}`)).body as PreviewLinkRow[]).map((row) => [row.id, row.title]);
  const [ofFirst, ofSecond, ofForeign] = [
    [first.id, 'First'],
    [second.id, 'First'],
    [foreign.id, 'Second'],
  ];
  expect(await listed()).toEqual([ofForeign, ofSecond, ofFirst]);
  expect(await listed(`?key=post-${id}`)).toEqual([ofSecond, ofFirst]);
  expect(JSON.stringify((await send('GET', PREVIEWS)).body)).not.toContain(first.token.slice(0, 20));
  expect((await send('DELETE', `${PREVIEWS}/${first.id}`)).body).toEqual({ id: first.id });
  expect((await send('DELETE', `${PREVIEWS}/${first.id}`)).status).toBe(404);
  expect(await shown(first.token)).toBeUndefined();
  expect(await shown(second.token)).toMatchObject({ title: 'First' });
  await removeExpired(db, after(8));
  expect(await db.$count(previewLinks)).toBe(0);
  expect((await db.select().from(adminLogs)).map(({ action }) => action).at(-1)).toBe('revoked a preview');
});

test('BA-2 the address of a preview is stored nowhere, not as the answer to a write that may be repeated either', async () => {
  const { send } = await signedIn();
  const { id } = await makePost(db, { status: 'draft' });
  const headers = { 'idempotency-key': randomUUID() };
  expect((await send('POST', PREVIEWS, { key: `post-${id}` }, { headers })).status).toBe(201);
  expect(JSON.stringify(await db.select().from(idempotencyKeys))).not.toContain('/blog/preview/');
});

test('BA-2 an address whose link is gone shows no other text, even where a restored backup gives its id again', async () => {
  const { send, link } = await signedIn();
  const { id } = await makePost(db, { status: 'draft', title: 'Shared' });
  const secret = await makePost(db, { status: 'draft', title: 'Secret' });
  const first = await link(`post-${id}`);
  await send('DELETE', `${PREVIEWS}/${first.id}`);
  const createdAt = after(1);
  const row = { id: first.id, key: `post-${secret.id}`, createdAt, expiresAt: after(8) };
  await db.insert(previewLinks).overridingSystemValue().values(row);
  expect(await shown(first.token)).toBeUndefined();
});

test('BA-2 no forged, altered or foreign token shows anything', async () => {
  const { link } = await signedIn();
  const { id } = await makePost(db, { status: 'draft' });
  const { id: linkId, token } = await link(`post-${id}`);
  const [head = '', , signature = ''] = token.split('.');
  const other = Buffer.from(JSON.stringify({ link: linkId, exp: 9e9, iat: 1 })).toString('base64url');
  const unsigned = `${Buffer.from('{"alg":"none","typ":"preview+jwt"}').toString('base64url')}.${other}.`;
  const foreign = await new SignJWT({ link: linkId })
    .setProtectedHeader({ alg: 'HS256', kid: 'test', typ: 'preview+jwt' })
    .setIssuer('portfolio')
    .setAudience('blog-preview')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(Buffer.alloc(32, 9));
  for (const wrong of [
    '',
    'x',
    'a.b.c',
    `${head}.${other}.${signature}`,
    unsigned,
    foreign,
    `${token}x`,
    'ü'.repeat(5_000),
  ])
    expect(await findPreview(wrong), wrong.slice(0, 40)).toBeUndefined();
});

test('BA-3 D16 the dashboard counts drafts, archived and scheduled posts, views of all, and the ten most used tags', async () => {
  const { send } = await signedIn();
  const tags = [];
  for (let n = 0; n < 12; n += 1) tags.push(await makeTag(db, { name: `Tag ${n}` }));
  await makeCategory(db, { isActive: false });
  const { id: postId } = await makePost(db, { viewCount: 7, tags });
  await makePost(db, { status: 'draft', viewCount: 2, tags: tags.slice(3, 12) });
  await makePost(db, { status: 'archived' });
  await makePost(db, { publishedAt: after(1) });
  await makeComment(db, { postId, status: 'pending' });
  const stats = (await send('GET', '/api/blog/admin/stats')).body as BlogAdminStats;
  expect(stats).toMatchObject({
    totalPosts: 4,
    draftPosts: 1,
    publishedPosts: 2,
    archivedPosts: 1,
    scheduledPosts: 1,
    totalViews: 9,
    totalCategories: 1,
    totalTags: 12,
    pendingComments: 1,
    unsavedDrafts: 0,
  });
  expect(stats.popularTags).toHaveLength(10);
  expect(stats.popularTags[0]).toMatchObject({ usageCount: 2, postCount: 1 });
});
