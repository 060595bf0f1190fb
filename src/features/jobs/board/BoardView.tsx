import { useCallback, useMemo, useState } from 'react';

import { JOB_STATUSES, type JobStatus } from '#contracts/job-status.ts';
import type { JobApplicationRow } from '#contracts/jobs.ts';
import { List } from '#components/list/List.tsx';

import type { RowActions } from '../application-columns.tsx';
import { countSentence } from '../count-sentence.ts';
import { findApplications } from '../find-applications.tsx';
import { NothingToShow } from '../NothingToShow.tsx';
import type { Applications } from '../use-applications.ts';
import type { ListDialog } from '../transfer/MoreMenu.tsx';
import { useStatusChange } from '../use-status-change.ts';
import { Column } from './Column.tsx';

type Props = {
  applications: Applications;
  actions: RowActions;
  onAdd: () => void;
  onOpen: (dialog: ListDialog) => void;
};

export function BoardView({ applications, actions, onAdd, onOpen }: Props) {
  const { address, list, rows } = applications;
  return (
    <List
      what="applications"
      address={address}
      toolbar={findApplications(applications, 'choice', { onOpen })}
      query={list}
      rows={rows}
      count={countSentence(applications)}
      empty={<NothingToShow {...{ applications, onAdd }} />}
    >
      {(shown) => <Board rows={shown} actions={actions} />}
    </List>
  );
}

type BoardProps = { rows: readonly JobApplicationRow[]; actions: RowActions };

/** J-3 the applications as cards, a column for each status; a card that is dropped on another takes its status. */
function Board({ rows, actions }: BoardProps) {
  const columns = useMemo(() => byStatus(rows), [rows]);
  const change = useStatusChange('job-board');
  /** The card that was moved last, until its new column has shown it. */
  const [moved, setMoved] = useState<{ id: number; status: JobStatus }>();
  const move = useCallback(
    (id: number, before: JobStatus, status: JobStatus) => {
      if (before === status) return;
      setMoved({ id, status });
      change({ id, before, status });
    },
    [change],
  );
  const onShown = useCallback(() => setMoved(undefined), []);
  return (
    <div
      role="group"
      aria-label="Board"
      className="-mx-1 grid snap-x snap-proximity auto-cols-[minmax(15rem,1fr)] grid-flow-col gap-3 overflow-x-auto px-1 pb-2"
    >
      {columns.map((column) => (
        <Column
          key={column.status}
          {...column}
          {...{ actions, onShown }}
          moved={moved?.status === column.status ? moved.id : undefined}
          onMove={move}
        />
      ))}
    </div>
  );
}

/** The rows of each status in the order in which they came. */
function byStatus(rows: readonly JobApplicationRow[]): { status: JobStatus; rows: JobApplicationRow[] }[] {
  const columns = JOB_STATUSES.map((status) => ({ status, rows: [] as JobApplicationRow[] }));
  const of = new Map(columns.map((column) => [column.status, column.rows]));
  for (const row of rows) of.get(row.status)?.push(row);
  return columns;
}
