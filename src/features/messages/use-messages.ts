import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';

import type { ContactStatus } from '#contracts/contacts.ts';
import { api } from '#lib/api.ts';
import { useTypedUrlState } from '#lib/use-typed-url-state.ts';
import { useUrlState } from '#lib/use-url-state.ts';

import { viewOf } from './views.ts';

const PATH = '/api/contacts'; // the contact form of another tab announces new messages under it (P-CON-6)

/** The shown page of the inbox, by the address. */
export function useMessages() {
  const [status, setView] = useUrlState('status', { isAlone: true });
  const [search, setSearch, settledSearch] = useTypedUrlState('search');
  const [page, setPage] = useUrlState('page');
  const view = viewOf(status);
  const filters = {
    ...(view !== 'all' && { status: view }),
    ...(settledSearch.trim() && { search: settledSearch.trim() }),
  };
  const input = { ...filters, page: Math.max(1, Math.trunc(Number(page)) || 1) };
  const list = useQuery(
    api.contacts.list.queryOptions({ input, queryKey: [PATH, input], placeholderData: keepPreviousData }),
  );
  return {
    view,
    setView,
    search,
    setSearch: (text: string) => {
      if (page) setPage('');
      setSearch(text);
    },
    page: input.page,
    setPage: (next: number) => setPage(next === 1 ? '' : String(next)),
    list,
    exportAddress: `/api/contacts/export?${new URLSearchParams(filters).toString()}`,
  };
}

const SAID: Record<ContactStatus, string> = {
  new: 'Marked as unread',
  read: 'Moved to the inbox',
  archived: 'Archived',
  spam: 'Marked as spam',
};

/** Moves messages to a status and says so. */
export function useMove(status: ContactStatus) {
  return useMutation(
    api.contacts.setStatus.mutationOptions({
      meta: { success: SAID[status], failure: 'Update failed: Failed to update messages', refreshes: [PATH] },
    }),
  );
}

/** Opening a message marks it as read, in silence. */
export function useMarkRead() {
  return useMutation(api.contacts.setStatus.mutationOptions({ meta: { refreshes: [PATH] } }));
}
