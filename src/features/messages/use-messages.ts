import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { contract } from 'virtual:api-routes';

import { addressOf, pathOf } from '#contracts/address.ts';
import type { ContactStatus } from '#contracts/contacts.ts';
import { api, useChange } from '#lib/api/api.ts';
import { goTo } from '#lib/owner/address.ts';
import { useListAddress } from '#lib/owner/use-list-address.ts';

import { viewOf } from './views.ts';

const PATH = pathOf(contract.contacts.list); // the contact form of another tab announces new messages under it (P-CON-6)
const LIST = { filters: ['status'] } as const;

export function useMessages() {
  const address = useListAddress(LIST);
  const { search, page } = address;
  const view = viewOf(address.filter('status'));
  const filters = { ...(view !== 'all' && { status: view }), ...(search && { search }) };
  const input = { ...filters, page };
  const list = useQuery(
    api.contacts.list.queryOptions({ input, queryKey: [PATH, input], placeholderData: keepPreviousData }),
  );
  return {
    address,
    view,
    setView: (status: string) => goTo({ status }, { isAlone: true }),
    list,
    exportAddress: addressOf(contract.contacts.exportCsv, filters),
  };
}

const SAID: Record<ContactStatus, string> = {
  new: 'Marked as unread',
  read: 'Moved to the inbox',
  archived: 'Archived',
  spam: 'Marked as spam',
};

export function useMove(status: ContactStatus) {
  return useChange(api.contacts.setStatus, {
    success: SAID[status],
    failure: 'Update failed: Failed to update messages',
    refreshes: [PATH],
  });
}

export const useDelete = () =>
  useChange(api.contacts.remove, {
    success: 'Deleted',
    failure: 'Delete failed: Failed to delete messages',
    refreshes: [PATH],
  });

/** Opening a message marks it as read, in silence. */
export const useMarkRead = () => useChange(api.contacts.setStatus, { refreshes: [PATH] });
