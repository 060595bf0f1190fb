import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';

import type { PostPage } from '#contracts/blog.ts';
import { openDatabase } from '#server/db/client.ts';
import { MIGRATIONS } from '#server/db/known-migrations.ts';
import { migrate } from '#server/db/migrations.ts';
import { blogPosts, blogSearchWords } from '#server/db/schema/blog.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { makePost } from '#support/factories/post.ts';
import { newDatabase } from '#support/postgres.ts';

import blogFunction from '../../../functions/blog.ts';

const db = await testDatabase();

async function search(text: string): Promise<string[]> {
  const response = await call(blogFunction, `/api/blog/posts?search=${encodeURIComponent(text)}`);
  return ((await response.json()) as PostPage).posts.map(({ slug }) => slug);
}

test.each([
  ['a comment', 'Terraform <!-- layoffs --> and\n\n<!--\n\nlayoffs\n-->\n\nkubernetes.'],
  ['a comment that nothing ends', 'Terraform and kubernetes.\n\n<!-- layoffs in spring'],
  ['a comment within another', 'Terraform.\n\n<!-- a <!-- layoffs -->\n\nkubernetes.'],
  ['what stands behind a comment that begins a block', 'Terraform.\n\n- <!-- x --> layoffs\n- kubernetes'],
  ['a block of HTML', 'Terraform.\n\n> <div hidden>\n> layoffs</div>\n\nkubernetes.'],
  ['a definition', 'Terraform.\n\n[//]: # (layoffs)\n[a]: /b "layoffs"\n\nkubernetes.'],
  ['an attribute', 'Terraform <span title=layoffs>kubernetes</span>.'],
])('B-SRCH-2 a search finds no post by a word that its page leaves out: %s', async (_, content) => {
  await makePost(db, { slug: 'notes', content });
  expect(await search('layoffs')).toEqual([]);
  expect(await search('terraform kubernetes')).toEqual(['notes']);
  expect((await db.select().from(blogSearchWords)).map(({ word }) => word)).not.toContain('layoffs');
});

test('B-SRCH-2 a post that was stored before is found by what its page shows alone', async () => {
  const { db: old, close } = await openDatabase((await newDatabase({ isMigrated: false })).url);
  onTestFinished(close);
  const before = MIGRATIONS.findIndex(({ tag }) => tag.endsWith('_shown_words')) - 1;
  await migrate(old, MIGRATIONS[before]?.when);
  await makePost(old, { content: 'Terraform.\n\n[//]: # (layoffs)' });
  await migrate(old);
  const found = (word: string) =>
    old.$count(blogPosts, sql`${blogPosts.searchVector} @@ to_tsquery('english', ${word})`);
  expect([await found('terraform'), await found('layoffs')]).toEqual([1, 0]);
  const words = (await old.select().from(blogSearchWords)).map(({ word }) => word);
  expect(words).toContain('terraform');
  expect(words).not.toContain('layoffs');
});
