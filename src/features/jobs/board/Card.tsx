import { GripVertical } from 'lucide';
import { memo } from 'react';
import { Button } from 'react-aria-components/Button';
import { useDrag } from 'react-aria/useDrag';

import { Icon } from '#components/ui/Icon.tsx';
import type { JobStatus } from '#contracts/job-status.ts';
import type { JobApplicationRow } from '#contracts/jobs.ts';
import { Badge } from '#components/ui/Badge.tsx';

import type { RowActions } from '../application-columns.tsx';
import { ApplicationLink } from '../ApplicationLink.tsx';
import { PRIORITY_LABELS } from '../labels.ts';
import { NextStepButton } from '../NextStep.tsx';
import { SilenceBadge } from '../silence/SilenceBadge.tsx';
import { StatusSelect } from '../StatusSelect.tsx';
import { CARD_KIND, cardText } from './card-item.ts';

type Props = {
  row: JobApplicationRow;
  /** Its place among the `count` of its column. */
  index: number;
  count: number;
  /** In pixels below the top of its column. */
  top: number;
  actions: RowActions;
  onMove: (id: number, before: JobStatus, status: JobStatus) => void;
  measure: (card: HTMLLIElement | null) => void;
  /** Keeps a card drawn, however far it is scrolled away: the browser loses a drag whose source goes. */
  keep: (id: number | undefined) => void;
};

/** One application on the board: dragged by pointer or keyboard, or moved by its status. */
export const Card = memo(function Card(props: Props) {
  const { row, index, count, top, actions, onMove, measure, keep } = props;
  const { id, company, position, status } = row;
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    getItems: () => [{ [CARD_KIND]: cardText({ id, status }) }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => keep(id),
  });
  return (
    <li
      ref={measure}
      data-card={id}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      className="absolute inset-x-0 top-0 pb-2"
      style={{ transform: `translateY(${top}px)` }}
    >
      <div
        {...dragProps}
        data-dragging={isDragging ? '' : undefined}
        className="grid cursor-grab gap-1.5 rounded-control border border-line bg-surface p-2.5 text-sm shadow-sm data-dragging:opacity-50"
      >
        <div className="flex items-start gap-1">
          <CardHead row={row} onOpen={actions.onOpen} />
          <Button
            {...dragButtonProps}
            aria-label={`Drag ${position} at ${company}`}
            className="-mt-1 -mr-1 grid size-7 shrink-0 cursor-grab place-items-center rounded-control text-muted pointer-coarse:size-(--control)"
          >
            <Icon shape={GripVertical} size={16} />
          </Button>
        </div>
        <CardFoot {...{ row, onMove }} onNextStep={actions.onNextStep} />
      </div>
    </li>
  );
});

/* What the handle has no part in: every card is drawn anew when keys follow the pointer, since `useDrag` tells how. */

type HeadProps = { row: JobApplicationRow; onOpen: RowActions['onOpen'] };

const CardHead = memo(function CardHead({ row, onOpen }: HeadProps) {
  const { position, location: place } = row;
  return (
    <span className="grid min-w-0 flex-1 gap-0.5">
      <ApplicationLink application={row} onOpen={onOpen} />
      <span className="wrap-anywhere">{position}</span>
      {place && <span className="text-xs wrap-anywhere text-muted">{place}</span>}
    </span>
  );
});

type FootProps = Pick<Props, 'row' | 'onMove'> & { onNextStep: RowActions['onNextStep'] };

const CardFoot = memo(function CardFoot({ row, onMove, onNextStep }: FootProps) {
  return (
    <>
      <div className="text-xs">
        <NextStepButton application={row} onChange={onNextStep} />
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <StatusSelect application={row} onMove={onMove} />
        {row.priority === 'high' && <Badge tone="accent">{PRIORITY_LABELS.high}</Badge>}
        <SilenceBadge id={row.id} />
      </div>
    </>
  );
});
