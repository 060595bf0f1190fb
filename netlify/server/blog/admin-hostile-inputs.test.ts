import { expect, test } from 'vitest';

import type { AdminPost } from '#contracts/blog-posts-admin.ts';
import { testDatabase } from '#support/database.ts';
import { makeCategory } from '#support/factories/category.ts';
import { makeComment } from '#support/factories/comment.ts';
import { draftValues } from '#support/factories/draft.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { makePost } from '#support/factories/post.ts';
import { makeTag } from '#support/factories/tag.ts';
import { proceduresOf, TIME_LIMIT_MS, tryHostileCalls } from '#support/hostile-procedures.ts';
import { ownerCalls } from '#support/owner-call.ts';
import { SCRIPT_MARKDOWN } from '#support/script-strings.ts';

import blogAdmin from '../../functions/blog-admin.ts';

const db = await testDatabase();
const ADMIN = '/api/blog/admin';
const TEXTS_OF_A_POST = 20;

const fields = {
  ...draftValues({ title: 'A', slug: 'a', content: 'Text.' }),
  status: 'draft',
  publishedAt: '2026-01-01T00:00:00Z',
};
/** With every field, where a sample of the contract leaves some out. */
const BODIES: Record<string, Record<string, unknown>> = {
  'blogAdmin.posts.create': { ...fields, draftKey: 'post-1' },
  'blogAdmin.posts.update': { ...fields, updatedAt: '2026-01-01T00:00:00.000Z', draftVersion: 1 },
};

test.each(await proceduresOf(/^blogAdmin\.(?!import)/))(
  'BA-2 BA-4 BA-5 BA-6 BA-7 BA-11 hostile calls of $method $path: no 5xx, nothing leaked',
  async (procedure) => {
    const { cookie } = await makeOwner(db);
    const [categories, tags] = [[await makeCategory(db), await makeCategory(db)], [await makeTag(db)]];
    const { id: postId } = await makePost(db, { categories, tags });
    await makeComment(db, { postId });
    await tryHostileCalls(procedure, blogAdmin, { cookie, valid: BODIES[procedure.name] });
  },
  TIME_LIMIT_MS,
);

test('BA-7 script strings in every text of a post are stored and given back as they are, as JSON', async () => {
  const { send } = await ownerCalls(db, blogAdmin);
  for (let at = 0; at < SCRIPT_MARKDOWN.length; at += TEXTS_OF_A_POST) {
    const text = SCRIPT_MARKDOWN.slice(at, at + TEXTS_OF_A_POST).join('\n\n');
    const content = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');
    const made = await send('POST', `${ADMIN}/posts`, { title: 'T', slug: `s-${at}`, content: text });
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
  ['has more lines than a page can hold', 'a\n'.repeat(30_000)],
  ['has more lines of code than a page can hold', `\`\`\`\n${'a\n'.repeat(30_000)}\`\`\``],
  ['begins comments without end', '<!--'.repeat(30_000)],
])('D40 a text that %s is refused by its field, and the next one is taken', async (_, content) => {
  const { send } = await ownerCalls(db, blogAdmin);
  const refused = await send('POST', `${ADMIN}/posts`, { title: 'A', content });
  expect(refused).toMatchObject({ status: 422, body: { fields: { content: expect.any(String) } } });
  expect((await send('POST', `${ADMIN}/posts`, { title: 'Next', content: 'Text.' })).status).toBe(201);
});

test('BA-5 BA-6 the character NUL is refused by its field, not dropped', async () => {
  const { send } = await ownerCalls(db, blogAdmin);
  const post = { title: 'A', content: 'Text.', excerpt: 'b' };
  for (const field of ['title', 'content', 'excerpt'] as const)
    expect(await send('POST', `${ADMIN}/posts`, { ...post, [field]: 'a\0b' })).toMatchObject({
      status: 422,
      body: { fields: { [field]: 'Leave out the character NUL' } },
    });
  for (const path of ['categories', 'tags'])
    expect(await send('POST', `${ADMIN}/${path}`, { name: 'a\0b', slug: 'a' })).toMatchObject({
      status: 422,
      body: { fields: { name: 'Leave out the character NUL' } },
    });
});
