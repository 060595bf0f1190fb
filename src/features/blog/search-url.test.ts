import fc from 'fast-check';
import { expect, test } from 'vitest';

import { inputOf } from './fetch-posts.ts';
import { queryOf, searchOf } from './search-url.ts';

const query = fc.record({
  search: fc.string().map((text) => text.trim()),
  category: fc.stringMatching(/^[a-z-]{0,12}$/),
  sort: fc.constantFrom('relevance', 'match', 'date', 'popularity'),
  page: fc.integer({ min: 1, max: 99 }),
});

test('B-SRCH-3 the address holds q, category and sort, the sort only if it is not the default', () => {
  expect(searchOf({ search: 'zero trust', category: 'leadership', sort: 'relevance', page: 1 })).toBe(
    '?q=zero+trust&category=leadership',
  );
  expect(searchOf({ search: '', category: '', sort: 'date', page: 1 })).toBe('?sort=date');
  expect(searchOf({ search: '', category: '', sort: 'relevance', page: 1 })).toBe('');
});

test('B-SRCH-3 what is written is read again', () => {
  fc.assert(
    fc.property(query, (one) => {
      expect(queryOf(searchOf(one))).toEqual(one);
    }),
  );
});

test('B-SRCH-3 nonsense in the address is as if it were not there', () => {
  expect(queryOf('?sort=evil&page=-1')).toEqual({ search: '', category: '', sort: 'relevance', page: 1 });
});

test('B-SRCH-3 of a search that is longer than its box, the address brings what the box takes', () => {
  expect(queryOf(`?q=${'a'.repeat(300)}`).search).toHaveLength(200);
});

test('B-SRCH-4 relevance and date sort by date, popularity by views; best match ranks (D14)', () => {
  const sortBy = (sort: string) => inputOf({ search: 'a', category: '', sort, page: 1 }).sortBy;
  expect(['relevance', 'date', 'popularity', 'match'].map(sortBy)).toEqual([
    'publishedAt',
    'publishedAt',
    'viewCount',
    'match',
  ]);
});
