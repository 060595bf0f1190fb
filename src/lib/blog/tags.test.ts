import { expect, test } from 'vitest';

import { cardTags, countOf, safeColor } from './summary.ts';
import { popularTags, relatedTags } from './tags.ts';

const reference = (slug: string) => ({ id: 1, name: slug, slug, description: null, color: '#64748b' });
const tag = (slug: string, postCount: number) => ({ ...reference(slug), postCount, usageCount: postCount });
const slugs = (tags: { slug: string }[]) => tags.map(({ slug }) => slug);

test('B-TAG-1 the ten tags with the most posts are popular; unused ones are not', () => {
  const many = Array.from({ length: 12 }, (_, index) => tag(`t${index}`, index));
  expect(slugs(popularTags(many))).toEqual(['t11', 't10', 't9', 't8', 't7', 't6', 't5', 't4', 't3', 't2']);
  expect(popularTags([tag('unused', 0)])).toEqual([]);
});

test('B-TAG-1 up to eight tags that share posts are related, the most frequent first, never the tag itself', () => {
  const posts = [
    ['a', 'b', 'c'],
    ['a', 'c'],
    ['b', 'x'],
  ].map((names) => ({ tags: names.map(reference) }));
  expect(slugs(relatedTags('a', posts))).toEqual(['c', 'b']);
  const crowd = [{ tags: ['a', ...Array.from('bcdefghijk')].map(reference) }];
  expect(relatedTags('a', crowd)).toHaveLength(8);
});

test('B-LIST-2 a card names three tags and how many more there are', () => {
  expect(cardTags([1, 2, 3, 4, 5], 3)).toEqual({ tags: [1, 2, 3], more: 2 });
  expect(cardTags([1, 2, 3], 3)).toEqual({ tags: [1, 2, 3], more: 0 });
});

test('B-SEO-2 what is no six-digit colour becomes the fallback', () => {
  expect(safeColor('#3B82f6')).toBe('#3B82f6');
  for (const color of ['red', '#fff', '#12345g', 'url(x)', '#123456;x'])
    expect(safeColor(color)).toBe('#6b7280');
});

test('B-POST-1 counts agree with their noun', () => {
  expect([1, 0, 1204].map((count) => countOf(count, '{n} view', '{n} views'))).toEqual([
    '1 view',
    '0 views',
    '1,204 views',
  ]);
});
