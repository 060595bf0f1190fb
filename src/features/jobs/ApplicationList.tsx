import { Suspense, useMemo } from 'react';

import { lazyPanel } from '#components/lazy-panel.tsx';
import { List } from '#components/list/List.tsx';
import type { JobBatch } from '#contracts/job-transfer.ts';

import { applicationColumns, type RowActions } from './application-columns.tsx';
import { findApplications } from './find-applications.tsx';
import { useSelection } from './bulk/use-selection.ts';
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
      caption="Applications"
      address={address}
      toolbar={findApplications(applications, { onOpen, onSelect: start })}
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
