import { expect, test } from 'vitest';

import { Post } from '#contracts/blog.ts';
import { exampleOf } from '#support/example.ts';

import { blogPosting } from './structured-data.ts';

const category = { id: 1, name: 'Operations', slug: 'operations', description: null, color: '#3b82f6' };
const post = exampleOf(Post, {
  slug: 'ends',
  publishedAt: '2026-11-29T13:44:00.000Z',
  updatedAt: '2026-11-29T13:42:15.000Z',
  author: { firstName: 'Alex', lastName: 'Example' },
  categories: [category],
});
const postingOf = (shown: typeof post) =>
  blogPosting({ post: shown, owner: 'Alex Example', image: '/a.png', trail: [] }, 'https://www.example.com')[
    '@graph'
  ][0];

test('B-SEO-1 a scheduled post was changed when it appeared, not before; a later change counts', () => {
  expect(postingOf(post)).toMatchObject({ dateModified: post.publishedAt, articleSection: ['Operations'] });
  const updatedAt = '2026-11-30T08:00:00.000Z';
  expect(postingOf({ ...post, updatedAt })).toMatchObject({ dateModified: updatedAt });
});

test('B-SEO-1 what a post has none of is not said', () => {
  const said = JSON.stringify(postingOf({ ...post, categories: [], tags: [] }));
  expect(said).not.toMatch(/articleSection|keywords/);
});
