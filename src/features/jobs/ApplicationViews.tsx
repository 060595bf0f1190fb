import { Suspense } from 'react';

import { lazyPanel } from '#components/lazy-panel.tsx';
import { Skeleton } from '#components/ui/States.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import { useUrlState } from '#lib/address.ts';

import type { RowActions } from './application-columns.tsx';
import { ApplicationList } from './ApplicationList.tsx';
import { SilencesContext, useSilences } from './silence/use-silences.ts';
import { useApplications } from './use-applications.ts';
import { viewOf, VIEWS } from './views.ts';

// What is not the first view is loaded when it is asked for.
const BoardView = lazyPanel(async () => (await import('./board/BoardView.tsx')).BoardView);
const FiguresView = lazyPanel(async () => (await import('./figures/FiguresView.tsx')).FiguresView);

type Props = { actions: RowActions; onAdd: () => void };

/** J-3 all applications as a table or as a board: both show what search and filters in the address say. */
export function ApplicationViews(props: Props) {
  const applications = useApplications();
  const silences = useSilences();
  const [name, setName] = useUrlState('view');
  const view = viewOf(name);
  return (
    <SilencesContext value={silences}>
      <section aria-label="Applications">
        <Tabs label="Views" tabs={VIEWS} selected={view} onSelect={(id) => setName(id === 'table' ? '' : id)}>
          <Suspense fallback={<Skeleton label="Loading the view" lines={8} />}>
            {view === 'table' && <ApplicationList {...props} applications={applications} />}
            {view === 'figures' && <FiguresView onAdd={props.onAdd} applications={applications} />}
            {view === 'board' && <BoardView {...props} applications={applications} />}
          </Suspense>
        </Tabs>
      </section>
    </SilencesContext>
  );
}
