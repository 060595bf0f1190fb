import { expect, test } from 'vitest';

import {
  REVISIONS_KEPT,
  type AdminPost,
  type Revision,
  type RevisionSummary,
} from '#contracts/blog-posts-admin.ts';
import { blogCategories } from '#server/db/schema/blog.ts';
import { testDatabase } from '#support/database.ts';
import { makeCategory } from '#support/factories/category.ts';
import { draftValues } from '#support/factories/draft.ts';
import { makePost } from '#support/factories/post.ts';
import { makeTag } from '#support/factories/tag.ts';
import { ownerCalls } from '#support/owner-call.ts';

import blogAdmin from '../../../functions/blog-admin.ts';

const db = await testDatabase();
const POSTS = '/api/blog/admin/posts';

/** A post that was there before there were revisions. */
async function oldPost() {
  const { send } = await ownerCalls(db, blogAdmin);
  const [category, tag] = [await makeCategory(db), await makeTag(db)];
  const { id } = await makePost(db, {
    title: 'Before',
    content: 'Text before.',
    slug: 'a',
    categories: [category],
    tags: [tag],
  });
  const read = async () => (await send('GET', `${POSTS}/${id}`)).body as AdminPost;
  const save = async (patch: object) => {
    const { updatedAt } = await read();
    return send('PUT', `${POSTS}/${id}`, { ...patch, updatedAt });
  };
  const revisions = async () => (await send('GET', `${POSTS}/${id}/revisions`)).body as RevisionSummary[];
  return { send, id, read, save, revisions, category, tag };
}

test('BA-5 each save keeps the text, the first one also what stood there before; autosaves and status keep none', async () => {
  const { send, id, save, revisions, category, tag } = await oldPost();
  await send('PUT', `/api/blog/admin/drafts/post-${id}`, {
    values: draftValues(),
    basedOn: null,
    version: 0,
  });
  await save({ status: 'draft' });
  expect(await revisions()).toEqual([]);
  await save({ title: 'After', content: 'Text after all.' });
  await save({ title: 'After', content: 'Text after all.' });
  const [newest, first] = await revisions();
  expect(await revisions()).toHaveLength(2);
  expect(newest).toMatchObject({ title: 'After', wordCount: 3, cause: 'saved' });
  expect(first).toMatchObject({ title: 'Before', cause: 'before' });
  const one = (await send('GET', `${POSTS}/${id}/revisions/${first?.id}`)).body as Revision;
  expect(one.values).toMatchObject({
    title: 'Before',
    content: 'Text before.',
    categoryIds: [category.id],
    tagIds: [tag.id],
  });
  expect((await send('GET', `${POSTS}/${id + 1}/revisions/${first?.id}`)).status).toBe(404);
});

test('BA-5 restoring saves the old text as the newest; slug, status and date stay, and what it replaced is kept', async () => {
  const { send, id, read, save, revisions, category } = await oldPost();
  await save({ title: 'After', content: 'Text after.', slug: 'b', categoryIds: [], tagIds: [] });
  await db.delete(blogCategories);
  const before = await read();
  const [, first] = await revisions();
  const restore = (updatedAt: string) =>
    send('POST', `${POSTS}/${id}/revisions/${first?.id}/restore`, { updatedAt });
  expect((await restore('2020-01-01T00:00:00.000Z')).body).toMatchObject({
    code: 'STALE',
    current: { title: 'After' },
  });
  const restored = (await restore(before.updatedAt)).body as AdminPost;
  expect(restored).toMatchObject({
    title: 'Before',
    content: 'Text before.',
    slug: 'b',
    status: 'published',
    publishedAt: before.publishedAt,
  });
  expect([restored.categoryIds, restored.tagIds.length, category.id]).toEqual([[], 1, 1]);
  expect((await revisions()).map(({ cause, title }) => [cause, title])).toEqual([
    ['restored', 'Before'],
    ['saved', 'After'],
    ['before', 'Before'],
  ]);
});

test('BA-5 the last fifty states of a post are kept', async () => {
  const { save, revisions } = await oldPost();
  for (let n = 1; n <= REVISIONS_KEPT + 4; n += 1) await save({ title: `Title ${n}` });
  const kept = await revisions();
  expect([kept.length, kept[0]?.title, kept.at(-1)?.title]).toEqual([50, 'Title 54', 'Title 5']);
});
