/** The search page (B-SRCH-1 to B-SRCH-4): state in the URL, results beside it. */
import { phrase } from '#contracts/phrase.ts';
import { countOf } from '#lib/blog/summary.ts';

import { fetchPosts } from './fetch-posts.ts';
import type { Query } from './posts-query.ts';
import { cardsOf } from './fill-card.ts';
import { messageOf } from './message.ts';
import { pageButtons } from './page-buttons.ts';
import { replaceResults } from './replace-results.ts';
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
    const isIdle = !query.search && !query.category;
    clear.hidden = isIdle && query.sort === 'relevance';
    enable();
    if (!isIdle) return void fill(query, running.signal);
    found.textContent = '';
    const text = phrase('Enter a word or two, or choose a category.');
    replaceResults(results, [messageOf({ title: phrase('Start Your Search'), text })]);
  };
  const go = (query: Query) => {
    history.pushState(null, '', location.pathname + searchOf(query));
    show(query);
  };
  const fill = async (query: Query, signal: AbortSignal) => {
    try {
      const { posts, total, totalPages, isFallback } = await fetchPosts(query, signal);
      if (signal.aborted) return;
      if (query.page > totalPages && totalPages > 0) {
        const last = { ...query, page: totalPages };
        history.replaceState(null, '', location.pathname + searchOf(last));
        return show(last);
      }
      const what = query.search ? ` ${phrase('for “{search}”').replace('{search}', () => query.search)}` : '';
      found.textContent = `${countOf(total, phrase('{n} result'), phrase('{n} results'))}${what}${isFallback ? ` ${phrase('in the saved index')}` : ''}`;
      const text = phrase('Try other words, or fewer of them.');
      const cards =
        posts.length > 0
          ? cardsOf(posts, query.search)
          : [messageOf({ title: phrase('No Results Found'), text })];
      const pages = pageButtons(query.page, totalPages, (page) => go({ ...query, page }));
      replaceResults(results, [...cards, ...pages]);
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
