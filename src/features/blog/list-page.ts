/** The list while it is only looked at: fresh counts. What filters it loads when somebody goes to the box. */
import { say } from './send-event.ts';

export function startListPage(): void {
  const input = document.querySelector<HTMLInputElement>('[data-search-box] input');
  const wake = () => void import('./live-list.ts').then(({ startLiveList }) => startLiveList());
  input?.addEventListener('focus', wake, { once: true });
  addEventListener('load', () => void refreshCounts());
}

type Counted = { slug: string; postCount: number };

async function refreshCounts(): Promise<void> {
  try {
    const [stats, categories] = await Promise.all([
      get('/api/blog/stats'),
      get('/api/blog/categories?stats=true'),
    ]);
    for (const [name, value] of Object.entries(stats as Record<string, number>))
      say(`[data-stat="${name}"]`, value.toLocaleString('en-US'));
    for (const { slug, postCount } of categories as Counted[])
      say(`[data-count="${slug}"]`, postCount.toLocaleString('en-US'));
  } catch {
    // the counts of the build stay
  }
}

async function get(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}
