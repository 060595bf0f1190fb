import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import type { AdminPostPage, BulkResult } from '#contracts/blog-posts-admin.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { blogPosts } from '#server/db/schema/blog.ts';
import { buildRequests } from '#server/db/schema/blog-writing.ts';
import { listPublishedForBuild } from '#server/blog/published/site.ts';
import { testDatabase } from '#support/database.ts';
import { makeCategory } from '#support/factories/category.ts';
import { makeComment } from '#support/factories/comment.ts';
import { makePost } from '#support/factories/post.ts';
import { makeTag } from '#support/factories/tag.ts';
import { freezeDate } from '#support/frozen-date.ts';
import { ownerCalls } from '#support/owner-call.ts';

import blogAdmin from '../../../functions/blog-admin.ts';

const db = await testDatabase();
const NOW = new Date('2026-11-20T12:00:00.000Z');
const POSTS = '/api/blog/admin/posts';

freezeDate(NOW);

const signedIn = () => ownerCalls(db, blogAdmin);
const activity = async () =>
  (await db.select().from(adminLogs).orderBy(adminLogs.id)).map(
    ({ action, resource }) => `${action} ${resource}`,
  );
const storedPost = async (id: number) => (await db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0];

test('BA-4 the list has 20 a page, filters by status, category, tag and words, and sorts', async () => {
  const { send } = await signedIn();
  const [category, tag] = [await makeCategory(db, { slug: 'ops' }), await makeTag(db, { slug: 'sla' })];
  for (let n = 0; n < 21; n += 1) await makePost(db, { title: `Bulk ${n}`, viewCount: n });
  const special = await makePost(db, {
    title: 'Zero trust, 50% done',
    content: 'A vendor questionnaire.',
    status: 'draft',
    categories: [category],
    tags: [tag],
  });
  await makePost(db, { title: 'Kept away', status: 'archived' });
  await makeComment(db, { postId: special.id, status: 'pending' });
  await makeComment(db, { postId: special.id, status: 'spam' });
  const list = async (query: string) => (await send('GET', `${POSTS}?${query}`)).body as AdminPostPage;
  const first = await list('');
  expect([first.posts.length, first.total, first.totalPages]).toEqual([20, 23, 2]);
  expect(first.counts).toEqual({ draft: 1, published: 21, archived: 1, scheduled: 0 });
  expect(JSON.stringify(first)).not.toContain('questionnaire');
  expect((await list('page=2')).posts).toHaveLength(3);
  for (const query of [
    'search=ero%20tru',
    'search=questionnaires',
    'search=50%25',
    'category=ops',
    'tag=sla',
    'status=draft',
  ])
    expect((await list(query)).posts, query).toEqual([
      expect.objectContaining({ id: special.id, commentCount: 1, pendingComments: 1, hasDraft: false }),
    ]);
  expect((await list('search=ero&status=published')).total).toBe(0);
  expect((await list('sortBy=viewCount')).posts[0]?.title).toBe('Bulk 20');
  const titles = (await list('sortBy=title&sortOrder=asc&limit=100')).posts.map(({ title }) =>
    title.toLowerCase(),
  );
  expect(titles).toEqual(titles.toSorted());
});

test('BA-4 one call publishes, unpublishes, sorts or deletes 1,000 posts and says of each what happened', async () => {
  const { send } = await signedIn();
  const rows = Array.from({ length: 1_000 }, (_, n) => ({
    title: `Post ${n}`,
    slug: `p-${n}`,
    content: 'Text.',
    status: n < 100 ? ('published' as const) : ('draft' as const),
    publishedAt: n < 100 ? new Date('2026-01-01T00:00:00Z') : null,
  }));
  const ids = (await db.insert(blogPosts).values(rows).returning({ id: blogPosts.id })).map(({ id }) => id);
  const [category, tag] = [await makeCategory(db), await makeTag(db)];
  const bulk = async (action: string, targetId?: number) => {
    const body = { action, ids: [...ids.slice(0, 999), 2_000_000], targetId };
    const { results } = (await send('POST', `${POSTS}/bulk`, body)).body as BulkResult;
    const of = (outcome: string) => results.filter((result) => result.outcome === outcome).length;
    return [of('done'), of('unchanged'), of('notFound')];
  };
  expect(await bulk('publish')).toEqual([899, 100, 1]);
  expect(await listPublishedForBuild(db, NOW)).toHaveLength(999);
  expect((await storedPost(ids[0] ?? 0))?.publishedAt).toEqual(new Date('2026-01-01T00:00:00Z'));
  expect(await bulk('unpublish')).toEqual([999, 0, 1]);
  expect(await listPublishedForBuild(db, NOW)).toEqual([]);
  expect(await bulk('addCategory', category.id)).toEqual([999, 0, 1]);
  expect(await bulk('addCategory', category.id)).toEqual([0, 999, 1]);
  expect(await bulk('addTag', tag.id)).toEqual([999, 0, 1]);
  expect(await bulk('delete')).toEqual([999, 0, 1]);
  expect(await db.$count(blogPosts)).toBe(1);
  expect((await db.select().from(buildRequests)).map(({ reason }) => reason)).toEqual([
    'published',
    'unpublished',
  ]);
  expect(await activity()).toHaveLength(5);
  expect((await send('POST', `${POSTS}/bulk`, { action: 'addTag', ids, targetId: 9_999 })).status).toBe(404);
  expect((await send('POST', `${POSTS}/bulk`, { action: 'addTag', ids })).body).toMatchObject({
    fields: { targetId: 'Choose what to add' },
  });
  expect((await send('POST', `${POSTS}/bulk`, { action: 'delete', ids: [...ids, 1] })).status).toBe(422);
});
