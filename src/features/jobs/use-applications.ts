import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';

import { api } from '#lib/api.ts';

import { filtered, sorted } from './shown-applications.ts';
import type { JobFilterState } from './use-job-filters.ts';

/** All applications, without their long texts, and those of them that the filters and the order show. */
export function useApplications(filters: JobFilterState) {
  const { search, settledSearch, status, priority, sort } = filters;
  const list = useQuery(api.jobs.list.queryOptions({ input: { texts: 'none' } }));
  // What stands in notes and descriptions only the server can search; all else is found at each key.
  const inTexts = useQuery({
    ...api.jobs.list.queryOptions({ input: { texts: 'none', search: settledSearch } }),
    enabled: settledSearch !== '',
  });
  const words = useDeferredValue(search).trim();
  const found = words === settledSearch ? inTexts.data : undefined;
  const { by, direction } = sort;
  const rows = useMemo(() => {
    const ids = found && new Set(found.map(({ id }) => id));
    return sorted(filtered(list.data ?? [], { status, priority, search: words, found: ids }), {
      by,
      direction,
    });
  }, [list.data, found, status, priority, words, by, direction]);
  return {
    list,
    rows,
    /** More may be found in the long texts. */
    isSearching: words !== settledSearch || inTexts.isFetching,
    isSearchFailed: inTexts.isError,
  };
}
