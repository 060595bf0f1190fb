import fc from 'fast-check';
import { expect, test } from 'vitest';

import { blogSlugHistory } from '#server/db/schema/blog.ts';
import { testDatabase } from '#support/database.ts';
import { makeCategory } from '#support/factories/category.ts';
import { makeWithdrawnPosts, makePost } from '#support/factories/post.ts';
import { makeTag } from '#support/factories/tag.ts';
import { freePort } from '#local/free-port.ts';

import { openDatabase } from '../../db/client.ts';
import * as site from './site.ts';

const db = await testDatabase();
const NOW = new Date();
const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const slugsOf = (posts: { slug: string }[]) => posts.map(({ slug }) => slug);

test('B-POST-5 a build sees every public post and no other, newest first', async () => {
  await makeWithdrawnPosts(db);
  await makePost(db, { slug: 'older', publishedAt: day(1) });
  await makePost(db, { slug: 'newer', publishedAt: day(2) });
  expect(slugsOf(await site.listPublishedForBuild(db))).toEqual(['newer', 'older']);
});

test('B-SRCH-1 the beginning of a text, for the search without the API, is what its page shows', async () => {
  await makePost(db, { content: '<!-- unseen -->\n\nSeen.' });
  const [post] = await site.listPublishedForBuild(db);
  expect(post?.beginning.trim()).toBe('Seen.');
});

test('B-POST-5 a post is found by its slug; drafts, future posts and nonsense are not', async () => {
  const hidden = await makeWithdrawnPosts(db);
  await makePost(db, { slug: 'here' });
  expect((await site.findPublishedBySlug(db, 'here'))?.slug).toBe('here');
  for (const slug of [...slugsOf(hidden), 'nothing', '', '../etc', 'a\u0000b', 'x'.repeat(5_000)])
    expect(await site.findPublishedBySlug(db, slug), slug).toBeUndefined();
});

test('B-POST-5 an old address leads to the new one, in one step, while the post is public', async () => {
  const post = await makePost(db, { slug: 'third' });
  const [draft] = await makeWithdrawnPosts(db);
  await db.insert(blogSlugHistory).values([
    { slug: 'first', postId: post.id },
    { slug: 'second', postId: post.id },
    { slug: 'once-public', postId: draft?.id ?? 0 },
  ]);
  expect(await site.findRedirect(db, 'first')).toBe('third');
  expect(await site.findRedirect(db, 'second')).toBe('third');
  for (const slug of ['third', 'once-public', 'never', '\u0000'])
    expect(await site.findRedirect(db, slug), slug).toBeUndefined();
});

test('B-POST-3 related posts share a category, else a tag, else are the latest; never the post itself', async () => {
  const [category, tag] = [await makeCategory(db), await makeTag(db)];
  await makePost(db, { slug: 'latest', publishedAt: day(9) });
  await makePost(db, { slug: 'same-tag', tags: [tag], publishedAt: day(3) });
  await makePost(db, { slug: 'same-category', categories: [category], tags: [tag], publishedAt: day(1) });
  await makePost(db, { slug: 'other', publishedAt: day(8) });
  await makePost(db, { slug: 'read', categories: [category], tags: [tag], publishedAt: day(10) });
  await makeWithdrawnPosts(db, { categories: [category], tags: [tag] });
  const posts = await site.listPublishedForBuild(db);
  const read = posts.find(({ slug }) => slug === 'read');
  if (!read) throw new Error('the post is missing');
  const expected = ['same-category', 'same-tag', 'latest'];
  expect(slugsOf(site.relatedPostsOf(posts)(read))).toEqual(expected);
  expect(slugsOf(await site.listRelatedPosts(db, read))).toEqual(expected);
});

test('B-POST-3 the build chooses the same related posts as the database, whatever they share', async () => {
  const categories = [await makeCategory(db), await makeCategory(db), await makeCategory(db)];
  const tags = [await makeTag(db), await makeTag(db), await makeTag(db)];
  const [shape] = fc.sample(
    fc.array(
      fc.record({
        categories: fc.subarray(categories),
        tags: fc.subarray(tags, { maxLength: 2 }),
        publishedAt: fc.integer({ min: 1, max: 12 }).map(day),
      }),
      { minLength: 30, maxLength: 30 },
    ),
    { numRuns: 1, seed: 7 },
  );
  for (const values of shape ?? []) await makePost(db, values);
  const posts = await site.listPublishedForBuild(db);
  const relatedOf = site.relatedPostsOf(posts);
  for (const post of posts)
    expect(slugsOf(relatedOf(post)), post.slug).toEqual(slugsOf(await site.listRelatedPosts(db, post)));
});

test('B-LIST-1 on-demand pages list with the API’s defaults', async () => {
  for (let number = 1; number <= 11; number += 1) await makePost(db);
  const page = await site.listPosts(db, { page: 2 });
  expect([page.posts.length, page.total, page.totalPages]).toEqual([1, 11, 2]);
});

test('B-LIST-3 a database that is away is one sentence without the driver’s words', async () => {
  const url = `postgres://someone:secret@127.0.0.1:${await freePort()}/missing`;
  const { db: away, close } = await openDatabase(url);
  const error = await site.listPublishedForBuild(away, NOW).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(site.BlogUnavailableError);
  expect(String(error)).toBe('BlogUnavailableError: The database cannot be reached.');
  expect(error).not.toHaveProperty('cause');
  await close();
});

test('B-LIST-3 a build without DATABASE_URL says what to do', async () => {
  await expect(site.openSiteDatabase()).rejects.toThrow(/set DATABASE_URL, or use npm start/);
});
