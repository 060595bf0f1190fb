/** The search page (B-SRCH-1 to B-SRCH-4): state in the URL, results beside it. */
import { phrase } from '#contracts/phrase.ts';
import { countOf } from '#lib/blog/summary.ts';

import { fetchPosts } from './fetch-posts.ts';
import type { Posts, Query } from './posts-query.ts';
import { cardsOf } from './fill-card.ts';
import { messageOf } from './message.ts';
import { pageButtons } from './page-buttons.ts';
import { replaceResults } from './replace-results.ts';
import { sayWhenSlow } from './say-when-slow.ts';
import { queryOf, searchOf } from './search-url.ts';

export function startSearchPage(): void {
  const root = document.querySelector('[data-search-page]');
  const form = root?.querySelector<HTMLFormElement>('form');
  const results = root?.querySelector<HTMLElement>('[data-results]');
  const found = root?.querySelector('[data-found]');
  const input = form?.querySelector('input');
  const submit = form?.querySelector<HTMLButtonElement>('button:not([type])');
  const clear = form?.querySelector<HTMLButtonElement>('[data-clear]');
  const [category, sort] = form?.querySelectorAll('select') ?? [];
  if (!form || !results || !found || !input || !submit || !clear || !category || !sort) return;

  let running = new AbortController();
  const enable = () => (submit.disabled = input.value.trim() === '');

  const show = (query: Query) => {
    running.abort();
    running = new AbortController();
    [input.value, category.value, sort.value] = [query.search, query.category, query.sort];
    if (category.selectedIndex < 0) return goTo({ ...query, category: '' }); // as if it were not there
    const isIdle = !query.search && !query.category;
    clear.hidden = isIdle && query.sort === 'relevance';
    enable();
    if (!isIdle) return void fill(query, running.signal);
    found.textContent = '';
    const text = phrase('Enter a word or two, or choose a category.');
    replaceResults(results, [messageOf({ title: phrase('Start Your Search'), text })]);
  };
  const goTo = (query: Query) => {
    history.replaceState(null, '', location.pathname + searchOf(query));
    show(query);
  };
  const go = (query: Query) => {
    history.pushState(null, '', location.pathname + searchOf(query));
    show(query);
  };
  const wait = () => {
    found.textContent = phrase('Searching…');
    replaceResults(results, []);
  };
  const fill = async (query: Query, signal: AbortSignal) => {
    try {
      const { posts, total, totalPages, isFallback } = await sayWhenSlow(
        fetchPosts(query, signal),
        signal,
        wait,
      );
      if (signal.aborted) return;
      if (query.page > totalPages && totalPages > 0) return goTo({ ...query, page: totalPages });
      found.textContent = countText(total, query.search, isFallback);
      const pages = pageButtons(query.page, totalPages, (page) => go({ ...query, page }));
      replaceResults(results, [...cardsOrNothing(posts, query.search), ...pages]);
    } catch {
      if (signal.aborted) return;
      found.textContent = '';
      const action = { label: phrase('Try Again'), run: () => show(query) };
      const failure = { title: phrase('Failed to load search results'), action, isFailure: true };
      replaceResults(results, [messageOf(failure)]);
    }
  };
  const entered = (): Query => ({
    search: input.value.trim(),
    category: category.value,
    sort: sort.value,
    page: 1,
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    go(entered());
  });
  input.addEventListener('input', enable);
  for (const select of [category, sort]) select.addEventListener('change', () => go(entered()));
  clear.addEventListener('click', () => {
    go({ search: '', category: '', sort: 'relevance', page: 1 });
    input.focus();
  });
  addEventListener('popstate', () => show(queryOf(location.search)));
  show(queryOf(location.search));
}

function countText(total: number, search: string, isFallback: boolean): string {
  const what = search ? ` ${phrase('for “{search}”').replace('{search}', () => search)}` : '';
  const where = isFallback ? ` ${phrase('in the saved index')}` : '';
  return `${countOf(total, phrase('{n} result'), phrase('{n} results'))}${what}${where}`;
}

function cardsOrNothing(posts: Posts['posts'], search: string): Node[] {
  if (posts.length > 0) return cardsOf(posts, search);
  const text = phrase('Try other words, or fewer of them.');
  return [messageOf({ title: phrase('No Results Found'), text })];
}
