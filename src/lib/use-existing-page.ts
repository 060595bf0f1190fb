import { useEffect, useEffectEvent } from 'react';

/** Leads to the last page where the asked one has gone, as after all of its rows were archived. */
export function useExistingPage(
  page: number,
  /** Nothing while it is not known. */
  totalPages: number | undefined,
  onPage: (page: number) => void,
): void {
  const last = totalPages === undefined ? page : Math.max(1, totalPages);
  const lead = useEffectEvent(onPage);
  useEffect(() => {
    if (page > last) lead(last);
  }, [page, last]);
}
