// with a document
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { eventually } from '#support/eventually.ts';

import { startListPage } from './list-page.ts';

const answers: Record<string, unknown> = {
  '/api/blog/posts?tag=backup&page=2': { posts: [{ slug: 'restore', viewCount: 1_204 }] },
  '/api/blog/categories?stats=true': [
    { slug: 'operations', postCount: 12 },
    { slug: 'to-come', postCount: 0 },
  ],
  '/api/blog/stats': { totalViews: 90_001, totalCategories: 2 },
};

beforeEach(() => {
  document.body.innerHTML = `
    <b data-stat="totalViews">1</b><b data-stat="categories">7</b><b data-count="operations">2</b>
    <section data-cards="tag=backup&amp;page=2">
      <article data-card-of="restore"><span data-fill="views">3 views</span></article>
      <article data-card-of="gone"><span data-fill="views">4 views</span></article>
    </section>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const shown = () => [...document.querySelectorAll('b, span')].map(({ textContent }) => textContent);

/** Opens the page while the API answers with `respond`. */
function open(respond: (path: string) => Promise<Response>): void {
  vi.stubGlobal('fetch', respond);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  startListPage();
}

test('B-LIST-1 a list shows the views and counts of now over those of the build', async () => {
  open((path) => Promise.resolve(Response.json(answers[path])));
  await eventually(() => expect(shown()).toEqual(['90,001', '1', '12', '1,204 views', '4 views']));
});

test('B-LIST-1 what cannot be had leaves its count of the build, and the others are shown', async () => {
  open((path) =>
    path.includes('posts')
      ? Promise.reject(new TypeError('away'))
      : Promise.resolve(Response.json(answers[path])),
  );
  await eventually(() => expect(shown()).toEqual(['90,001', '1', '12', '3 views', '4 views']));
});

test('B-LIST-1 where what filters the list cannot be fetched, the box is left to its form', async () => {
  vi.doMock('./live-list.ts', () => {
    throw new Error('offline');
  });
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  document.body.innerHTML = '<form data-search-box action="/blog/search"><input name="q" /></form>';
  open(() => Promise.reject(new TypeError('offline')));
  document.querySelector('input')?.focus();
  await new Promise((resolve) => setTimeout(resolve, 50));
  process.off('unhandledRejection', unhandled);
  vi.doUnmock('./live-list.ts');
  expect(unhandled).not.toHaveBeenCalled();
});
