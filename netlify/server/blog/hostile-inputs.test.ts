import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Comment, Post, PostPage, Tag } from '#contracts/blog.ts';
import { call, type Call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { commentInput, makeComment } from '#support/factories/comment.ts';
import { makePost } from '#support/factories/post.ts';
import { makeTag } from '#support/factories/tag.ts';
import { hostileCalls, LEAK } from '#support/hostile-inputs.ts';
import { runs } from '#support/runs.ts';
import { SCRIPT_MARKDOWN } from '#support/script-strings.ts';

import blogFunction from '../../functions/blog.ts';

const db = await testDatabase();

const RUNS = runs(1_000);
const SEED = 20_261_121;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function expectNoFailure(path: string, options: Call): Promise<void> {
  const response = await call(blogFunction, path, options);
  const text = await response.text();
  expect(response.status, path).toBeLessThan(500);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  if (response.ok) return;
  expect(text).not.toMatch(LEAK);
  expect(JSON.parse(text)).toMatchObject({ error: expect.any(String), code: expect.any(String) });
}

test.each([
  ['B-ENG-3', 'analytics', { event: 'like', metadata: { slug: 'post', platform: 'twitter' } }],
  ['BA-11', 'comments', { ...commentInput(), parentId: 1, website: '' }],
])(
  '%s hostile bodies to %s: no 5xx, nothing leaked',
  async (_, call, valid) => {
    const { id } = await makePost(db);
    await makeComment(db, { postId: id });
    await fc.assert(
      fc.asyncProperty(hostileCalls(valid), (hostile) =>
        expectNoFailure(`/api/blog/posts/${id}/${call}`, {
          method: 'POST',
          ...hostile,
          headers: { 'user-agent': BROWSER, ...hostile.headers },
        }),
      ),
      { numRuns: RUNS, seed: SEED },
    );
  },
  120_000,
);

test('B-API-1 hostile addresses: no 5xx, nothing leaked', async () => {
  await makePost(db);
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.integer().map(String),
    fc.constantFrom(
      '',
      '0',
      '-1',
      '1e9',
      'NaN',
      'null',
      '%00',
      '%ff',
      '%',
      "'",
      '"',
      '\\',
      '../',
      '{}',
      '[]',
    ),
  );
  const name = fc.constantFrom(
    'page',
    'limit',
    'sortBy',
    'sortOrder',
    'search',
    'category',
    'tag',
    'featured',
    'slug',
    'stats',
    'id',
    'a[b]',
  );
  const encoded = fc
    .tuple(name, value)
    .map(([key, text]) => `${key}=${encodeURIComponent(text.toWellFormed())}`);
  const raw = fc
    .tuple(name, fc.constantFrom('%00', '%ff', '%', '+', '&&', '='))
    .map((parts) => parts.join('='));
  const query = fc.array(fc.oneof(encoded, raw), { maxLength: 4 }).map((parts) => parts.join('&'));
  const path = fc.constantFrom(
    '/blog/posts',
    '/blog-post',
    '/blog/tags',
    '/blog/stats',
    '/blog/posts/1/comments',
  );
  const id = value.map((text) => `/blog/posts/${encodeURIComponent(text.toWellFormed())}/comments`);
  await fc.assert(
    fc.asyncProperty(fc.oneof(path, id), query, (where, parameters) =>
      expectNoFailure(`/api${where}?${parameters}`, {}),
    ),
    { numRuns: RUNS, seed: SEED },
  );
}, 120_000);

test(`B-API-4 ${SCRIPT_MARKDOWN.length} script strings in title, excerpt, content, tag, comment and search come back as JSON text alone`, async () => {
  expect(SCRIPT_MARKDOWN.length).toBeGreaterThanOrEqual(200);
  const read = async (path: string) => {
    const response = await call(blogFunction, path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    return await response.json();
  };
  for (const [index, text] of SCRIPT_MARKDOWN.entries()) {
    const slug = `script-${index}`;
    const tag = await makeTag(db, { name: text, slug, description: text });
    const { id } = await makePost(db, { slug, title: text, excerpt: text, content: text, tags: [tag] });
    await makeComment(db, { postId: id, authorName: text, content: text });
    const post = (await read(`/api/blog-post?slug=${slug}`)) as Post;
    expect([post.title, post.excerpt, post.content, post.tags[0]?.name]).toEqual([text, text, text, text]);
    const comments = (await read(`/api/blog/posts/${id}/comments`)) as Comment[];
    expect(comments[0]).toMatchObject({ authorName: text, content: text });
    const found = (await read(
      `/api/blog/posts?search=${encodeURIComponent(text.slice(0, 200))}`,
    )) as PostPage;
    expect(found.total).toBeTypeOf('number');
  }
  const tags = (await read('/api/blog/tags')) as Tag[];
  expect(new Set(tags.map(({ name }) => name))).toEqual(new Set(SCRIPT_MARKDOWN));
}, 120_000);
