import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';

import { JobPriority } from '#contracts/job-application-input.ts';
import { JobStatus } from '#contracts/job-status.ts';
import { api } from '#lib/api/api.ts';
import { useListAddress } from '#lib/owner/use-list-address.ts';

import { filtered, FIRST_SORT, sorted, SORTED_COLUMNS } from './shown-applications.ts';

const LIST = {
  filters: ['status', 'priority'],
  sorts: SORTED_COLUMNS,
  firstSort: FIRST_SORT,
  isReplacing: true,
} as const;

/** All applications, without their long texts, and those of them that the address shows. */
export function useApplications() {
  const address = useListAddress(LIST);
  const { search, sort = FIRST_SORT } = address;
  const status = JobStatus.safeParse(address.filter('status')).data;
  const priority = JobPriority.safeParse(address.filter('priority')).data;
  // Taken out here: what nobody has read yet, as a view that is still being loaded, would not be heard of.
  const { data, error, refetch } = useQuery(api.jobs.list.queryOptions({ input: { texts: 'none' } }));
  // What stands in notes and descriptions only the server can search; all else is found at each key.
  const inTexts = useQuery({
    ...api.jobs.list.queryOptions({ input: { texts: 'none', search } }),
    enabled: search !== '',
  });
  const words = useDeferredValue(address.typed).trim();
  const found = words === search ? inTexts.data : undefined;
  const order = useDeferredValue(sort); // thousands take some milliseconds: the pressed button answers first
  const ordered = useMemo(() => data && sorted(data, order), [data, order]);
  const rows = useMemo(() => {
    const ids = found && new Set(found.map(({ id }) => id));
    return ordered && filtered(ordered, { status, priority, search: words, found: ids });
  }, [ordered, found, status, priority, words]);
  return {
    address,
    status,
    priority,
    list: { data, error, refetch },
    rows,
    /** More may be found in the long texts. */
    isSearching: words !== search || inTexts.isFetching,
    isSearchFailed: inTexts.isError,
  };
}

export type Applications = ReturnType<typeof useApplications>;
