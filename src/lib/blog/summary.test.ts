import { expect, test } from 'vitest';

import { listed } from './summary.ts';

test('B-LIST-1 a category is there for readers with its first article', () => {
  const categories = [
    { name: 'Operations', postCount: 1 },
    { name: 'To come', postCount: 0 },
  ];
  expect(listed(categories).map(({ name }) => name)).toEqual(['Operations']);
});
