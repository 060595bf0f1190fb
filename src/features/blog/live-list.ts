/** Filters the list of posts while one types (B-LIST-1, B-LIST-3). */
import { fetchPosts, type Query } from './fetch-posts.ts';
import { cardsOf } from './fill-card.ts';
import { messageOf } from './message.ts';
import { pageButtons } from './page-buttons.ts';

export const SEARCH_DELAY_MS = 500; // B-LIST-1

export function startLiveList(): void {
  const form = document.querySelector<HTMLFormElement>('[data-search-box]');
  const input = form?.querySelector('input');
  const results = document.querySelector('[data-results]');
  const unfiltered = document.querySelector<HTMLElement>('[data-unfiltered]');
  if (!form || !input || !results) return;

  const built = [...results.childNodes];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

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
    if (search === '') return results.replaceChildren(...built);
    running = new AbortController();
    void fill({ search, category: '', sort: 'relevance', page }, running.signal);
  };
  const fill = async (query: Query, signal: AbortSignal) => {
    try {
      const { posts, totalPages } = await fetchPosts(query, signal);
      if (signal.aborted) return;
      const empty = messageOf({
        title: 'No articles found',
        text: `Nothing matches “${query.search}”.`,
        action: { label: 'Clear Filters', run: clear },
      });
      const cards = posts.length > 0 ? cardsOf(posts, query.search) : [empty];
      results.replaceChildren(...cards, ...pageButtons(query.page, totalPages, show));
    } catch {
      if (signal.aborted) return;
      const action = { label: 'Try Again', run: () => show(query.page) };
      results.replaceChildren(messageOf({ title: 'Failed to load blog posts', action }));
    }
  };

  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => show(1), SEARCH_DELAY_MS);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show(1);
  });
  if (input.value) show(1); // typed while this was loading
}
