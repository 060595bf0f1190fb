import { type FocusEvent, memo, type RefObject, useEffect, useRef, useState } from 'react';
import { useDrop } from 'react-aria/useDrop';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';

import type { JobStatus } from '#contracts/job-status.ts';
import type { JobApplicationRow } from '#contracts/jobs.ts';
import { useDrawnInSteps } from '#components/list/use-drawn-in-steps.ts';

import type { RowActions } from '../application-columns.tsx';
import { STATUS_LABELS, STATUS_TONES } from '../labels.ts';
import { Card } from './Card.tsx';
import { CARD_KIND, cardOf } from './card-item.ts';

type Props = {
  status: JobStatus;
  rows: readonly JobApplicationRow[];
  actions: RowActions;
  /** The card that was moved here last, until it was shown. */
  moved: number | undefined;
  onShown: () => void;
  onMove: (id: number, before: JobStatus, status: JobStatus) => void;
};

/** The applications of one status, of which only those in sight are drawn; a place to drop others on. */
export const Column = memo(function Column(props: Props) {
  const { status, rows, actions, moved, onShown, onMove } = props;
  const root = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref: root,
    getDropOperation: (types) => (types.has(CARD_KIND) ? 'move' : 'cancel'),
    onDrop: ({ items: [item] }) => {
      if (item?.kind !== 'text') return;
      void item.getText(CARD_KIND).then((text) => {
        const card = cardOf(text);
        if (card) onMove(card.id, card.status, status);
      });
    },
  });
  const cards = useCardWindow(rows, scroller);
  const { drawn, height, measure, keep } = cards;
  useArrival(rows, scroller, cards, { moved, onShown });
  const label = STATUS_LABELS[status];
  return (
    <section
      {...dropProps}
      ref={root}
      tabIndex={-1}
      aria-label={label}
      data-over={isDropTarget ? '' : undefined}
      className="group/column grid h-[min(44rem,75dvh)] min-h-56 snap-start grid-rows-[auto_minmax(0,1fr)] rounded-card border border-line bg-raised/50 data-over:border-accent data-over:bg-accent-soft"
    >
      <h2 className="flex flex-wrap items-center gap-x-2 px-3 py-2 text-sm font-medium">
        <span aria-hidden="true" className={`size-2 rounded-full bg-current ${STATUS_TONES[status]}`} />
        {label}
        <span className="font-normal text-muted tabular-nums">{rows.length.toLocaleString('en-US')}</span>
        {/* A column has the focus while a card is over it by keyboard; screen readers are told as much. */}
        <span
          aria-hidden="true"
          className="ml-auto hidden text-xs font-normal text-muted group-focus-visible/column:inline"
        >
          Enter drops it, Tab goes on
        </span>
      </h2>
      <div ref={scroller} className="overflow-y-auto px-2 pb-2">
        {rows.length === 0 && <p className="px-1 py-2 text-xs text-muted">No application here.</p>}
        <ul
          aria-label={`${label} applications`}
          className="relative"
          style={{ height }}
          onFocus={(event) => keep(cardWith(event))}
        >
          {drawn.map(({ row, index, top }) => (
            <Card key={row.id} count={rows.length} {...{ row, index, top, measure, keep, actions, onMove }} />
          ))}
        </ul>
      </div>
    </section>
  );
});

function cardWith({ target }: FocusEvent): number | undefined {
  const id = Number(target.closest<HTMLElement>('[data-card]')?.dataset.card);
  return id || undefined;
}

/** Which cards of a column are drawn: those in sight, some around them, and the one that must stay. */
const CARD_PX = 128;
const OVERSCAN = 2;
const AT_ONCE = 1; // cards of a task in a column: all columns draw theirs in the same

/** The drawn cards of a column that scrolls in `scroller`; `keep` names one that stays, such as that with the focus. */
function useCardWindow(rows: readonly JobApplicationRow[], scroller: RefObject<HTMLElement | null>) {
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
  const places = useDrawnInSteps(
    items.map(({ index }) => ({ id: rows[index]?.id ?? 0, index })),
    AT_ONCE,
  );
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
  moved: number | undefined;
  onShown: () => void;
};

/** A card that was moved to this column is brought into sight, and the focus goes with it. */
function useArrival(
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
