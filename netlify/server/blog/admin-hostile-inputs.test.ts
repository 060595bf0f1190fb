import fc from 'fast-check';
import { expect, test } from 'vitest';

import { contract } from '#contracts/contract.ts';
import type { AdminPost } from '#contracts/blog-posts-admin.ts';
import { listProcedures } from '#server/api/procedures.ts';
import { call, type Call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { makeCategory } from '#support/factories/category.ts';
import { makeComment } from '#support/factories/comment.ts';
import { draftValues } from '#support/factories/draft.ts';
import { makePost } from '#support/factories/post.ts';
import { makeTag } from '#support/factories/tag.ts';
import { hostileCalls, LEAK } from '#support/hostile-inputs.ts';
import { ownerCalls } from '#support/owner-call.ts';
import { runs } from '#support/runs.ts';
import { SCRIPT_MARKDOWN } from '#support/script-strings.ts';

import blogAdmin from '../../functions/blog-admin.ts';

const db = await testDatabase();
const SEED = 20_261_120;
const RUNS = runs(250);
const ADMIN = '/api/blog/admin';

async function signedIn() {
  const { owner, send } = await ownerCalls(db, blogAdmin);
  const expectNoFailure = async (method: string, path: string, options: Call) => {
    const headers = { ...options.headers, cookie: owner.cookie };
    const response = await call(blogAdmin, path, { ...options, method, headers });
    const text = await response.text();
    expect(response.status, `${method} ${path} ${text.slice(0, 200)}`).toBeLessThan(500);
    if (response.ok) return;
    expect(text.replace(/"current":.*$/s, '')).not.toMatch(LEAK);
    expect(JSON.parse(text)).toMatchObject({ error: expect.any(String), code: expect.any(String) });
  };
  return { send, expectNoFailure };
}

const fields = {
  ...draftValues({ title: 'A', slug: 'a', content: 'Text.' }),
  status: 'draft',
  publishedAt: '2026-01-01T00:00:00Z',
};
const named = { name: 'A', slug: 'a', description: 'b', color: '#3b82f6', isActive: true };
const BODIES: [string, string, string, Record<string, unknown>][] = [
  ['BA-5', 'POST', '/posts', { ...fields, draftKey: 'post-1' }],
  ['BA-5', 'PUT', '/posts/1', { ...fields, updatedAt: '2026-01-01T00:00:00.000Z', draftVersion: 1 }],
  ['BA-4', 'POST', '/posts/bulk', { action: 'addTag', ids: [1, 2], targetId: 1 }],
  ['BA-5', 'POST', '/posts/1/revisions/1/restore', { updatedAt: '2026-01-01T00:00:00.000Z' }],
  ['BA-2', 'PUT', '/drafts/post-1', { values: fields, basedOn: null, version: 0 }],
  ['BA-6', 'POST', '/categories', named],
  ['BA-6', 'PUT', '/categories/1', named],
  ['BA-6', 'POST', '/categories/1/merge', { into: 2 }],
  ['BA-6', 'PUT', '/categories/order', { ids: [2, 1] }],
  ['BA-6', 'PUT', '/tags/1', named],
  ['BA-11', 'PATCH', '/comments', { ids: [1], status: 'approved' }],
  ['BA-11', 'POST', '/comments/1/reply', { content: 'Thanks' }],
  ['BA-7', 'POST', '/check', draftValues({ content: '[a](/blog/b)' })],
  ['BA-2', 'POST', '/previews', { key: 'post-1' }],
];

test.each(BODIES)(
  '%s hostile bodies to %s %s: no 5xx, nothing leaked',
  async (_, method, path, valid) => {
    const { expectNoFailure } = await signedIn();
    const [categories, tags] = [[await makeCategory(db), await makeCategory(db)], [await makeTag(db)]];
    const { id: postId } = await makePost(db, { categories, tags });
    await makeComment(db, { postId });
    await fc.assert(
      fc.asyncProperty(hostileCalls(valid), (hostile) => expectNoFailure(method, ADMIN + path, hostile)),
      { numRuns: RUNS, seed: SEED },
    );
  },
  120_000,
);

test('BA-4 hostile addresses: no 5xx, nothing leaked', async () => {
  const { expectNoFailure } = await signedIn();
  await makePost(db);
  const nasty = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed())),
    fc.integer().map(String),
    fc.constantFrom(
      '',
      '0',
      '-1',
      '1e9',
      'NaN',
      '%00',
      '%ff',
      '%',
      "'",
      '%25_%5C',
      '..',
      '{}',
      '2147483648',
      '9'.repeat(30),
    ),
  );
  const procedures = (await listProcedures(contract)).filter(
    ({ path }) => path.startsWith('/blog/admin/') && !path.endsWith('/import'),
  );
  const target = fc.constantFrom(
    ...procedures.filter(({ method }) => method === 'GET' || method === 'DELETE'),
  );
  const names = fc.constantFrom(
    'page',
    'limit',
    'search',
    'status',
    'category',
    'tag',
    'sortBy',
    'sortOrder',
    'postId',
    'a[b]',
  );
  const query = fc.array(
    fc.tuple(names, nasty).map((pair) => pair.join('=')),
    { maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(target, nasty, query, ({ method, path }, value, parameters) =>
      expectNoFailure(method, `/api${path.replaceAll(/\{[^}]+\}/g, value)}?${parameters.join('&')}`, {}),
    ),
    { numRuns: runs(1_000), seed: SEED },
  );
}, 120_000);

test('BA-7 script strings in every text of a post are stored and given back as they are, as JSON', async () => {
  const { send } = await signedIn();
  for (const [index, text] of SCRIPT_MARKDOWN.filter((_, at) => at % 5 === 0).entries()) {
    const content = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');
    const made = await send('POST', `${ADMIN}/posts`, { title: 'T', slug: `s-${index}`, content: text });
    expect([
      made.status,
      made.headers.get('content-type'),
      made.headers.get('x-content-type-options'),
    ]).toEqual([201, 'application/json', 'nosniff']);
    expect((made.body as AdminPost).content).toBe(content);
    expect((await send('POST', `${ADMIN}/check`, draftValues({ content: text }))).status).toBe(200);
  }
});

test.each([
  ['nests', '1. '.repeat(20_000)],
  ['takes a parser minutes', '===\n'.repeat(50_000)],
  ['takes the search minutes', 'a_'.repeat(50_000)],
  ['has more items than a page can hold', '- a\n'.repeat(7_000)],
  ['begins comments without end', '<!--'.repeat(30_000)],
])('D40 a text that %s is refused by its field, and the next one is taken', async (_, content) => {
  const { send } = await signedIn();
  const refused = await send('POST', `${ADMIN}/posts`, { title: 'A', content });
  expect(refused).toMatchObject({ status: 422, body: { fields: { content: expect.any(String) } } });
  expect((await send('POST', `${ADMIN}/posts`, { title: 'Next', content: 'Text.' })).status).toBe(201);
});

test('BA-5 BA-6 the character NUL is refused by its field, not dropped', async () => {
  const { send } = await signedIn();
  const post = { title: 'A', content: 'Text.', excerpt: 'b' };
  for (const field of ['title', 'content', 'excerpt'] as const)
    expect(await send('POST', `${ADMIN}/posts`, { ...post, [field]: 'a\0b' })).toMatchObject({
      status: 422,
      body: { fields: { [field]: 'Leave out the character NUL' } },
    });
  for (const path of ['categories', 'tags'])
    expect(await send('POST', `${ADMIN}/${path}`, { ...named, name: 'a\0b' })).toMatchObject({
      status: 422,
      body: { fields: { name: 'Leave out the character NUL' } },
    });
});
