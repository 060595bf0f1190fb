import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';

import type { AdminPost, AdminPostPage } from '#contracts/blog-posts-admin.ts';
import { RESERVED_SLUGS } from '#contracts/slug.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { blogPosts } from '#server/db/schema/blog.ts';
import { buildRequests } from '#server/db/schema/blog-writing.ts';
import { findPublishedBySlug, findRedirect } from '#server/blog/published/site.ts';
import { testDatabase } from '#support/database.ts';
import { makeCategory } from '#support/factories/category.ts';
import { makePost } from '#support/factories/post.ts';
import { makeTag } from '#support/factories/tag.ts';
import { freezeDate } from '#support/frozen-date.ts';
import { ownerCalls } from '#support/owner-call.ts';

import blogAdmin from '../../../functions/blog-admin.ts';

const db = await testDatabase();
const NOW = new Date('2026-11-20T12:00:00.000Z');
const POSTS = '/api/blog/admin/posts';
const post = { title: 'First post', content: 'Some **text**.' };

freezeDate(NOW);

const signedIn = () => ownerCalls(db, blogAdmin);
const activity = async () =>
  (await db.select().from(adminLogs).orderBy(adminLogs.id)).map(
    ({ action, resource }) => `${action} ${resource}`,
  );
const storedPost = async (id: number) => (await db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0];

test('BA-5 a post is made as a draft with every field, read, changed in part and deleted; each step is in the log', async () => {
  const { send } = await signedIn();
  const [category, tag] = [await makeCategory(db, { isActive: false }), await makeTag(db)];
  const full = {
    ...post,
    slug: 'first',
    excerpt: '  In short.  ',
    coverImage: 'https://cdn.example.org/a.png',
    featured: true,
    allowComments: false,
    seoTitle: 'Seo',
    seoDescription: '',
    readingTime: 7,
    categoryIds: [category.id, category.id],
    tagIds: [tag.id],
  };
  const made = await send('POST', POSTS, full);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    ...full,
    excerpt: 'In short.',
    seoDescription: null,
    status: 'draft',
    publishedAt: null,
    categoryIds: [category.id],
    author: { firstName: 'Olivia', lastName: 'Example' },
    wordCount: 2,
    draft: null,
  });
  const { id } = made.body as AdminPost;
  expect((await send('GET', `${POSTS}/${id}`)).body).toEqual(made.body);
  const changed = await send('PUT', `${POSTS}/${id}`, { title: 'Second title' });
  expect(changed.body).toMatchObject({
    title: 'Second title',
    slug: 'first',
    content: full.content,
    readingTime: 7,
  });
  expect((await send('DELETE', `${POSTS}/${id}`)).body).toEqual({ id });
  expect((await send('GET', `${POSTS}/${id}`)).status).toBe(404);
  expect((await send('DELETE', `${POSTS}/${id}`)).status).toBe(404);
  expect(await activity()).toEqual(['created blog_post', 'updated blog_post', 'deleted blog_post']);
});

test('BA-7 each rule of a post answers with its field', async () => {
  const { send } = await signedIn();
  const wrong: [string, unknown][] = [
    ['title', ''],
    ['title', 'a'.repeat(201)],
    ['slug', 'Not a slug'],
    ['slug', ''],
    ['slug', 'ünïcode'],
    ['slug', 'a/b'],
    ['slug', 'a'.repeat(201)],
    ['excerpt', 'a'.repeat(501)],
    ['content', '  \n '],
    ['content', 'a'.repeat(200_001)],
    ['coverImage', 'image.png'],
    ['coverImage', 'javascript:alert(1)'],
    ['coverImage', '//evil.example/a.png'],
    ['coverImage', '/\\evil.example/a.png'],
    ['status', 'gone'],
    ['publishedAt', 'tomorrow'],
    ['publishedAt', '0001-01-01T00:00:00Z'],
    ['seoTitle', 'a'.repeat(61)],
    ['seoDescription', 'a'.repeat(161)],
    ['readingTime', 0],
    ['readingTime', 1.5],
    ['categoryIds', [999_999]],
    ['tagIds', [999_999]],
    ['featured', 'yes'],
    ['viewCount', 5],
  ];
  for (const [field, value] of wrong) {
    const answer = await send('POST', POSTS, { ...post, [field]: value });
    expect([answer.status, answer.body], `${field} ${String(value).slice(0, 30)}`).toEqual([
      422,
      expect.objectContaining({
        error: expect.stringMatching(/./),
        fields: expect.objectContaining({ [field]: expect.any(String) }),
      }),
    ]);
  }
  for (const coverImage of [
    '/images/posts/a.webp',
    'https://example.com/ä.png',
    '/api/tools/files/3/preview',
    '',
  ])
    expect((await send('POST', POSTS, { ...post, coverImage })).status).toBe(201);
  expect((await send('POST', POSTS, { ...post, content: 'ü'.repeat(200_000) })).status).toBe(201);
});

test('BA-8 D32 without a slug a post gets a free one of its title; a taken or reserved one is refused with its field', async () => {
  const { send } = await signedIn();
  const slugOf = async (title: string) =>
    ((await send('POST', POSTS, { ...post, title })).body as AdminPost).slug;
  expect(await slugOf('Hello, World & Co!')).toBe('hello-world-co');
  expect(await slugOf('Hello World: Co')).toBe('hello-world-co-2');
  expect(await slugOf('Search')).toBe('search-2');
  expect(await slugOf('Index')).toBe('index-2');
  expect((await send('POST', POSTS, { ...post, title: '日本語' })).body).toMatchObject({
    fields: { slug: expect.any(String) },
  });
  const taken = await send('POST', POSTS, { ...post, slug: 'hello-world-co' });
  expect([taken.status, taken.body]).toEqual([
    409,
    expect.objectContaining({ fields: { slug: 'Already taken' } }),
  ]);
  for (const slug of RESERVED_SLUGS) expect((await send('POST', POSTS, { ...post, slug })).status).toBe(422);
});

test('D32 a post whose slug is reserved by now is saved with it; no post gets it, or one that is taken, anew', async () => {
  const { send } = await signedIn();
  const { id } = await makePost(db, { slug: 'index' });
  const other = await makePost(db);
  const saved = await send('PUT', `${POSTS}/${id}`, { ...post, slug: 'index' });
  expect(saved).toMatchObject({ status: 200, body: { slug: 'index', title: post.title } });
  expect(await send('PUT', `${POSTS}/${other.id}`, { slug: 'search' })).toMatchObject({
    status: 422,
    body: { fields: { slug: expect.stringContaining('Choose another') as unknown } },
  });
  expect(await send('PUT', `${POSTS}/${other.id}`, { slug: 'index' })).toMatchObject({ status: 422 });
  await makePost(db, { slug: 'taken', status: 'draft' });
  expect(await send('PUT', `${POSTS}/${other.id}`, { slug: 'taken' })).toMatchObject({
    status: 409,
    body: { fields: { slug: 'Already taken' } },
  });
});

test('BA-8 a new title never changes the slug; a new slug of a known post leads on from the old one', async () => {
  const { send } = await signedIn();
  const { id } = await makePost(db, {
    slug: 'old',
    title: 'Old',
    publishedAt: new Date('2026-01-01T00:00:00Z'),
  });
  expect((await send('PUT', `${POSTS}/${id}`, { title: 'Entirely new' })).body).toMatchObject({
    slug: 'old',
  });
  expect((await send('PUT', `${POSTS}/${id}`, { slug: 'new' })).status).toBe(200);
  expect(await findRedirect(db, 'old', NOW)).toBe('new');
});

test('BA-4 D17 publish takes the server’s now, unpublish keeps the date and hides the post at once', async () => {
  const { send } = await signedIn();
  const { id } = await makePost(db, { slug: 'a', status: 'draft', publishedAt: null });
  const skewed = new Date(NOW.getTime() + 30_000).toISOString();
  const published = await send('PUT', `${POSTS}/${id}`, { status: 'published', publishedAt: skewed });
  expect(published.body).toMatchObject({ status: 'published', publishedAt: NOW.toISOString() });
  expect(await findPublishedBySlug(db, 'a', NOW)).toBeDefined();
  vi.setSystemTime(NOW.getTime() + 60_000);
  const hidden = await send('PUT', `${POSTS}/${id}`, { status: 'draft' });
  expect(hidden.body).toMatchObject({ status: 'draft', publishedAt: NOW.toISOString() });
  expect(await findPublishedBySlug(db, 'a', new Date())).toBeUndefined();
  const again = await send('PUT', `${POSTS}/${id}`, { status: 'published', publishedAt: NOW.toISOString() });
  expect(again.body).toMatchObject({ publishedAt: new Date().toISOString() });
  expect(await activity()).toEqual(['published blog_post', 'unpublished blog_post', 'published blog_post']);
});

test('D17 a future moment schedules the post: nobody sees it before, and its build is asked for then', async () => {
  const { send } = await signedIn();
  const { id } = await makePost(db, { slug: 'soon', status: 'draft', publishedAt: null });
  const moment = '2026-11-27T09:30:00.000Z';
  const answer = await send('PUT', `${POSTS}/${id}`, {
    status: 'published',
    publishedAt: '2026-11-27T10:30:00+01:00',
  });
  expect(answer.body).toMatchObject({ status: 'published', publishedAt: moment });
  expect(await findPublishedBySlug(db, 'soon', NOW)).toBeUndefined();
  expect(await findPublishedBySlug(db, 'soon', new Date(moment))).toBeDefined();
  const [request] = await db.select().from(buildRequests);
  expect(request).toMatchObject({
    reason: 'published',
    postId: id,
    nextAttemptAt: new Date(moment),
    succeededAt: null,
  });
  expect(
    ((await send('GET', `${POSTS}?status=scheduled`)).body as AdminPostPage).posts.map((row) => row.id),
  ).toEqual([id]);
  expect(await activity()).toEqual(['scheduled blog_post']);
});

test('BA-5 two editors: the second save gets 409 with the post as it is now, and nothing of either is lost', async () => {
  const { send } = await signedIn();
  const { id, updatedAt } = await makePost(db, { title: 'Read by both' });
  const read = updatedAt.toISOString();
  const first = await send('PUT', `${POSTS}/${id}`, { content: 'By one.', updatedAt: read });
  expect(first.status).toBe(200);
  const second = await send('PUT', `${POSTS}/${id}`, { content: 'By the other.', updatedAt: read });
  expect(second.status).toBe(409);
  expect(second.body).toMatchObject({ code: 'STALE', current: { id, content: 'By one.' } });
  const { current } = second.body as { current: AdminPost };
  const merged = { content: 'By one. By the other.', updatedAt: current.updatedAt };
  expect((await send('PUT', `${POSTS}/${id}`, merged)).status).toBe(200);
  expect((await storedPost(id))?.content).toBe('By one. By the other.');
});

test('D17 a part of a post is changed without `updatedAt`, its text as well; with an old one it is refused', async () => {
  const { send } = await signedIn();
  const { id } = await makePost(db, { title: 'Whole', excerpt: 'Stays' });
  const old = new Date(0).toISOString();
  expect((await send('PUT', `${POSTS}/${id}`, { content: 'New.' })).body).toMatchObject({
    ...{ title: 'Whole', excerpt: 'Stays', content: 'New.' },
  });
  const late = await send('PUT', `${POSTS}/${id}`, { content: 'Late.', updatedAt: old });
  expect([late.status, (await storedPost(id))?.content]).toEqual([409, 'New.']);
});

test('D17 the date of a client whose clock goes wrong is no error: what it calls now is published now', async () => {
  const { send } = await signedIn();
  const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();
  const publishing = async (publishedAt: string, headers: Record<string, string> = {}) => {
    const { id } = await makePost(db, { status: 'draft' });
    const body = { status: 'published', publishedAt };
    return (await send('PUT', `${POSTS}/${id}`, body, { headers })).body;
  };
  const isNow = { status: 'published', publishedAt: NOW.toISOString() };
  for (const moment of [at(14), at(-600), '1970-01-01T00:00:07.000Z'])
    expect(await publishing(moment), moment).toMatchObject(isNow);
  expect(await publishing(at(600), { 'x-client-time': at(600) })).toMatchObject(isNow);
  expect(await publishing(at(600), { date: new Date(at(600)).toUTCString() })).toMatchObject(isNow);
  for (const [moment, headers] of [
    [at(5), { 'x-client-time': at(0) }],
    [at(5), { 'x-client-time': at(-600) }],
    [at(16), {}],
  ] as const)
    expect(await publishing(moment, headers), moment).toMatchObject({ publishedAt: moment });
});

test('BA-5 two saves in the same instant: one is stored, the other is told', async () => {
  const { send } = await signedIn();
  const { id, updatedAt } = await makePost(db, { updatedAt: NOW });
  const read = updatedAt.toISOString();
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((content) => send('PUT', `${POSTS}/${id}`, { content, updatedAt: read })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('BA-5 being read does not make an editor’s save stale', async () => {
  const { send } = await signedIn();
  const { id, updatedAt } = await makePost(db);
  await db.update(blogPosts).set({ viewCount: 5, updatedAt }).where(eq(blogPosts.id, id));
  const save = { content: 'Edited.', updatedAt: updatedAt.toISOString() };
  expect((await send('PUT', `${POSTS}/${id}`, save)).status).toBe(200);
});

test('BA-5 a repeated save with its key happens once; a refused one leaves nothing, in the log neither', async () => {
  const { send } = await signedIn();
  const options = { headers: { 'idempotency-key': 'save-00000001' } };
  const [one, two] = [await send('POST', POSTS, post, options), await send('POST', POSTS, post, options)];
  expect([two.status, two.body]).toEqual([201, one.body]);
  expect(await db.$count(blogPosts)).toBe(1);
  expect((await send('POST', POSTS, { ...post, slug: 'first-post' })).status).toBe(409);
  expect(await activity()).toEqual(['created blog_post']);
});
