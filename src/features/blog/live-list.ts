/** Filters the list of posts while one types (B-LIST-1, B-LIST-3). */
import { phrase } from '#contracts/phrase.ts';
import { countOf } from '#lib/blog/summary.ts';

import { fetchPosts } from './fetch-posts.ts';
import type { Query } from './posts-query.ts';
import { cardsOf } from './fill-card.ts';
import { messageOf } from './message.ts';
import { pageButtons } from './page-buttons.ts';
import { replaceResults } from './replace-results.ts';
import { sayWhenSlow } from './say-when-slow.ts';
import { DEFAULT_SORT, queryOf, searchOf } from './search-url.ts';

export const SEARCH_DELAY_MS = 500; // B-LIST-1

export function startLiveList(): void {
  const form = document.querySelector<HTMLFormElement>('[data-search-box]');
  const input = form?.querySelector('input');
  const results = document.querySelector<HTMLElement>('[data-results]');
  const found = document.querySelector('[data-found]');
  const unfiltered = document.querySelector<HTMLElement>('[data-unfiltered]');
  const categories = document.querySelector('[data-categories]');
  if (!form || !input || !results || !found) return;

  const built = [...results.childNodes];
  const heading = results.querySelectorAll('h2'); // it names the list, whatever is in it
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  const fillWith = (contents: readonly Node[], says = '') => {
    found.textContent = says;
    replaceResults(results, [...heading, ...contents]);
  };
  const clear = () => {
    input.value = '';
    show(1);
    input.focus();
  };
  const show = (page: number) => {
    clearTimeout(timer);
    running?.abort();
    const search = input.value.trim();
    if (unfiltered) unfiltered.hidden = search !== '';
    categories?.classList.toggle('max-lg:hidden', search !== ''); // what was found comes first
    const query: Query = { search, category: '', sort: DEFAULT_SORT, page };
    // Whoever opens a post and comes back finds what was found.
    history.replaceState(null, '', location.pathname + (search && searchOf(query)));
    if (search === '') return fillWith(built);
    running = new AbortController();
    void fill(query, running.signal);
  };
  const fill = async (query: Query, signal: AbortSignal) => {
    const wait = () => fillWith([], phrase('Searching…'));
    try {
      const { posts, total, totalPages, isFallback } = await sayWhenSlow(
        fetchPosts(query, signal),
        signal,
        wait,
      );
      if (signal.aborted) return;
      const where = isFallback ? ` ${phrase('in the saved index')}` : '';
      const empty = messageOf({
        title: phrase('No articles found'),
        text: `${phrase('Nothing matches “{search}”').replace('{search}', () => query.search)}${where}.`,
        action: { label: phrase('Clear Filters'), run: clear },
      });
      const cards = posts.length > 0 ? cardsOf(posts, query.search) : [empty];
      const says = `${countOf(total, phrase('{n} article'), phrase('{n} articles'))} ${phrase('for “{search}”').replace('{search}', () => query.search)}${where}`;
      fillWith([...cards, ...pageButtons(query.page, totalPages, show)], says);
    } catch {
      if (signal.aborted) return;
      const action = { label: phrase('Try Again'), run: () => show(query.page) };
      fillWith([messageOf({ title: phrase('Failed to load blog posts'), action, isFailure: true })]);
    }
  };

  const showSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => show(1), SEARCH_DELAY_MS);
  };
  input.addEventListener('input', showSoon);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show(1);
  });
  if (input.value) return showSoon(); // typed while this was loading, and perhaps not to the end
  const before = queryOf(location.search);
  input.value = before.search;
  if (before.search) show(before.page);
}
