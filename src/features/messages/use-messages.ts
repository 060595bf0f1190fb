import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';

import { addressOf, pathOf } from '#contracts/address.ts';
import { contacts, type ContactStatus } from '#contracts/contacts.ts';
import { api } from '#lib/api.ts';
import { goToPage, useUrlState } from '#lib/address.ts';
import { useExistingPage } from '#lib/use-existing-page.ts';
import { useTypedUrlState } from '#lib/use-typed-url-state.ts';

import { viewOf } from './views.ts';

const PATH = pathOf(contacts.list); // the contact form of another tab announces new messages under it (P-CON-6)

/** The shown page of the inbox, by the address. */
export function useMessages() {
  const [status, setView] = useUrlState('status', { isAlone: true });
  const [search, setSearch, settledSearch] = useTypedUrlState('search');
  const [page] = useUrlState('page');
  const view = viewOf(status);
  const filters = {
    ...(view !== 'all' && { status: view }),
    ...(settledSearch.trim() && { search: settledSearch.trim() }),
  };
  const input = { ...filters, page: Math.max(1, Math.trunc(Number(page)) || 1) };
  const list = useQuery(
    api.contacts.list.queryOptions({ input, queryKey: [PATH, input], placeholderData: keepPreviousData }),
  );
  const totalPages = list.isPlaceholderData ? undefined : list.data?.totalPages;
  useExistingPage(input.page, totalPages);
  return {
    view,
    setView,
    search,
    setSearch: (text: string) => {
      goToPage(1);
      setSearch(text);
    },
    page: input.page,
    setPage: (next: number) => goToPage(next),
    /** What is shown is not the asked page, and has nothing. */
    isEmptyMeanwhile:
      list.isPlaceholderData || (totalPages !== undefined && input.page > Math.max(1, totalPages)),
    list,
    exportAddress: addressOf(contacts.exportCsv, filters),
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
