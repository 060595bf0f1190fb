// with a document
import { afterEach, expect, test, vi } from 'vitest';

import { eventually } from '#support/eventually.ts';

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

afterEach(() => {
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
