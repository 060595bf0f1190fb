import { expect, test } from 'vitest';

import { makeCategory } from '#support/factories/category.ts';
import { makePost } from '#support/factories/post.ts';
import { makeTag } from '#support/factories/tag.ts';
import { testDatabase } from '#support/database.ts';
import { useDatabase } from '#server/db/client.ts';

import { findOnDemand } from './_on-demand.ts';

const db = await testDatabase();

/** What a page says while the database is away. */
async function whileAway(address: string) {
  const connection = useDatabase(undefined);
  try {
    return await findOnDemand(address);
  } finally {
    useDatabase(connection);
  }
}

test('B-CAT-1 a category whose posts cannot be read says so and offers to try again', async () => {
  expect(await whileAway('category/operations')).toMatchObject({
    kind: 'notice',
    status: 503,
    title: 'Failed to load posts for this category',
    retry: true,
  });
});

test('B-TAG-1 a tag whose posts cannot be read says so and offers to try again', async () => {
  expect(await whileAway('tag/backup/page/2')).toMatchObject({
    kind: 'notice',
    status: 503,
    title: 'Failed to load posts for this tag',
    retry: true,
  });
});

test('B-POST-5 a post that cannot be read is an error, not a missing post', async () => {
  expect(await whileAway('some-post')).toMatchObject({
    status: 503,
    title: 'Error Loading Post',
    retry: true,
  });
});

test('B-CAT-1 an address without a category is "Invalid Category", an unknown one "Category Not Found"', async () => {
  expect(await findOnDemand('category')).toMatchObject({ status: 404, title: 'Invalid Category' });
  expect(await findOnDemand('category/nothing')).toMatchObject({ status: 404, title: 'Category Not Found' });
});

test('B-TAG-1 an address without a tag is "Invalid Tag", an unknown one "Tag Not Found"', async () => {
  expect(await findOnDemand('tag/')).toMatchObject({ status: 404, title: 'Invalid Tag' });
  expect(await findOnDemand('tag/nothing')).toMatchObject({ status: 404, title: 'Tag Not Found' });
});

test('B-CAT-1 a category that the build does not know is there at once; a page beyond its last is not', async () => {
  const category = await makeCategory(db, { slug: 'new-category' });
  await makePost(db, { slug: 'first', categories: [category] });
  expect(await findOnDemand('category/new-category')).toMatchObject({
    kind: 'category',
    posts: [{ slug: 'first' }],
    current: 1,
    total: 1,
  });
  expect(await findOnDemand('category/new-category/page/2')).toMatchObject({ title: 'Category Not Found' });
  expect(await findOnDemand('category/new-category/page/1')).toEqual({
    kind: 'redirect',
    path: '/blog/category/new-category',
  });
});

test('B-TAG-1 a tag that the build does not know is there at once, with the tags beside it', async () => {
  const [tag, other] = [await makeTag(db, { slug: 'new-tag' }), await makeTag(db, { slug: 'other' })];
  await makePost(db, { slug: 'first', tags: [tag, other] });
  expect(await findOnDemand('tag/new-tag')).toMatchObject({
    kind: 'tag',
    posts: [{ slug: 'first' }],
    related: [{ slug: 'other' }],
  });
});
