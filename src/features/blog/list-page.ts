/** The list while it is only looked at: fresh counts. What filters it loads when somebody goes to the box. */
import { whenIdle } from '#lib/when-idle.ts';

import { counted, say } from './send-event.ts';

export function startListPage(): void {
  const input = document.querySelector<HTMLInputElement>('[data-search-box] input');
  const wake = () => void import('./live-list.ts').then(({ startLiveList }) => startLiveList());
  if (input && document.activeElement === input) wake();
  else input?.addEventListener('focus', wake, { once: true });
  whenIdle(() => void refreshCounts());
}

type Counted = { slug: string; postCount: number };
type Viewed = { posts: { slug: string; viewCount: number }[] };

/** Writes the counts of now over those of the build, which stay where one cannot be had. */
async function refreshCounts(): Promise<void> {
  const cards = document.querySelector<HTMLElement>('[data-cards]')?.dataset['cards'];
  await Promise.allSettled([
    cards && get<Viewed>(`/api/blog/posts?${cards}`).then(showViews),
    get<Counted[]>('/api/blog/categories?stats=true').then(showCategories),
    document.querySelector('[data-stat]') && get<Record<string, number>>('/api/blog/stats').then(showStats),
  ]);
}

function showViews({ posts }: Viewed): void {
  for (const { slug, viewCount } of posts)
    say(`[data-card-of="${slug}"] [data-fill="views"]`, counted(viewCount, 'view'));
}

function showCategories(categories: Counted[]): void {
  for (const { slug, postCount } of categories)
    say(`[data-count="${slug}"]`, postCount.toLocaleString('en-US'));
}

function showStats(stats: Record<string, number>): void {
  for (const [name, value] of Object.entries(stats))
    say(`[data-stat="${name}"]`, value.toLocaleString('en-US'));
}

async function get<Answer>(path: string): Promise<Answer> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as Answer;
}
