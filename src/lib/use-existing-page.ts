import { useEffect } from 'react';

import { goToPage } from './address.ts';

/**
 * Leads to the last page where the asked one has gone, as after all of its rows were archived.
 *
 * @param totalPages nothing while it is not known
 */
export function useExistingPage(page: number, totalPages: number | undefined): void {
  const last = totalPages === undefined ? page : Math.max(1, totalPages);
  useEffect(() => {
    if (page > last) goToPage(last, { isReplacing: true });
  }, [page, last]);
}
