// with a document
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { eventually } from '#support/eventually.ts';

import { SEARCH_DELAY_MS, startLiveList } from './live-list.ts';
import { SLOW_AFTER_MS } from './say-when-slow.ts';

const MARKUP = `
  <form data-search-box><input></form>
  <p role="status" data-found></p><nav data-categories></nav>
  <section data-results><h2>Articles</h2><article>As built</article></section>
  <template data-card><article data-card-of=""><h3><a data-fill="title"></a></h3></article></template>`;
const POST = {
  ...{ id: 1, title: 'Zero trust', slug: 'zero-trust', excerpt: '', publishedAt: null, readingTime: 1 },
  ...{ viewCount: 1, author: { firstName: 'Alex', lastName: 'Example' }, categories: [], tags: [] },
};

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const headings = () =>
  [...find('[data-results]').querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
const settle = () => vi.advanceTimersByTimeAsync(SEARCH_DELAY_MS);

async function type(text: string) {
  const input = find('input');
  if (input instanceof HTMLInputElement) input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ posts: [POST], total: 21, totalPages: 3 })));
  document.body.innerHTML = MARKUP;
  history.replaceState(null, '', '/blog');
  startLiveList();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('B-LIST-1 the filtered list keeps its heading and says how many it found; emptied, it is as built', async () => {
  await type('zero');
  expect(headings()).toEqual(['Articles', 'Zero trust']);
  expect(find('[data-found]').textContent).toBe('21 articles for “zero”');
  await type('');
  expect(find('[data-results]').textContent).toBe('ArticlesAs built');
  expect(find('[data-found]').textContent).toBe('');
});

test('B-LIST-1 another page of the filtered list takes the focus to its beginning', async () => {
  await type('zero');
  const next = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Next');
  next?.focus();
  next?.click();
  await settle();
  expect(next?.isConnected).toBe(false);
  expect(document.activeElement).toBe(find('[data-results]'));
});

test('B-LIST-1 what was typed while the script came waits for the last key as well', async () => {
  const asked = vi.fn(() => Promise.resolve(Response.json({ posts: [POST], total: 1, totalPages: 1 })));
  vi.stubGlobal('fetch', asked);
  document.body.innerHTML = MARKUP;
  const input = find('input');
  if (input instanceof HTMLInputElement) input.value = 'ze';
  startLiveList();
  await vi.advanceTimersByTimeAsync(SEARCH_DELAY_MS - 1);
  expect(asked).not.toHaveBeenCalled();
  await type('zero');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('B-LIST-3 without the API the list says that only the saved index was asked', async () => {
  const answers = { down: () => new Response('down', { status: 503 }), index: () => Response.json([]) };
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(answers[address.includes('search-index') ? 'index' : 'down']()),
  );
  await type('quantum');
  await eventually(() =>
    expect(find('[data-results]').textContent).toContain('Nothing matches “quantum” in the saved index.'),
  );
});

test('B-LIST-1 the search is in the address, and found again by whoever comes back to it', async () => {
  await type('zero');
  expect(location.search).toBe('?q=zero');
  document.body.innerHTML = MARKUP;
  startLiveList();
  expect(find('input')).toHaveProperty('value', 'zero');
  await eventually(() => expect(headings()).toContain('Zero trust'));
  await type('');
  expect(location.search).toBe('');
});

test('B-LIST-1 on a slow line the list says that it searches; an answer that nobody waits for says nothing', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    return promise;
  });
  await type('zero');
  expect(headings()).toEqual(['Articles']);
  expect(find('[data-results]').textContent).toContain('As built');
  await vi.advanceTimersByTimeAsync(SLOW_AFTER_MS);
  expect(find('[data-found]').textContent).toBe('Searching…');
  expect(find('[data-results]').textContent).toBe('Articles');
  await type('');
  await vi.advanceTimersByTimeAsync(SLOW_AFTER_MS);
  expect(find('[data-found]').textContent).toBe('');
});

test('B-LIST-1 on a small screen what was found comes first: the categories give way to it', async () => {
  await type('zero');
  expect(find('[data-categories]').className).toBe('max-lg:hidden');
  await type('');
  expect(find('[data-categories]').className).toBe('');
});
