// with a document
import { afterEach, expect, test, vi } from 'vitest';

import { eventually } from '#support/eventually.ts';

import { SLOW_AFTER_MS } from './say-when-slow.ts';
import { startSearchPage } from './search-page.ts';

const MARKUP = `
  <main data-search-page>
    <form>
      <input>
      <select><option value="">All categories</option></select>
      <select><option value="relevance">Relevance</option></select>
      <button>Search</button><button type="button" data-clear>Clear All</button>
    </form>
    <p role="status" data-found></p>
    <section data-results></section>
    <template data-card><article data-card-of=""><h3><a data-fill="title"></a></h3></article></template>
  </main>`;
const POST = {
  ...{ id: 1, title: 'Zero trust', slug: 'zero-trust', excerpt: '', publishedAt: null, readingTime: 1 },
  ...{ viewCount: 1, author: { firstName: 'Alex', lastName: 'Example' }, categories: [], tags: [] },
};

const textOf = (selector: string) => document.querySelector(selector)?.textContent;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('B-SRCH-1 B-SRCH-3 an address beyond the last page shows the last page and names it', async () => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      Response.json({ posts: path.includes('page=2') ? [POST] : [], total: 11, totalPages: 2 }),
    ),
  );
  history.replaceState(null, '', '/blog/search?q=zero&page=6');
  document.body.innerHTML = MARKUP;
  startSearchPage();
  await eventually(() => expect(document.querySelector('h3')?.textContent).toBe('Zero trust'));
  expect(location.search).toBe('?q=zero&page=2');
});

test('B-SRCH-3 a category that there is no longer is as if it were not in the address', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json({ posts: [POST], total: 1, totalPages: 1 }));
  });
  history.replaceState(null, '', '/blog/search?q=zero&category=renamed');
  document.body.innerHTML = MARKUP;
  startSearchPage();
  await eventually(() => expect(textOf('h3')).toBe('Zero trust'));
  expect(location.search).toBe('?q=zero');
  expect(asked).toEqual([expect.not.stringContaining('renamed')]);
  expect(document.querySelector('select')?.selectedOptions[0]?.textContent).toBe('All categories');
});

test('B-SRCH-1 on a slow line the page says that it searches, in place of what stood there before', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  history.replaceState(null, '', '/blog/search?q=zero');
  document.body.innerHTML = MARKUP;
  startSearchPage();
  await vi.advanceTimersByTimeAsync(SLOW_AFTER_MS - 1);
  expect(textOf('[data-found]')).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect([textOf('[data-found]'), textOf('[data-results]')]).toEqual(['Searching…', '']);
  resolve(Response.json({ posts: [POST], total: 1, totalPages: 1 }));
  await vi.advanceTimersByTimeAsync(SLOW_AFTER_MS);
  expect([textOf('[data-found]'), textOf('h3')]).toEqual(['1 result for “zero”', 'Zero trust']);
});
