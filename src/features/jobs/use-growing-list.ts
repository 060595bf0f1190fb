import { startTransition, useCallback, useState } from 'react';

const STEP = 40; // rows; about two screens
const AHEAD = '1500px';

/**
 * Draws the beginning of a long list and more of it before its end is scrolled into sight. `key` names the list:
 * another one begins anew. `end` is the ref of an element below the list.
 */
export function useGrowingList<Row>(rows: readonly Row[], key: string) {
  const [drawn, setDrawn] = useState({ key, count: STEP });
  const count = drawn.key === key ? drawn.count : STEP;
  const more = useCallback(() => setDrawn({ key, count: count + STEP }), [key, count]);
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => entries.at(-1)?.isIntersecting && startTransition(more),
        {
          rootMargin: AHEAD,
        },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [more],
  );
  return { shown: rows.slice(0, count), isWhole: count >= rows.length, more, end };
}
