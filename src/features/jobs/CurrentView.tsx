import { createContext, Suspense, useContext, type ReactNode } from 'react';

import { lazyPanel } from '#components/lazy-panel.tsx';
import { Skeleton } from '#components/ui/States.tsx';
import type { JobBatch } from '#contracts/job-transfer.ts';

import type { RowActions } from './application-columns.tsx';
import { ApplicationList } from './ApplicationList.tsx';
import type { ListDialog } from './transfer/MoreMenu.tsx';
import { useApplications, type Applications } from './use-applications.ts';
import type { View } from './views.ts';

// What is not the first view is loaded when it is asked for.
const BoardView = lazyPanel(async () => (await import('./board/BoardView.tsx')).BoardView);
const FiguresView = lazyPanel(async () => (await import('./figures/FiguresView.tsx')).FiguresView);

const ApplicationsContext = createContext<Applications | undefined>(undefined);

/** Holds what is typed and found for all views, so that a key draws the view alone and not what is around it. */
export function ShownApplications({ children }: { children: ReactNode }) {
  return <ApplicationsContext value={useApplications()}>{children}</ApplicationsContext>;
}

type Props = {
  view: View;
  actions: RowActions;
  onAdd: () => void;
  onOpen: (dialog: ListDialog) => void;
  onDone: (batch: JobBatch | undefined) => void;
};

/** The shown applications as the table, the board or the figures. */
export function CurrentView({ view, onDone, ...props }: Props) {
  const applications = useContext(ApplicationsContext);
  if (!applications) return null;
  return (
    <Suspense fallback={<Skeleton label="Loading the view" lines={8} />}>
      {view === 'table' && <ApplicationList {...props} applications={applications} onDone={onDone} />}
      {view === 'board' && <BoardView {...props} applications={applications} />}
      {view === 'figures' && <FiguresView {...props} applications={applications} />}
    </Suspense>
  );
}
