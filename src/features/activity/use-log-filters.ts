import { useTypedUrlState } from '#lib/use-typed-url-state.ts';
import { useUrlState } from '#lib/address.ts';

import { logFilters } from './filters.ts';

const REPLACING = { isReplacing: true };

/** The filters, kept in the address so that a view can be linked and comes back after a reload. */
export function useLogFilters() {
  const [search, setSearch, settledSearch] = useTypedUrlState('search');
  const [action, setAction] = useUrlState('action', REPLACING);
  const [resource, setResource] = useUrlState('resource', REPLACING);
  const [from, setFrom] = useUrlState('from', REPLACING);
  const [to, setTo] = useUrlState('to', REPLACING);
  return {
    values: { search, action, resource, from, to },
    set: { search: setSearch, action: setAction, resource: setResource, from: setFrom, to: setTo },
    filters: logFilters({ search: settledSearch, action, resource, from, to }),
  };
}
