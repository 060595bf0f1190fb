import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { RESERVED_SLUGS } from '#contracts/slug.ts';
import { findPublishedBySlug, findRedirect, listPublishedForBuild } from '#server/blog/published/site.ts';
import { blogPosts } from '#server/db/schema/blog.ts';
import { buildRequests } from '#server/db/schema/blog-writing.ts';
import { testDatabase } from '#support/database.ts';
import { makeCategory } from '#support/factories/category.ts';
import { makePost } from '#support/factories/post.ts';
import { makeTag } from '#support/factories/tag.ts';
import { publishPost, unpublishPost } from '#support/publish.ts';

import * as publishing from './service.ts';

const db = await testDatabase();
const NOW = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-21T12:00:00Z');
const requests = async () =>
  (await db.select().from(buildRequests).orderBy(buildRequests.id)).map(({ reason }) => reason);

test('D43 publish, update, unpublish and delete each commit with their build request', async () => {
  const { id } = await makePost(db, { slug: 'a', status: 'draft', publishedAt: null });
  await publishPost(db, id, NOW);
  expect(await findPublishedBySlug(db, 'a', NOW)).toMatchObject({ publishedAt: NOW.toISOString() });
  await publishing.updatePost(db, id, { title: 'Changed' }, LATER);
  expect(await findPublishedBySlug(db, 'a', LATER)).toMatchObject({
    title: 'Changed',
    publishedAt: NOW.toISOString(),
    updatedAt: LATER.toISOString(),
  });
  await unpublishPost(db, id, LATER);
  expect(await findPublishedBySlug(db, 'a', LATER)).toBeUndefined();
  expect((await db.select().from(blogPosts))[0]?.publishedAt).toEqual(NOW);
  await publishPost(db, id, LATER);
  await publishing.deletePost(db, id, LATER);
  expect(await listPublishedForBuild(db, LATER)).toEqual([]);
  expect(await requests()).toEqual(['published', 'updated', 'unpublished', 'published', 'deleted']);
});

test('D43 a change that fails leaves neither itself nor a request', async () => {
  const { id } = await makePost(db, { title: 'Before' });
  const unknown = publishing.updatePost(db, id, { title: 'After', categoryIds: [9_999] }, NOW);
  await expect(unknown).rejects.toThrow();
  await expect(publishing.deletePost(db, 9_999, NOW)).rejects.toMatchObject({ status: 404 });
  expect((await db.select().from(blogPosts))[0]?.title).toBe('Before');
  expect(await requests()).toEqual([]);
});

test('D43 what nobody sees asks for no build: drafts written, changed and deleted', async () => {
  const draft = await publishing.createPost(db, { title: 'Draft', slug: 'draft', content: 'Text.' }, NOW);
  await publishing.updatePost(db, draft.id, { slug: 'other' }, NOW);
  await publishing.deletePost(db, draft.id, NOW);
  expect(await requests()).toEqual([]);
});

test('D43 a post of tomorrow asks for its build when its time has come', async () => {
  const values = { title: 'Soon', slug: 'soon', content: 'Text.', status: 'published' as const };
  await publishing.createPost(db, { ...values, publishedAt: LATER }, NOW);
  const rows = await db.select().from(buildRequests);
  expect(rows).toMatchObject([{ reason: 'published', nextAttemptAt: LATER, requestedAt: NOW }]);
});

test('D17 categories and tags are replaced when they are given and kept when they are not', async () => {
  const [first, second, tag] = [await makeCategory(db), await makeCategory(db), await makeTag(db)];
  const { id, slug } = await makePost(db, { categories: [first], tags: [tag] });
  await publishing.updatePost(db, id, { categoryIds: [second.id, second.id] }, NOW);
  const post = await findPublishedBySlug(db, slug, NOW);
  expect(post?.categories.map((category) => category.id)).toEqual([second.id]);
  expect(post?.tags.map((kept) => kept.id)).toEqual([tag.id]);
  await publishing.updatePost(db, id, { categoryIds: [], tagIds: [] }, NOW);
  expect(await findPublishedBySlug(db, slug, NOW)).toMatchObject({ categories: [], tags: [] });
});

test.each([...RESERVED_SLUGS, 'Not A Slug', 'ünïcode', '', 'x'.repeat(201), 'a/b', 'a\u0000'])(
  'D32 a post cannot be saved at %j, new or moved',
  async (slug) => {
    const values = { title: 'Title', content: 'Text.' };
    const refused = { status: 422, data: { fields: { slug: expect.any(String) } } };
    await expect(publishing.createPost(db, { ...values, slug }, NOW)).rejects.toMatchObject(refused);
    const { id } = await makePost(db);
    await expect(publishing.updatePost(db, id, { slug }, NOW)).rejects.toMatchObject(refused);
  },
);

test('D32 an address that another post has is 409', async () => {
  await makePost(db, { slug: 'taken', status: 'draft' });
  const { id } = await makePost(db);
  const conflict = { status: 409, data: { fields: { slug: expect.any(String) } } };
  await expect(publishing.updatePost(db, id, { slug: 'taken' }, NOW)).rejects.toMatchObject(conflict);
});

test('B-POST-5 a draft that nobody saw leaves no address behind, and takes none from a reader', async () => {
  const { id } = await makePost(db, { slug: 'old' });
  await publishing.updatePost(db, id, { slug: 'new' }, NOW);
  const draft = await publishing.createPost(db, { title: 'Draft', slug: 'old', content: 'Text.' }, NOW);
  expect(await findRedirect(db, 'old', NOW)).toBe('new');
  await publishPost(db, draft.id, NOW);
  expect(await findRedirect(db, 'old', NOW)).toBeUndefined();
  expect((await findPublishedBySlug(db, 'old', NOW))?.id).toBe(draft.id);
  await publishing.updatePost(db, id, { slug: 'newest' }, NOW);
  await publishing.deletePost(db, id, NOW);
  expect(await findRedirect(db, 'new', NOW)).toBeUndefined();
});

const SLUGS = ['a', 'b', 'c', 'd'] as const;
const action = fc.record({
  post: fc.nat(2),
  kind: fc.constantFrom('move', 'move', 'publish', 'unpublish', 'delete'),
  slug: fc.constantFrom(...SLUGS),
});

test('B-POST-5 whatever is moved, hidden and deleted: an address leads to a public post in at most one step, and none that a public post had is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
      await db.delete(blogPosts);
      const ids = new Map<number, number>();
      /** The post that readers last knew at each address. */
      const known = new Map<string, number>();
      for (const { post, kind, slug } of actions) {
        await act(ids, post, kind, slug);
        for (const row of await db.select().from(blogPosts).where(eq(blogPosts.status, 'published')))
          known.set(row.slug, row.id);
        for (const address of SLUGS) await expectOneStep(address, known.get(address));
      }
    }),
    { numRuns: 40 },
  );
});

async function act(ids: Map<number, number>, post: number, kind: string, slug: string): Promise<void> {
  const isTaken = (await db.$count(blogPosts, eq(blogPosts.slug, slug))) > 0;
  const id = ids.get(post);
  if (id === undefined) {
    if (isTaken) return;
    ids.set(post, (await publishing.createPost(db, { title: 'Post', slug, content: 'Text.' }, NOW)).id);
  } else if (kind === 'publish') await publishPost(db, id, NOW);
  else if (kind === 'unpublish') await unpublishPost(db, id, NOW);
  else if (kind === 'delete') {
    await publishing.deletePost(db, id, NOW);
    ids.delete(post);
  } else if (!isTaken) await publishing.updatePost(db, id, { slug }, NOW);
}

async function expectOneStep(address: string, knownId: number | undefined): Promise<void> {
  const here = await findPublishedBySlug(db, address, NOW);
  const target = await findRedirect(db, address, NOW);
  if (here) return expect(target, address).toBeUndefined();
  const there = target === undefined ? undefined : await findPublishedBySlug(db, target, NOW);
  expect(target === undefined || there !== undefined, `${address} → ${target ?? ''}`).toBe(true);
  expect(target).not.toBe(address);
  const [row] =
    knownId === undefined ? [] : await db.select().from(blogPosts).where(eq(blogPosts.id, knownId));
  if (row?.status === 'published') expect(there?.id, address).toBe(row.id);
}
