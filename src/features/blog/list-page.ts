/** The list while it is only looked at: fresh counts. What filters it loads when somebody goes to the box. */
import { locale } from 'virtual:brand/locale';
import { blog } from 'virtual:public-api/blog';

import type { OutputOf } from '#contracts/address.ts';
import { phrase } from '#contracts/phrase.ts';
import { call } from '#lib/api-routes/call.ts';
import { whenIdle } from '#lib/page/when-idle.ts';

import { counted, say } from './send-event.ts';

export function startListPage(): void {
  const input = document.querySelector<HTMLInputElement>('[data-search-box] input');
  // Without it Enter still leads to the page of the search.
  const wake = () =>
    void import('./live-list.ts').then(
      ({ startLiveList }) => startLiveList(),
      () => undefined,
    );
  const isSearched = new URLSearchParams(location.search).has('q');
  if (input && (isSearched || document.activeElement === input)) wake();
  else input?.addEventListener('focus', wake, { once: true });
  whenIdle(() => void refreshCounts());
}

/** Writes the counts of now over those of the build, which stay where one cannot be had. */
async function refreshCounts(): Promise<void> {
  const cards = document.querySelector<HTMLElement>('[data-cards]')?.dataset['cards'];
  const { tag, category, page }: Partial<Record<string, string>> = Object.fromEntries(
    new URLSearchParams(cards),
  );
  await Promise.allSettled([
    cards && call(blog.posts, { tag, category, page }).then(showViews),
    call(blog.categories, { stats: 'true' }).then(showCategories),
    document.querySelector('[data-stat]') && call(blog.stats, {}).then(showStats),
  ]);
}

function showViews({ posts }: OutputOf<typeof blog.posts>): void {
  for (const { slug, viewCount } of posts)
    say(
      `[data-card-of="${slug}"] [data-fill="views"]`,
      counted(viewCount, phrase('{n} view'), phrase('{n} views')),
    );
}

function showCategories(categories: OutputOf<typeof blog.categories>): void {
  for (const { slug, postCount } of categories)
    say(`[data-count="${slug}"]`, postCount.toLocaleString(locale));
  const shown = categories.filter(({ postCount }) => postCount > 0).length;
  say('[data-stat="categories"]', shown.toLocaleString(locale));
}

function showStats(stats: OutputOf<typeof blog.stats>): void {
  for (const [name, value] of Object.entries(stats))
    say(`[data-stat="${name}"]`, value.toLocaleString(locale));
}
