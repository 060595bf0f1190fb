import { Suspense, useMemo, useState } from 'react';

import type { JobBatch } from '#contracts/job-transfer.ts';
import type { JobApplicationRow } from '#contracts/jobs.ts';
import { lazyPanel } from '#components/lazy-panel.tsx';
import { List } from '#components/list/List.tsx';
import type { Selection } from '#components/list/ListSelection.tsx';

import { applicationColumns, type RowActions } from './application-columns.tsx';
import { findApplications } from './find-applications.tsx';
import { countSentence } from './count-sentence.ts';
import { NothingToShow } from './NothingToShow.tsx';
import type { ListDialog } from './transfer/MoreMenu.tsx';
import type { Applications } from './use-applications.ts';

const BulkBar = lazyPanel(async () => (await import('./bulk/BulkBar.tsx')).BulkBar);

type Props = {
  applications: Applications;
  actions: RowActions;
  onAdd: () => void;
  onOpen: (dialog: ListDialog) => void;
  onDone: (batch: JobBatch | undefined) => void;
};

/** J-3 all applications: found, ordered, and changed in place. */
export function ApplicationList({ applications, actions, onAdd, onOpen, onDone }: Props) {
  const { address, list, rows } = applications;
  const columns = useMemo(() => applicationColumns(actions), [actions]);
  const { selection, chosen, clear, start, end } = useSelection(rows);
  return (
    <List
      what="applications"
      address={address}
      toolbar={findApplications(applications, 'heads', { onOpen, onSelect: start })}
      query={list}
      rows={rows}
      columns={columns}
      selection={selection}
      notice={
        selection && (
          <Suspense>
            <BulkBar
              ids={chosen}
              onClose={end}
              onDone={(batch) => {
                onDone(batch);
                clear();
              }}
            />
          </Suspense>
        )
      }
      count={countSentence(applications)}
      empty={<NothingToShow {...{ applications, onAdd }} />}
    />
  );
}

const NOTHING: ReadonlySet<number> = new Set();

/** Which of the rows are chosen; only those that are shown count. */
function useSelection(rows: readonly JobApplicationRow[] | undefined) {
  const [isOn, setOn] = useState(false);
  const [ids, onChange] = useState(NOTHING);
  const chosen = useMemo(
    () => (ids.size === 0 ? [] : (rows ?? []).filter(({ id }) => ids.has(id))),
    [rows, ids],
  );
  const labelOf = (id: number) => {
    const row = rows?.find((one) => one.id === id);
    return row ? `Select ${row.position} at ${row.company}` : 'Select';
  };
  const selection: Selection | undefined = isOn ? { ids, onChange, labelOf } : undefined;
  const clear = () => onChange(NOTHING);
  return {
    selection,
    chosen: chosen.map(({ id }) => id),
    clear,
    start: () => setOn(true),
    end: () => {
      setOn(false);
      clear();
    },
  };
}
