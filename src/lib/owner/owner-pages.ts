/** The owner's pages and the way to them: the bar, the menu, the budgets and the browser tests follow this list. */
import { API_PREFIX } from '#contracts/address.ts';

export type OwnerPage = { id: string; href: `/${string}`; label: string };

/** In the order of the bar. */
export const OWNER_PAGES: readonly OwnerPage[] = [
  { id: 'tools', href: '/tools', label: 'Tools' },
  { id: 'admin', href: '/tools/admin', label: 'Admin Tools' },
  { id: 'job', href: '/tools/job', label: 'Job Tracker' },
  { id: 'resume', href: '/tools/resume', label: 'Resumes' },
  { id: 'blog', href: '/admin/blog', label: 'Blog Admin' },
  { id: 'messages', href: '/tools/messages', label: 'Messages' },
  { id: 'assistant', href: '/tools/assistant', label: 'Assistant' },
];

/** In the menu of the account. */
export const ACCOUNT_PAGE: OwnerPage = { id: 'account', href: '/tools/account', label: 'Account' };

/** The element of `OwnerLayout.astro` that the signed-in owner's navigation is put into. */
export const OWNER_NAV = 'owner-nav';

export const LOGIN_PAGE = '/tools/admin'; // D11: the only login form
export const HOME_OF_THE_OWNER = '/tools'; // AU-6

/** The login form's address that leads back to `path` afterwards. */
export function loginAddress(path: string): string {
  return `${LOGIN_PAGE}?${new URLSearchParams({ next: path }).toString()}`;
}

/** A page of this origin as path, query and fragment, or the owner's home for anything else. */
export function nextAddress(search: string, origin: string): string {
  const asked = new URLSearchParams(search).get('next') ?? '';
  if (!asked.startsWith('/') || !URL.canParse(asked, origin)) return HOME_OF_THE_OWNER;
  const url = new URL(asked, origin);
  const isPage = url.origin === origin && !url.pathname.startsWith(`${API_PREFIX}/`);
  const address = url.pathname + url.search + url.hash;
  return isPage && !address.startsWith('//') ? address : HOME_OF_THE_OWNER;
}
