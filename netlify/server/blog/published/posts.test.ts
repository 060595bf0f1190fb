import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Category, Post, PostPage, Tag } from '#contracts/blog.ts';
import { blogSlugHistory } from '#server/db/schema/blog.ts';
import { users } from '#server/db/schema/auth.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { makeCategory } from '#support/factories/category.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { makeWithdrawnPosts, makePost } from '#support/factories/post.ts';
import { makeTag } from '#support/factories/tag.ts';

import blogFunction from '../../../functions/blog.ts';

const db = await testDatabase();

async function get<Answer>(path: string): Promise<Answer> {
  const response = await call(blogFunction, path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as Answer;
}
const list = (query = '') => get<PostPage>(`/api/blog/posts${query}`);
const slugs = async (query: string) => (await list(query)).posts.map(({ slug }) => slug);

test('B-API-4 a post carries every field of its view, its author, categories and tags', async () => {
  const [author] = await db
    .insert(users)
    .values({ email: 'author@example.com', firstName: 'Avery', lastName: 'Example' })
    .returning();
  const category = await makeCategory(db, { name: 'Operations', slug: 'operations' });
  const hiddenCategory = await makeCategory(db, { isActive: false });
  const tag = await makeTag(db, { name: 'SQL', slug: 'sql', description: 'Questions to a database.' });
  const stored = await makePost(db, {
    title: 'Runbooks',
    slug: 'runbooks',
    content: '# Runbooks\n\nText.',
    coverImage: '/images/posts/runbooks.webp',
    featured: true,
    seoTitle: 'Runbooks that work',
    authorId: author?.id ?? null,
    publishedAt: new Date('2026-02-03T04:05:06Z'),
    categories: [category, hiddenCategory],
    tags: [tag],
  });
  const post = await get<Post>('/api/blog-post?slug=runbooks');
  expect(post).toEqual({
    id: stored.id,
    title: 'Runbooks',
    slug: 'runbooks',
    excerpt: stored.excerpt,
    content: '# Runbooks\n\nText.',
    coverImage: '/images/posts/runbooks.webp',
    featured: true,
    status: 'published',
    publishedAt: '2026-02-03T04:05:06.000Z',
    updatedAt: stored.updatedAt.toISOString(),
    createdAt: stored.createdAt.toISOString(),
    readingTime: 1,
    viewCount: 0,
    likeCount: 0,
    shareCount: 0,
    seoTitle: 'Runbooks that work',
    seoDescription: null,
    allowComments: true,
    author: { firstName: 'Avery', lastName: 'Example' },
    categories: [
      { id: category.id, name: 'Operations', slug: 'operations', description: null, color: '#3b82f6' },
    ],
    tags: [
      { id: tag.id, name: 'SQL', slug: 'sql', description: 'Questions to a database.', color: '#64748b' },
    ],
  });
  expect((await list()).posts).toEqual([post]);
});

test('B-API-4 what the page of a post does not show is in no public answer; links that it shows are', async () => {
  const content = 'Seen, [with a link][a].\n\n<!-- unseen -->\n\n[a]: https://example.com\n[//]: # (unseen)';
  await makePost(db, { slug: 'hiding', content });
  const posts = [await get<Post>('/api/blog-post?slug=hiding'), ...(await list()).posts];
  const shown = 'Seen, [with a link][a].\n\n\n\n[a]: https://example.com\n';
  expect(posts.map((post) => post.content)).toEqual([shown, shown]);
});

test('B-POST-6 reading time is what the author set, else words by 200, rounded up, at least one', async () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  await makePost(db, { slug: 'set', readingTime: 7, content: words(10) });
  await makePost(db, { slug: 'short', content: words(1) });
  await makePost(db, { slug: 'empty', content: ' \n' });
  await makePost(db, { slug: 'spaced', content: `\n\n${words(200).replaceAll(' ', ' \n\t')}\n` });
  await makePost(db, { slug: 'exact', content: words(400) });
  await makePost(db, { slug: 'over', content: words(401) });
  const times = Object.fromEntries((await list()).posts.map(({ slug, readingTime }) => [slug, readingTime]));
  expect(times).toEqual({ set: 7, short: 1, empty: 1, spaced: 1, exact: 2, over: 3 });
});

test('B-API-1 pages cut any number of posts into parts that together are all of them, each once', async () => {
  const all: string[] = [];
  for (let number = 1; number <= 23; number += 1) {
    // Equal moments, so that only the tie-break keeps pages apart.
    const publishedAt = new Date(Date.UTC(2026, 0, 1 + Math.floor(number / 6)));
    all.push((await makePost(db, { publishedAt, viewCount: number % 4 })).slug);
  }
  const sorts = fc.constantFrom('publishedAt', 'viewCount', 'match');
  const orders = fc.constantFrom('asc', 'desc');
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 30 }), sorts, orders, async (limit, sortBy, sortOrder) => {
      const seen: string[] = [];
      const pages = Math.ceil(all.length / limit);
      for (let page = 1; page <= pages + 1; page += 1) {
        const answer = await list(`?page=${page}&limit=${limit}&sortBy=${sortBy}&sortOrder=${sortOrder}`);
        expect(answer.total).toBe(all.length);
        expect(answer.totalPages).toBe(pages);
        expect(answer.posts.length).toBe(page <= pages ? Math.min(limit, all.length - seen.length) : 0);
        seen.push(...answer.posts.map(({ slug }) => slug));
      }
      expect([...seen].sort()).toEqual([...all].sort());
    }),
    { numRuns: 15 },
  );
});

test('B-LIST-1 a page has ten posts unless asked otherwise, newest first', async () => {
  for (let number = 1; number <= 12; number += 1)
    await makePost(db, { slug: `n-${number}`, publishedAt: new Date(Date.UTC(2026, 0, number)) });
  const { posts, total, totalPages } = await list();
  expect([posts.length, total, totalPages]).toEqual([10, 12, 2]);
  expect(posts[0]?.slug).toBe('n-12');
  expect(await slugs('?page=2')).toEqual(['n-2', 'n-1']);
});

test('B-SRCH-4 popularity sorts by views, date by publication; both also the other way', async () => {
  await makePost(db, { slug: 'old', viewCount: 5, publishedAt: new Date('2026-01-01') });
  await makePost(db, { slug: 'mid', viewCount: 9, publishedAt: new Date('2026-02-01') });
  await makePost(db, { slug: 'new', viewCount: 1, publishedAt: new Date('2026-03-01') });
  expect(await slugs('?sortBy=viewCount')).toEqual(['mid', 'old', 'new']);
  expect(await slugs('?sortBy=viewCount&sortOrder=asc')).toEqual(['new', 'old', 'mid']);
  expect(await slugs('?sortBy=publishedAt&sortOrder=asc')).toEqual(['old', 'mid', 'new']);
  expect(await slugs('?sortBy=match')).toEqual(['new', 'mid', 'old']);
});

test('B-API-1 category, tag and featured narrow the list, alone and together', async () => {
  const [operations, security] = [await makeCategory(db), await makeCategory(db, { isActive: false })];
  const tag = await makeTag(db);
  await makePost(db, { slug: 'a', categories: [operations], publishedAt: new Date('2026-01-01') });
  await makePost(db, {
    slug: 'b',
    categories: [operations, security],
    tags: [tag],
    featured: true,
    publishedAt: new Date('2026-01-02'),
  });
  expect(await slugs(`?category=${operations.slug}`)).toEqual(['b', 'a']);
  expect(await slugs(`?category=${operations.slug}&tag=${tag.slug}`)).toEqual(['b']);
  expect(await slugs('?featured=true')).toEqual(['b']);
  expect(await slugs('?featured=false')).toEqual(['a']);
  expect(await list(`?category=${security.slug}`)).toEqual({ posts: [], total: 0, totalPages: 0 });
  expect(await slugs('?tag=nothing')).toEqual([]);
});

test('B-API-1 a list may be asked for without the texts, which cards do not show', async () => {
  await makePost(db, { content: 'word '.repeat(500) });
  const [full] = (await list()).posts;
  expect(full?.content).toHaveLength(2_500);
  expect((await list('?content=false')).posts).toEqual([{ ...full, content: '' }]);
});

test.each([
  ['page=0', 'page'],
  ['page=-1', 'page'],
  ['page=1.5', 'page'],
  ['page=abc', 'page'],
  ['page=99999999999', 'page'],
  ['limit=0', 'limit'],
  ['limit=101', 'limit'],
  ['sortBy=title', 'sortBy'],
  ['sortOrder=up', 'sortOrder'],
  ['featured=yes', 'featured'],
  ['category=Not%20A%20Slug', 'category'],
  ['tag=..%2F..', 'tag'],
  [`search=${'x'.repeat(201)}`, 'search'],
  ['page=1&page=2', 'page'],
])('B-API-1 ?%s is 422 and names the field', async (query, field) => {
  const response = await call(blogFunction, `/api/blog/posts?${query}`);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    code: 'INVALID',
    fields: { [field]: expect.any(String) },
  });
});

test('B-API-1 what an address says besides, or leaves empty, is ignored', async () => {
  const post = await makePost(db);
  const address = '?utm_source=mail&page=&limit=&sortBy=&category=&tag=&featured=&search=&content=';
  expect((await list(address)).posts.map(({ slug }) => slug)).toEqual([post.slug]);
  expect((await call(blogFunction, '/api/blog/categories?stats=&ref=a')).status).toBe(200);
});

test('B-API-2 an unknown slug is 404, one of the wrong form 422, none 422', async () => {
  const status = async (query: string) => (await call(blogFunction, `/api/blog-post${query}`)).status;
  expect(await status('?slug=nothing-here')).toBe(404);
  expect(await status('?slug=Not%20A%20Slug')).toBe(422);
  expect(await status('')).toBe(422);
});

test('B-API-2 an address that a post once had finds it under its new one, unless it is not public', async () => {
  const moved = await makePost(db, { slug: 'new-address' });
  const draft = await makePost(db, { slug: 'secret', status: 'draft' });
  await db.insert(blogSlugHistory).values([
    { slug: 'old-address', postId: moved.id },
    { slug: 'old-secret', postId: draft.id },
  ]);
  expect((await get<Post>('/api/blog-post?slug=old-address')).slug).toBe('new-address');
  expect((await call(blogFunction, '/api/blog-post?slug=old-secret')).status).toBe(404);
});

test('B-API-3 drafts, archived and future posts are in no list, count, search or statistic', async () => {
  const category = await makeCategory(db, { slug: 'c' });
  const tag = await makeTag(db, { slug: 't' });
  const relations = { categories: [category], tags: [tag], viewCount: 7, featured: true };
  const hidden = await makeWithdrawnPosts(db, { ...relations, title: 'Zebra', content: 'zebra crossing' });
  const shown = await makePost(db, { ...relations, title: 'Zebra', content: 'zebra crossing' });
  const { cookie } = await makeOwner(db);
  const queries = ['', '?search=zebra', '?search=zebar', '?category=c', '?tag=t', '?featured=true'];
  for (const query of queries) {
    const answer = await list(query);
    expect([answer.total, answer.posts.map(({ id }) => id)], query).toEqual([1, [shown.id]]);
  }
  for (const { slug } of hidden) {
    const asOwner = await call(blogFunction, `/api/blog-post?slug=${slug}`, { headers: { cookie } });
    expect(asOwner.status, slug).toBe(404);
  }
  const [categories, tags] = [
    await get<Category[]>('/api/blog/categories?stats=true'),
    await get<Tag[]>('/api/blog/tags?stats=true'),
  ];
  expect(categories.map(({ postCount }) => postCount)).toEqual([1]);
  expect(tags.map(({ postCount, usageCount }) => [postCount, usageCount])).toEqual([[1, 1]]);
  expect(await get('/api/blog/stats')).toEqual({
    totalPosts: 1,
    draftPosts: 0,
    publishedPosts: 1,
    totalViews: 7,
    totalCategories: 1,
    totalTags: 1,
  });
});

test('B-API-3 categories come in the owner’s order, tags by name; inactive ones do not', async () => {
  await makeCategory(db, { name: 'Second', slug: 'second', sortOrder: 2 });
  await makeCategory(db, { name: 'First', slug: 'first', sortOrder: 1, color: '#123456' });
  await makeCategory(db, { isActive: false });
  await makeTag(db, { name: 'Beta', slug: 'beta' });
  await makeTag(db, { name: 'Alpha', slug: 'alpha' });
  await makeTag(db, { isActive: false });
  const categories = await get<Category[]>('/api/blog/categories');
  expect(categories.map(({ name, color, postCount }) => [name, color, postCount])).toEqual([
    ['First', '#123456', 0],
    ['Second', '#3b82f6', 0],
  ]);
  const tags = await get<Tag[]>('/api/blog/tags');
  expect(tags.map(({ name }) => name)).toEqual(['Alpha', 'Beta']);
});

test('B-API-1 public answers may stay at the edge for a minute by known parameters; errors and writes may not', async () => {
  const headersOf = async (path: string) => Object.fromEntries((await call(blogFunction, path)).headers);
  expect(await headersOf('/api/blog/posts?page=1')).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'netlify-cdn-cache-control': 'public, s-maxage=60',
    'netlify-cache-tag': 'blog',
    'netlify-vary': 'query=page|limit|sortBy|sortOrder|search|category|tag|featured|content',
  });
  for (const path of ['/api/blog/posts?page=0', '/api/blog-post?slug=nothing']) {
    const headers = await headersOf(path);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('netlify-cdn-cache-control');
  }
});

test.each([
  '/api/blog/posts?page[]=9',
  '/api/blog/posts?page[0]=9',
  '/api/blog/posts?%70age=9',
  '/api/blog/posts?limit[]=1',
  '/api/blog/posts/{id}/comments?id=2',
  '/api/blog/stats?page=9',
])(
  'P-NET-1 the answer to %s, which the edge would keep as that to another query, is not kept',
  async (path) => {
    const { id } = await makePost(db);
    const { headers } = await call(blogFunction, path.replace('{id}', String(id)));
    expect([headers.get('cache-control'), headers.get('netlify-cdn-cache-control')]).toEqual([
      'no-store',
      null,
    ]);
  },
);
