import { phrase } from '#contracts/phrase.ts';
import { pageItems } from '#lib/blog/pagination.ts';

/** Previous, pages and Next as buttons, for lists that a script fills (D13). */
export function pageButtons(current: number, total: number, go: (page: number) => void): HTMLElement[] {
  if (total <= 1) return [];
  const nav = document.createElement('nav');
  nav.setAttribute('aria-label', phrase('Pages'));
  nav.className = 'mt-2 flex flex-wrap items-center gap-2 border-t border-line pt-6';
  const button = (label: string, page: number) => {
    const created = document.createElement('button');
    created.type = 'button';
    created.className = 'page-button';
    created.textContent = label;
    created.addEventListener('click', () => go(page));
    nav.append(created);
    return created;
  };
  if (current > 1) button(phrase('Previous'), current - 1);
  for (const item of pageItems(current, total)) {
    if (item === 'gap') {
      nav.append('…');
      continue;
    }
    const created = button(String(item), item);
    created.setAttribute('aria-label', phrase('Page {n}').replace('{n}', String(item)));
    if (item === current) created.setAttribute('aria-current', 'page');
  }
  if (current < total) button(phrase('Next'), current + 1);
  return [nav];
}
