import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import type { SeedBlog } from '#server/content/seed-posts.ts';
import { listPosts, listTags } from '#server/blog/published/site.ts';
import { testDatabase } from '#support/database.ts';
import { siteContent } from '#server/content/current.ts';

import { blogPosts, blogTags } from './schema/blog.ts';
import { users } from './schema/auth.ts';
import { seedBlog } from './seed.ts';

const db = await testDatabase();

beforeEach(async () => {
  await db.execute(sql`delete from drizzle.__drizzle_migrations where hash like 'seed%'`);
});

function sampleBlog(changes: Partial<SeedBlog> = {}): SeedBlog {
  return {
    author: siteContent().profile,
    categories: [
      { name: 'Operations', slug: 'operations', description: 'Work.', color: '#112233', sortOrder: 1 },
    ],
    tags: [{ name: 'SQL', slug: 'sql', color: '#445566' }],
    posts: [
      {
        title: 'Sample',
        slug: 'sample',
        excerpt: 'What it says.',
        coverImage: null,
        status: 'published',
        publishedAt: '2026-01-02T03:04:05Z',
        featured: true,
        allowComments: false,
        categories: ['Operations'],
        tags: ['SQL'],
        content: 'Text.',
      },
    ],
    ...changes,
  };
}

test('DB-4 a new database gets every post of content/, by the owner, with its categories and tags', async () => {
  const stored = await seedBlog(db);
  expect(stored).toBeGreaterThan(0);
  const { posts, total } = await listPosts(db, { limit: 100 });
  expect(total).toBe(stored);
  const { givenName, familyName } = siteContent().profile;
  for (const post of posts) {
    expect(post.author).toEqual({ firstName: givenName, lastName: familyName });
    expect([post.categories.length, post.tags.length, post.content.length]).not.toContain(0);
    expect(post.updatedAt).toBe(post.publishedAt);
  }
  expect((await listTags(db)).every(({ postCount }) => postCount > 0)).toBe(true);
});

test('DB-4 a database is seeded once, even when ten processes start at once', async () => {
  const stored = await Promise.all(Array.from({ length: 10 }, () => seedBlog(db, sampleBlog)));
  expect(stored.filter((count) => count > 0)).toEqual([1]);
  expect(await db.$count(blogPosts)).toBe(1);
});

test('DB-4 a blog of an owner who has no posts stays empty', async () => {
  const nothing = sampleBlog({ posts: [], categories: [], tags: [] });
  expect(await seedBlog(db, () => nothing)).toBe(0);
  expect(await db.$count(blogTags)).toBe(0);
});

test('DB-4 posts that the owner writes into content/ after the first start are taken at the next', async () => {
  await seedBlog(db, () => sampleBlog({ posts: [] }));
  expect(await seedBlog(db, sampleBlog)).toBe(1);
  expect(await db.$count(blogPosts)).toBe(1);
});

test('DB-4 what the owner has deleted does not come back', async () => {
  await seedBlog(db, sampleBlog);
  await db.delete(blogPosts);
  await db.delete(blogTags);
  expect(await seedBlog(db, sampleBlog)).toBe(0);
  expect(await db.$count(blogPosts)).toBe(0);
});

test('DB-4 a database with anything in its blog is left alone', async () => {
  await db.insert(blogTags).values({ name: 'Mine', slug: 'mine' });
  expect(await seedBlog(db, sampleBlog)).toBe(0);
  expect(await db.$count(blogPosts)).toBe(0);
});

test('DB-4 the author is the user who has the owner’s address already', async () => {
  const { email } = siteContent().profile;
  const [user] = await db.insert(users).values({ email, firstName: 'Before' }).returning();
  await seedBlog(db, sampleBlog);
  expect((await db.select().from(blogPosts)).map(({ authorId }) => authorId)).toEqual([user?.id]);
});

test('DB-4 a seed that fails leaves nothing, says why, and is tried again', async () => {
  const broken = sampleBlog({ tags: [{ name: 'Other', slug: 'other', color: '#445566' }] });
  await expect(seedBlog(db, () => broken)).rejects.toThrow('has no category or tag "SQL"');
  expect(await db.$count(blogTags)).toBe(0);
  expect(await seedBlog(db, sampleBlog)).toBe(1);
});
