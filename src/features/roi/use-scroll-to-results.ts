import { type RefObject, useEffect } from 'react';

/** Results that begin further down than this part of the window would arrive unseen. */
const LOWEST_START = 0.6;

/** Brings the results into view when a calculation starts: on a phone they stand below the form. */
export function useScrollToResults(results: RefObject<HTMLElement | null>, isCalculating: boolean): void {
  useEffect(() => {
    if (!isCalculating || !results.current) return;
    const { top } = results.current.getBoundingClientRect();
    if (top < 0 || top > innerHeight * LOWEST_START) results.current.scrollIntoView();
  }, [results, isCalculating]);
}
