import { ListToolbar } from '#components/list/ListToolbar.tsx';
import { ErrorState, Skeleton } from '#components/ui/States.tsx';

import type { RowActions } from '../application-columns.tsx';
import { countSentence } from '../count-sentence.ts';
import { findApplications } from '../find-applications.tsx';
import { NothingToShow } from '../NothingToShow.tsx';
import type { Applications } from '../use-applications.ts';
import { Board } from './Board.tsx';
import type { ListDialog } from '../transfer/MoreMenu.tsx';

type Props = {
  applications: Applications;
  actions: RowActions;
  onAdd: () => void;
  onOpen: (dialog: ListDialog) => void;
};

/** The board with what narrows it. */
export function BoardView({ applications, actions, onAdd, onOpen }: Props) {
  const { address, list, rows } = applications;
  return (
    <>
      <ListToolbar {...findApplications(applications, { onOpen })} address={address} />
      {list.error && (
        <ErrorState
          title="The applications could not be loaded"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {!list.error && !rows && <Skeleton label="Loading the applications" lines={8} />}
      {rows && (
        <p role="status" className="mb-2 text-xs text-muted">
          {countSentence(applications)}
        </p>
      )}
      {rows?.length === 0 && <NothingToShow {...{ applications, onAdd }} />}
      {rows && rows.length > 0 && <Board rows={rows} actions={actions} />}
    </>
  );
}
