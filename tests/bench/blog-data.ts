/** A database with as many posts as asked for, alike at every run, to measure the blog with. */
import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { startPostgres } from '../../netlify/local/postgres/server.ts';
import { openDatabase } from '../../netlify/server/db/client.ts';
import type { Database } from '../../netlify/server/db/database.ts';
import { migrate } from '../../netlify/server/db/migrations.ts';
import {
  blogCategories,
  blogPostCategories,
  blogPosts,
  blogPostTags,
  blogTags,
} from '../../netlify/server/db/schema/blog.ts';
import { users } from '../../netlify/server/db/schema/auth.ts';

const WORDS_PER_POST = 1_000;
const VOCABULARY = 20_000;
const CATEGORIES = 8;
const TAGS = 40;
const SYLLABLES = 'ba de fi go lu ma ne pi ro su ta ve wi zo ka cho ster ment ing tion al er'.split(' ');
const FIRST_DAY = Date.UTC(2022, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

export const postSlug = (number: number) => `post-${number}`;

/** Word number 0 is in nearly every post, the last ones in hardly any, as in a language. */
export function word(number: number): string {
  const parts = [
    number % 22,
    Math.floor(number / 22) % 22,
    Math.floor(number / 484) % 22,
    Math.floor(number / 10_648),
  ];
  return parts.map((part) => SYLLABLES[part] ?? '').join('');
}

/** Numbers from 0 to 1 that are the same at every run. */
function makeRandom(): () => number {
  let state = 42;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Makes a data folder whose database holds `count` posts. */
export async function makeBlogFolder(count: number): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portfolio-blog-'));
  const server = await startPostgres(folder);
  const { db, close } = await openDatabase(server.url);
  await migrate(db);
  await addPosts(db, count);
  await close();
  await server.close();
  return folder;
}

/** A copy of a data folder, for a second server. */
export async function copyFolder(folder: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'portfolio-blog-'));
  await promisify(execFile)('cp', ['-a', `${folder}/.`, copy]); // with their owners
  return copy;
}

async function addPosts(db: Database, count: number): Promise<void> {
  const random = makeRandom();
  const pick = (below: number) => Math.floor(random() * below);
  const rareWord = () => word(Math.floor(VOCABULARY * random() ** 3));
  const text = (words: number) => Array.from({ length: words }, rareWord).join(' ');
  const paragraphs = () => Array.from({ length: 20 }, () => text(WORDS_PER_POST / 20)).join('\n\n');
  const named = (kind: string, many: number) =>
    Array.from({ length: many }, (_, index) => ({ name: `${kind} ${index}`, slug: `${kind}-${index}` }));
  await db.insert(users).values({ email: 'author@example.com', firstName: 'Avery', lastName: 'Example' });
  await db.insert(blogCategories).values(named('category', CATEGORIES));
  await db.insert(blogTags).values(named('tag', TAGS));
  for (let number = 1; number <= count; number += 1) {
    await db.insert(blogPosts).values({
      title: text(8),
      slug: postSlug(number),
      excerpt: text(25),
      content: paragraphs(),
      status: 'published',
      publishedAt: new Date(FIRST_DAY + number * (DAY_MS / 4)),
      featured: number % 50 === 0,
      viewCount: pick(10_000),
      authorId: 1,
    });
    const categoryId = 1 + pick(CATEGORIES);
    await db.insert(blogPostCategories).values({ postId: number, categoryId });
    const firstTag = pick(TAGS - 4);
    const tagIds = [1, 2, 3, 4].map((offset) => firstTag + offset);
    await db.insert(blogPostTags).values(tagIds.map((tagId) => ({ postId: number, tagId })));
  }
}
