/** The owner's pages: the bar, the menu, the budgets and the browser tests follow this list. */
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
