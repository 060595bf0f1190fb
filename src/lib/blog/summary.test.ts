import { expect, test } from 'vitest';

import { cardPattern, listed, type PostSummary } from './summary.ts';

test('B-LIST-1 a category is there for readers with its first article', () => {
  const categories = [
    { name: 'Operations', postCount: 1 },
    { name: 'To come', postCount: 0 },
  ];
  expect(listed(categories).map(({ name }) => name)).toEqual(['Operations']);
});

test('B-SRCH-1 B-LIST-2 the pattern of a result has a category, though the post that it is made of has none', () => {
  const example = { title: 'Newest', categories: [] } as unknown as PostSummary;
  const categories = ['Operations', 'Leadership'].map((name, id) => ({
    id,
    name,
    slug: name,
    description: null,
    color: '#000000',
  }));
  expect(cardPattern(example, categories)).toEqual({ title: 'Newest', categories: [categories[0]] });
  expect(cardPattern(example, [])).toEqual(example);
});
