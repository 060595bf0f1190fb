import { expect, test } from 'vitest';

import { Post } from '#contracts/blog.ts';
import { exampleOf } from '#support/example.ts';

import { pageOf } from './static-index.ts';

const post = (id: number, title: string, viewCount = 0, category = 'operations') => ({
  ...exampleOf(Post, { id, title, publishedAt: `2026-01-${String(id).padStart(2, '0')}T00:00:00.000Z` }),
  categories: [{ id: 1, name: category, slug: category, description: null, color: '#3b82f6' }],
  viewCount,
  text: '',
});
const all = [post(1, 'Zero trust', 5), post(2, 'Budgets', 9, 'money'), post(3, 'Trust in people', 1)];
const ids = (query: Partial<Parameters<typeof pageOf>[1]>) =>
  pageOf(all, { search: '', category: '', sort: 'relevance', page: 1, ...query }).posts.map(({ id }) => id);

test('B-SRCH-4 the static index sorts as the API does: by date, by views', () => {
  expect(ids({ search: 'trust' })).toEqual([3, 1]);
  expect(ids({ search: 'trust', sort: 'popularity' })).toEqual([1, 3]);
  expect(ids({ category: 'money' })).toEqual([2]);
});

test('B-SRCH-1 the static index forgives a slip, and pages by ten', () => {
  expect(ids({ search: 'trusst' })).toEqual([3, 1]);
  const many = Array.from({ length: 25 }, (_, index) => post(index + 1, 'Same'));
  const page = pageOf(many, { search: '', category: '', sort: 'date', page: 3 });
  expect([page.posts.length, page.total, page.totalPages]).toEqual([5, 25, 3]);
});
