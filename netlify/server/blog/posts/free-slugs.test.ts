import { expect, test } from 'vitest';

import type { ImportedPost } from '#contracts/blog-admin.ts';
import type { AdminPost } from '#contracts/blog-posts-admin.ts';
import { blogPosts } from '#server/db/schema/blog.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { importForm, sendImport } from '#support/import.ts';
import { ownerCalls } from '#support/owner-call.ts';

import blogAdmin from '../../../functions/blog-admin.ts';

const db = await testDatabase();
const POSTS = '/api/blog/admin/posts';
const post = { title: 'Same title', content: 'Text.' };
const NUMBERED = ['same-title', ...[2, 3, 4, 5, 6, 7, 8].map((number) => `same-title-${number}`)];

/** What eight calls at once answer. */
const together = <Answer>(send: () => Promise<Answer>) => Promise.all(Array.from({ length: 8 }, send));

test('BA-8 posts of one title that are made at once all get a slug, each another', async () => {
  const { send } = await ownerCalls(db, blogAdmin);
  const answers = await together(() => send('POST', POSTS, post));
  expect(answers.map(({ status }) => status)).toEqual(Array.from(answers, () => 201));
  expect(answers.map(({ body }) => (body as AdminPost).slug).toSorted()).toEqual(NUMBERED);
});

test('BA-5 so do documents that are imported at once', async () => {
  const { cookie } = await makeOwner(db);
  const document = { name: 'a.md', bytes: new TextEncoder().encode('---\nslug: same-title\n---\nText.') };
  const answers = await together(() => sendImport(cookie, importForm(document)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from(answers, () => 201));
  expect(answers.map(({ body }) => (body as ImportedPost).post.slug).toSorted()).toEqual(NUMBERED);
});

test('BA-8 D32 a slug that the client chose is one post’s; the others are told its field', async () => {
  const { send } = await ownerCalls(db, blogAdmin);
  const answers = await together(() => send('POST', POSTS, { ...post, slug: 'chosen' }));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(7).fill(409)]);
  for (const { status, body } of answers)
    if (status === 409) expect(body).toMatchObject({ fields: { slug: 'Already taken' } });
  expect(await db.$count(blogPosts)).toBe(1);
});
