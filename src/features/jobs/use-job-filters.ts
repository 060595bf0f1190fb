import { JobPriority, JobStatus } from '#contracts/job-application-input.ts';
import { useTypedUrlState } from '#lib/use-typed-url-state.ts';
import { useUrlState } from '#lib/address.ts';

import { FIRST_SORT, sortName, sortOf } from './shown-applications.ts';

const REPLACING = { isReplacing: true };

/** Search, filters and order, kept in the address: a view can be linked and survives a reload. */
export function useJobFilters() {
  const [search, setSearch, settledSearch] = useTypedUrlState('search');
  const [status, setStatus] = useUrlState('status', REPLACING);
  const [priority, setPriority] = useUrlState('priority', REPLACING);
  const [order, setOrder] = useUrlState('sort', REPLACING);
  const sort = sortOf(order);
  return {
    search,
    setSearch,
    /** What is searched for once typing has paused. */
    settledSearch: settledSearch.trim(),
    status: JobStatus.safeParse(status).data,
    setStatus,
    priority: JobPriority.safeParse(priority).data,
    setPriority,
    sort,
    setOrder: (name: string) => setOrder(name === sortName(FIRST_SORT) ? '' : name),
    clear: () => {
      setSearch('');
      setStatus('');
      setPriority('');
    },
  };
}

export type JobFilterState = ReturnType<typeof useJobFilters>;
