import fc from 'fast-check';
import { expect, test } from 'vitest';

import { pageItems, pagePath, pagesOf } from './pagination.ts';

const position = fc
  .integer({ min: 1, max: 500 })
  .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
const numbers = (items: (number | 'gap')[]) => items.filter((item) => item !== 'gap');

test('B-LIST-1 shows up to five pages and the last', () => {
  expect(pageItems(1, 1)).toEqual([1]);
  expect(pageItems(2, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageItems(1, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(pageItems(3, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 12]);
});

test('D13 inserts the current page where it is neither among the first five nor the last', () => {
  expect(pageItems(6, 12)).toEqual([1, 2, 3, 4, 5, 6, 'gap', 12]);
  expect(pageItems(8, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 8, 'gap', 12]);
});

test('D13 for every position: ascending, unique, at most seven, with current, first and last', () => {
  fc.assert(
    fc.property(position, ([current, total]) => {
      const pages = numbers(pageItems(current, total));
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      expect(pages.length).toBeLessThanOrEqual(7);
      expect(pages).toEqual(expect.arrayContaining([1, current, total]));
      expect(pages.every((page) => page >= 1 && page <= total)).toBe(true);
    }),
  );
});

test('D13 a gap stands exactly where pages are left out', () => {
  fc.assert(
    fc.property(position, ([current, total]) => {
      const items = pageItems(current, total);
      items.forEach((item, index) => {
        const [before, after] = [items[index - 1], items[index + 1]];
        if (item === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(1);
        else if (typeof after === 'number') expect(after - item).toBe(1);
      });
    }),
  );
});

test('B-LIST-1 pages hold every item once and in order, and only the last may be short', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 60 }), fc.integer({ min: 1, max: 12 }), (items, size) => {
      const pages = pagesOf(items, size);
      expect(pages.flat()).toEqual(items);
      expect(pages.slice(0, -1).every((page) => page.length === size)).toBe(true);
      expect(pages.length).toBeGreaterThan(0);
    }),
  );
});

test('B-LIST-1 the first page has the address of the list', () => {
  expect(pagePath('/blog', 1)).toBe('/blog');
  expect(pagePath('/blog/tag/okta', 2)).toBe('/blog/tag/okta/page/2');
});
