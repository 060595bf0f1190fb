/** Which rows of a long list are drawn: those in sight, some around them, and the one that has the focus. */
import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { useEffect, useMemo, useState, type RefObject } from 'react';

import { useDrawnInSteps } from './use-drawn-in-steps.ts';

/** A row with its place in the whole list. */
export type Entry<Row> = { id: number; row: Row; index: number };

/** A drawn row, and the room in pixels of the rows before it that are not. */
export type Drawn<Row> = { entry: Entry<Row>; gap: number };

const DRAWN_WHOLE = 50; // rows; so many cost little, and the browser's own search finds them all
const AT_ONCE = 6; // rows of a task: with their menus and buttons each takes most of a millisecond
const AT_ONCE_OF_MANY = 2; // where the wheel and the room of the others have their share of it
const OVERSCAN = 2; // rows; arrow keys go on while the next ones are drawn
const ROW_PX = 57;
const CARD_PX = 134;
const CARDS_BELOW_PX = 768;

/** The drawn part of `rows`; `kept` are the places of rows that stay, such as that with the focus. */
export function useRowWindow<Row extends { id: number }>(
  rows: readonly Row[],
  table: RefObject<HTMLTableElement | null>,
  kept: readonly (number | undefined)[],
) {
  const all = useMemo(() => rows.map((row, index): Entry<Row> => ({ id: row.id, row, index })), [rows]);
  const isWindowed = all.length > DRAWN_WHOLE;
  const scrollMargin = useTopOf(table, isWindowed);
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: all.length,
    enabled: isWindowed,
    scrollMargin,
    overscan: OVERSCAN,
    estimateSize: usualHeight,
    // A row that is not displayed has no height, and endless many of them would be in sight.
    measureElement: (...measured) => measureElement(...measured) || usualHeight(),
    getItemKey: (index) => all[index]?.id ?? -index,
    // The row with the focus stays, and its neighbours, to which the arrow keys lead.
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      const around = kept.flatMap((place) => (place === undefined ? [] : [place - 1, place, place + 1]));
      const known = around.filter((index) => index >= 0 && index < range.count);
      return [...new Set([...inSight, ...known])].sort((a, b) => a - b);
    },
  });
  const items = virtualizer.getVirtualItems();
  const wanted = isWindowed ? items : all;
  const places = useDrawnInSteps(
    wanted.map(({ index }) => ({ id: all[index]?.id ?? 0, index })),
    isWindowed ? AT_ONCE_OF_MANY : AT_ONCE,
  )
    .filter(({ id, index }) => all[index]?.id === id)
    .sort((a, b) => a.index - b.index);
  const shown = places.flatMap(({ index }) => virtualizer.measurementsCache[index] ?? []);
  const total = virtualizer.getTotalSize();
  return {
    drawn: isWindowed
      ? withGaps(all, shown, scrollMargin)
      : places.flatMap(({ index }) => (all[index] ? [{ entry: all[index], gap: 0 }] : [])),
    /** The room below the last drawn row. */
    gapAfter: isWindowed
      ? Math.max(0, scrollMargin + total - (shown.at(-1)?.end ?? scrollMargin))
      : (all.length - places.length) * usualHeight(),
    isWindowed,
    measure: virtualizer.measureElement,
    scrollTo: (index: number) => {
      if (isWindowed) virtualizer.scrollToIndex(index);
    },
  };
}

function withGaps<Row>(all: readonly Entry<Row>[], items: readonly VirtualItem[], top: number): Drawn<Row>[] {
  let end = top;
  return items.flatMap((item) => {
    const entry = all[item.index];
    const gap = Math.max(0, item.start - end);
    end = item.end;
    return entry ? [{ entry, gap }] : [];
  });
}

const usualHeight = (): number => (innerWidth < CARDS_BELOW_PX ? CARD_PX : ROW_PX);

/** How far below the top of the page the rows begin; it changes with what is above them. */
function useTopOf(table: RefObject<HTMLTableElement | null>, isNeeded: boolean): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    if (!isNeeded) return;
    const observer = new ResizeObserver(() => {
      const body = table.current?.tBodies[0];
      if (body) setTop(Math.round(body.getBoundingClientRect().top + scrollY));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [table, isNeeded]);
  return top;
}
