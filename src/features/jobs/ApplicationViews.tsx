import {
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';

import type { JobBatch } from '#contracts/job-transfer.ts';
import { lazyPanel } from '#components/lazy-panel.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import { Skeleton } from '#components/ui/States.tsx';
import { useUrlState } from '#lib/owner/address.ts';
import { whenIdle } from '#lib/page/when-idle.ts';

import type { RowActions } from './application-columns.tsx';
import { DoneNotice } from './bulk/DoneNotice.tsx';
import { SilencesContext, useSilences } from './silence/use-silences.ts';
import type { ListDialog } from './transfer/MoreMenu.tsx';
import { ApplicationList } from './ApplicationList.tsx';
import { type Applications, useApplications } from './use-applications.ts';

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
  useEffect(() => {
    whenIdle(() => {
      void BoardView.preload();
      void FiguresView.preload();
    });
  }, []);
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
            <CurrentView key={view} {...props} view={view} onOpen={setOpened} onDone={setDone} />
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

// What is not the first view is loaded after it.
const BoardView = lazyPanel(async () => (await import('./board/BoardView.tsx')).BoardView);
const FiguresView = lazyPanel(async () => (await import('./figures/FiguresView.tsx')).FiguresView);

const ApplicationsContext = createContext<Applications | undefined>(undefined);

/** Holds what is typed and found for all views, so that a key draws the view alone and not what is around it. */
function ShownApplications({ children }: { children: ReactNode }) {
  return <ApplicationsContext value={useApplications()}>{children}</ApplicationsContext>;
}

type ViewProps = {
  view: View;
  actions: RowActions;
  onAdd: () => void;
  onOpen: (dialog: ListDialog) => void;
  onDone: (batch: JobBatch | undefined) => void;
};

const LOADING = <Skeleton label="Loading the view" lines={8} />;

function CurrentView({ view, onDone, ...props }: ViewProps) {
  const applications = useContext(ApplicationsContext);
  // Of thousands, what goes and what comes would be one long task together.
  const isDrawn = useDeferredValue(true, false);
  if (!applications) return null;
  if (!isDrawn) return LOADING;
  return (
    <Suspense fallback={LOADING}>
      {view === 'table' && <ApplicationList {...props} applications={applications} onDone={onDone} />}
      {view === 'board' && <BoardView {...props} applications={applications} />}
      {view === 'figures' && <FiguresView {...props} applications={applications} />}
    </Suspense>
  );
}

/** The ways to look at the applications, as the address names them; the table needs no name. */
const VIEWS = [
  { id: 'table', label: 'Table' },
  { id: 'board', label: 'Board' },
  { id: 'figures', label: 'Figures' },
] as const;
type View = (typeof VIEWS)[number]['id'];

const viewOf = (name: string): View => VIEWS.find(({ id }) => id === name)?.id ?? 'table';
