import { Suspense, useState } from 'react';

import type { JobBatch } from '#contracts/job-transfer.ts';

import { lazyPanel } from '#components/lazy-panel.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import { useUrlState } from '#lib/owner/address.ts';

import type { RowActions } from './application-columns.tsx';
import { DoneNotice } from './bulk/DoneNotice.tsx';
import { CurrentView, ShownApplications } from './CurrentView.tsx';
import { SilencesContext, useSilences } from './silence/use-silences.ts';
import type { ListDialog } from './transfer/MoreMenu.tsx';
import { viewOf, VIEWS } from './views.ts';

const CalendarDialog = lazyPanel(async () => (await import('./calendar/CalendarDialog.tsx')).CalendarDialog);
const ImportDialog = lazyPanel(async () => (await import('./transfer/ImportDialog.tsx')).ImportDialog);

type Props = { actions: RowActions; onAdd: () => void };

/** J-3 all applications as a table or as a board: both show what search and filters in the address say. */
export function ApplicationViews(props: Props) {
  const silences = useSilences();
  const [name, setName] = useUrlState('view');
  const view = viewOf(name);
  /** What was done at once last, for as long as its notice is open. */
  const [done, setDone] = useState<JobBatch>();
  const [opened, setOpened] = useState<ListDialog>();
  const close = () => setOpened(undefined);
  return (
    <SilencesContext value={silences}>
      <section aria-label="Applications">
        <DoneNotice batch={done} onClose={() => setDone(undefined)} />
        <ShownApplications>
          <Tabs
            label="Views"
            tabs={VIEWS}
            selected={view}
            onSelect={(id) => setName(id === 'table' ? '' : id)}
          >
            <CurrentView {...props} view={view} onOpen={setOpened} onDone={setDone} />
          </Tabs>
        </ShownApplications>
        <Suspense>
          {opened === 'import' && <ImportDialog onClose={close} onDone={setDone} />}
          {opened === 'calendar' && <CalendarDialog onClose={close} />}
        </Suspense>
      </section>
    </SilencesContext>
  );
}
