/** What the blog asks of Postgres, through the driver that no other test has: rows, numbers and JSON must arrive alike. */
import { expect, onTestFinished, test } from 'vitest';

import { openDatabase } from '#server/db/client.ts';
import type { Database } from '#server/db/database.ts';
import { updatePost } from '#server/blog/publishing/service.ts';
import { makeCategory } from '#support/factories/category.ts';
import { makePost } from '#support/factories/post.ts';
import { makeTag } from '#support/factories/tag.ts';
import { startNeonRelay } from '#support/neon-relay.ts';
import { newDatabase } from '#support/postgres.ts';

import { addEvent } from './engagement/repository.ts';
import * as site from './published/site.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

async function useBlog(db: Database): Promise<void> {
  const [category, tag] = [await makeCategory(db, { slug: 'c' }), await makeTag(db, { slug: 't' })];
  const relations = { categories: [category], tags: [tag] };
  const { id } = await makePost(db, { slug: 'first', content: 'Terraform for beginners.', ...relations });
  await makePost(db, { slug: 'second', content: 'Something else.', ...relations });
  const event = { postId: id, metadata: {}, ipAddress: null, userAgent: null, referer: null, createdAt: NOW };
  const like = () => addEvent(db, { ...event, event: 'like', sessionId: 'visitor' });
  expect([await like(), await like()]).toMatchObject([{ likeCount: 1 }, undefined]);
  await updatePost(db, id, { slug: 'moved' }, NOW);

  const post = await site.findPublishedBySlug(db, 'moved', NOW);
  if (!post) throw new Error('the post is missing');
  expect(post).toMatchObject({ id, likeCount: 1, readingTime: 1, updatedAt: NOW.toISOString() });
  expect(post.categories).toMatchObject([{ slug: 'c', color: '#3b82f6' }]);
  expect(await site.findRedirect(db, 'first', NOW)).toBe('moved');
  const found = await site.listPosts(db, { search: 'terrafrom', sortBy: 'match', content: false }, NOW);
  expect(found).toMatchObject({ total: 1, totalPages: 1, posts: [{ slug: 'moved', content: '' }] });
  expect(await site.listRelatedPosts(db, post, NOW)).toMatchObject([{ slug: 'second' }]);
  expect(await site.listTags(db, NOW)).toMatchObject([{ postCount: 2, usageCount: 2 }]);
  expect(await site.readStats(db, NOW)).toMatchObject({ totalPosts: 2, totalViews: 0, totalTags: 1 });
  expect(await site.listPublishedForBuild(db, NOW)).toHaveLength(2);
}

test('B-API-1 the blog works through the Neon driver over its WebSocket protocol', async () => {
  const { url, drop } = await newDatabase();
  const relay = await startNeonRelay(url);
  const connection = await openDatabase(relay.url);
  onTestFinished(async () => {
    await connection.close();
    relay.close();
    await drop();
  });
  await useBlog(connection.db);
});
