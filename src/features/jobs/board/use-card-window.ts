/** Which cards of a column are drawn: those in sight, some around them, and the one that must stay. */
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState, type RefObject } from 'react';

import { useDrawnInSteps } from '#components/list/use-drawn-in-steps.ts';
import type { JobApplicationRow } from '#contracts/jobs.ts';

const CARD_PX = 128;
const OVERSCAN = 2;

/** The drawn cards of a column that scrolls in `scroller`; `keep` names one that stays, such as that with the focus. */
export function useCardWindow(rows: readonly JobApplicationRow[], scroller: RefObject<HTMLElement | null>) {
  const [kept, keep] = useState<number>();
  const keptIndex = kept === undefined ? -1 : rows.findIndex(({ id }) => id === kept);
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: rows.length,
    overscan: OVERSCAN,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_PX,
    getItemKey: (index) => rows[index]?.id ?? -index,
    // Its neighbours too, to which Tab leads.
    rangeExtractor: (range) => {
      const around = keptIndex < 0 ? [] : [keptIndex - 1, keptIndex, keptIndex + 1];
      const known = around.filter((index) => index >= 0 && index < range.count);
      return [...new Set([...defaultRangeExtractor(range), ...known])].sort((a, b) => a - b);
    },
  });
  const items = virtualizer.getVirtualItems();
  const places = useDrawnInSteps(items.map(({ index }) => ({ id: rows[index]?.id ?? 0, index })));
  const drawn = places
    .flatMap(({ id, index }) => {
      const row = rows[index];
      const top = virtualizer.measurementsCache[index]?.start;
      return row?.id === id && top !== undefined ? [{ row, index, top }] : [];
    })
    .sort((a, b) => a.index - b.index);
  const { scrollToIndex, measureElement: measure } = virtualizer;
  return { drawn, height: virtualizer.getTotalSize(), measure, keep, scrollToIndex };
}

type Window = ReturnType<typeof useCardWindow>;
type Arrival = {
  /** The card that was moved last, until it was shown. */
  moved: number | undefined;
  onShown: () => void;
};

/** A card that was moved to this column is brought into sight, and the focus goes with it. */
export function useArrival(
  rows: readonly JobApplicationRow[],
  scroller: RefObject<HTMLElement | null>,
  { drawn, keep, scrollToIndex }: Window,
  { moved, onShown }: Arrival,
): void {
  const index = moved === undefined ? -1 : rows.findIndex(({ id }) => id === moved);
  const isDrawn = drawn.some(({ row }) => row.id === moved);
  useEffect(() => {
    if (index < 0) return;
    scrollToIndex(index);
    if (isDrawn) {
      scroller.current?.querySelector<HTMLElement>(`[data-card="${moved}"] button`)?.focus();
      onShown();
    } else keep(moved);
  }, [index, isDrawn, moved, onShown, keep, scrollToIndex, scroller]);
}
