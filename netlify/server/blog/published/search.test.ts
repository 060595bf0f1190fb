import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import type { PostPage } from '#contracts/blog.ts';
import { blogPosts } from '#server/db/schema/blog.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { makePost } from '#support/factories/post.ts';
import { makeTag } from '#support/factories/tag.ts';

import blogFunction from '../../../functions/blog.ts';

const db = await testDatabase();

beforeEach(async () => {
  const itil = await makeTag(db, { name: 'ITIL', slug: 'itil' });
  await makePost(db, {
    slug: 'security',
    title: 'The order of a zero trust rollout',
    excerpt: 'Identity first.',
    content: 'Security reviews come before device certificates. Conditional access comes after.',
    publishedAt: new Date('2026-01-01'),
  });
  await makePost(db, {
    slug: 'budget',
    title: 'A budget that finance can defend',
    excerpt: 'Money, and the review of it.',
    content: 'Kubernetes costs are a budget line like any other.',
    publishedAt: new Date('2026-01-02'),
  });
  await makePost(db, {
    slug: 'runbook',
    title: 'Runbooks for opening an office',
    excerpt: 'A budget is mentioned here.',
    content: 'The network comes late.',
    publishedAt: new Date('2026-01-03'),
    tags: [itil],
  });
});

async function search(text: string, query = '&sortBy=match'): Promise<string[]> {
  const response = await call(blogFunction, `/api/blog/posts?search=${encodeURIComponent(text)}${query}`);
  expect(response.status, text).toBe(200);
  return ((await response.json()) as PostPage).posts.map(({ slug }) => slug);
}

test.each([
  ['words in their forms', 'certificate', ['security']],
  ['every word, wherever it is', 'office network', ['runbook']],
  ['no post that lacks one of them', 'office certificates', []],
  ['the beginning of the last word', 'zero tru', ['security']],
  ['a phrase in quotes', '"conditional access"', ['security']],
  ['nothing for a phrase in another order', '"access conditional"', []],
  ['without what a minus excludes', 'budget -finance', ['runbook']],
  ['either of two words', 'certificates or network', ['runbook', 'security']],
  ['the name of a tag', 'itil', ['runbook']],
  ['words that are too common to be indexed, in a title', 'for', ['runbook']],
  ['nothing for what nobody wrote', 'xylophone', []],
  ['nothing for signs alone', '&|!():*<->', []],
])('B-SRCH-2 finds %s: %s', async (_, text, expected) => {
  expect((await search(text)).sort()).toEqual(expected);
});

test.each([
  ['two letters swapped', 'secruity', ['security']],
  ['a letter missing', 'kubernets', ['budget']],
  ['a letter missing in the middle', 'kuberntes', ['budget']],
  ['a letter too many', 'certifficates', ['security']],
  ['a wrong letter', 'nebwork', ['runbook']],
  ['one slip among right words', 'finance budgte', ['budget']],
  ['a slip in each word', 'condtional acess', ['security']],
  ['two words written as one', 'zerotrust', ['security']],
  ['one word written as two', 'run books', ['runbook']],
])('B-SRCH-2 forgives %s: %s', async (_, text, expected) => {
  expect(await search(text)).toEqual(expected);
});

test('B-SRCH-2 a word that is known is searched as it is, not as its neighbours', async () => {
  await makePost(db, { slug: 'word', content: 'The late latte.' });
  expect(await search('latte')).toEqual(['word']);
});

test('B-SRCH-4 "match" puts titles before excerpts before texts; the other sorts go by date and views', async () => {
  await makePost(db, {
    slug: 'text',
    content: 'One budget.',
    viewCount: 9,
    publishedAt: new Date('2026-02-01'),
  });
  expect(await search('budget')).toEqual(['budget', 'runbook', 'text']);
  expect(await search('budget', '&sortBy=match&sortOrder=asc')).toEqual(['text', 'runbook', 'budget']);
  expect(await search('budget', '')).toEqual(['text', 'runbook', 'budget']);
  expect((await search('budget', '&sortBy=viewCount'))[0]).toBe('text');
});

test('B-SRCH-2 finds what a post says now, not what it said', async () => {
  await db.update(blogPosts).set({ content: 'Nothing left.' }).where(eq(blogPosts.slug, 'budget'));
  expect(await search('kubernetes')).toEqual([]);
  expect(await search('kubernets')).toEqual([]);
  await db.update(blogPosts).set({ content: 'Terraform instead.' }).where(eq(blogPosts.slug, 'budget'));
  expect(await search('teraform')).toEqual(['budget']);
});

test('B-SRCH-1 the pages of a search, also of a mistyped one, carry its total', async () => {
  for (let number = 1; number <= 12; number += 1) await makePost(db, { content: 'Terraform.' });
  for (const text of ['terraform', 'terrafrom']) {
    for (const [page, size] of [
      [1, 5],
      [3, 2],
      [4, 0],
    ]) {
      const response = await call(blogFunction, `/api/blog/posts?search=${text}&page=${page}&limit=5`);
      const { posts, total, totalPages } = (await response.json()) as PostPage;
      expect([posts.length, total, totalPages], `${text} ${page}`).toEqual([size, 12, 3]);
    }
  }
});

test('B-SRCH-2 any text at all is answered with a list', async () => {
  const nasty = fc.constantFrom('"', "'", '\\', ':*', '<->', '!!', '-', '%', '_', '\u0000', '()', 'or', ' ');
  const text = fc
    .array(fc.oneof(nasty, fc.string({ unit: 'grapheme', maxLength: 12 }), fc.constant('budget')))
    .map((parts) => parts.join('').slice(0, 200));
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom('', '&sortBy=match'), async (words, query) => {
      await search(words.toWellFormed(), query);
    }),
    { numRuns: 150 },
  );
});

test.each([
  '- ',
  '-',
  '<!--',
  '-a ',
  ' -"',
  '"-',
  '- "a',
  '!',
  '-\u0301',
  '\u00a0-',
  '-1-',
  '-<',
  '(-',
  '. -',
  "'-",
])('B-API-1 a search for 200 characters of %j finds what it finds, and nothing fails', async (piece) => {
  for (const before of ['', 'budget ', '"']) await search(`${before}${piece.repeat(200)}`.slice(0, 200));
});

test('B-API-1 signs between words do not change what is found, however many there are', async () => {
  expect(await search(`budget ${'. '.repeat(60)}-finance`)).toEqual(await search('budget -finance'));
});
