import { memo, useRef, type FocusEvent } from 'react';
import { useDrop } from 'react-aria/useDrop';

import type { JobStatus } from '#contracts/job-status.ts';
import type { JobApplicationRow } from '#contracts/jobs.ts';

import type { RowActions } from '../application-columns.tsx';
import { STATUS_DOTS, STATUS_LABELS } from '../labels.ts';
import { Card } from './Card.tsx';
import { CARD_KIND, cardOf } from './card-item.ts';
import { useArrival, useCardWindow } from './use-card-window.ts';

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
      className="grid h-[min(44rem,75dvh)] min-h-56 snap-start grid-rows-[auto_minmax(0,1fr)] rounded-card border border-line bg-raised/50 data-over:border-accent data-over:bg-accent-soft"
    >
      <h2 className="flex items-center gap-2 px-3 py-2 text-sm font-medium">
        <span aria-hidden="true" className={`size-2 rounded-full ${STATUS_DOTS[status]}`} />
        {label}
        <span className="font-normal text-muted tabular-nums">{rows.length.toLocaleString('en-US')}</span>
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
            <Card key={row.id} count={rows.length} {...{ row, index, top, measure, keep, actions }} />
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
