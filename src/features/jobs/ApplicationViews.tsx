import { Suspense, useState } from 'react';

import type { JobBatch } from '#contracts/job-transfer.ts';

import { lazyPanel } from '#components/lazy-panel.tsx';
import { Skeleton } from '#components/ui/States.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import { useUrlState } from '#lib/address.ts';

import type { RowActions } from './application-columns.tsx';
import { ApplicationList } from './ApplicationList.tsx';
import { DoneNotice } from './bulk/DoneNotice.tsx';
import { SilencesContext, useSilences } from './silence/use-silences.ts';
import type { ListDialog } from './transfer/MoreMenu.tsx';
import { useApplications } from './use-applications.ts';
import { viewOf, VIEWS } from './views.ts';

// What is not the first view is loaded when it is asked for.
const BoardView = lazyPanel(async () => (await import('./board/BoardView.tsx')).BoardView);
const FiguresView = lazyPanel(async () => (await import('./figures/FiguresView.tsx')).FiguresView);
const CalendarDialog = lazyPanel(async () => (await import('./calendar/CalendarDialog.tsx')).CalendarDialog);
const ImportDialog = lazyPanel(async () => (await import('./transfer/ImportDialog.tsx')).ImportDialog);

type Props = { actions: RowActions; onAdd: () => void };

/** J-3 all applications as a table or as a board: both show what search and filters in the address say. */
export function ApplicationViews(props: Props) {
  const applications = useApplications();
  const silences = useSilences();
  const [name, setName] = useUrlState('view');
  const view = viewOf(name);
  /** What was done at once last, for as long as its notice is open. */
  const [done, setDone] = useState<JobBatch>();
  const [opened, setOpened] = useState<ListDialog>();
  const close = () => setOpened(undefined);
  const shared = { applications, onAdd: props.onAdd, onOpen: setOpened };
  return (
    <SilencesContext value={silences}>
      <section aria-label="Applications">
        <DoneNotice batch={done} onClose={() => setDone(undefined)} />
        <Tabs label="Views" tabs={VIEWS} selected={view} onSelect={(id) => setName(id === 'table' ? '' : id)}>
          <Suspense fallback={<Skeleton label="Loading the view" lines={8} />}>
            {view === 'table' && <ApplicationList {...shared} actions={props.actions} onDone={setDone} />}
            {view === 'board' && <BoardView {...shared} actions={props.actions} />}
            {view === 'figures' && <FiguresView {...shared} />}
          </Suspense>
        </Tabs>
        <Suspense>
          {opened === 'import' && <ImportDialog onClose={close} onDone={setDone} />}
          {opened === 'calendar' && <CalendarDialog onClose={close} />}
        </Suspense>
      </section>
    </SilencesContext>
  );
}
