import { expect, test } from 'vitest';

import { deletePost } from '#server/blog/publishing/service.ts';
import { testDatabase } from '#support/database.ts';
import { makePost } from '#support/factories/post.ts';
import { unpublishPost } from '#support/publish.ts';

import { isWithdrawnPost } from './server.ts';

const db = await testDatabase();

test('D43 a post that was taken back is hidden, also when it was the only one', async () => {
  const { id } = await makePost(db, { slug: 'taken-back' });
  expect(await isWithdrawnPost('/blog/taken-back')).toBe(false);
  await unpublishPost(db, id, new Date());
  expect(await isWithdrawnPost('/blog/taken-back')).toBe(true);
  await deletePost(db, id, new Date());
  expect(await isWithdrawnPost('/blog/taken-back')).toBe(true);
});

test('D43 a database that knows of no post at all hides none of those that are built', async () => {
  expect(await isWithdrawnPost('/blog/built-before')).toBe(false);
});
