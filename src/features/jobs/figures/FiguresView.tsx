import { useQuery } from '@tanstack/react-query';

import { ListToolbar } from '#components/list/ListToolbar.tsx';
import { ErrorState, Skeleton } from '#components/ui/States.tsx';
import { api } from '#lib/api/api.ts';

import { countSentence } from '../count-sentence.ts';
import { findApplications } from '../find-applications.tsx';
import { NothingToShow } from '../NothingToShow.tsx';
import type { Applications } from '../use-applications.ts';
import { Figures } from './Figures.tsx';
import type { ListDialog } from '../transfer/MoreMenu.tsx';

type Props = { applications: Applications; onAdd: () => void; onOpen: (dialog: ListDialog) => void };

/** The figures of what search and filters leave. */
export function FiguresView({ applications, onAdd, onOpen }: Props) {
  const { address, list, rows } = applications;
  const changes = useQuery(api.jobs.figures.statusChanges.queryOptions());
  const error = list.error ?? changes.error;
  const isReady = !error && rows !== undefined && changes.data !== undefined;
  return (
    <>
      <ListToolbar {...findApplications(applications, { onOpen })} address={address} />
      {error && (
        <ErrorState
          title="The figures could not be loaded"
          error={error}
          onRetry={() => {
            void list.refetch();
            void changes.refetch();
          }}
        />
      )}
      {!error && !isReady && <Skeleton label="Loading the figures" lines={8} />}
      {isReady && (
        <p role="status" className="mb-2 text-xs text-muted">
          {countSentence(applications)}
        </p>
      )}
      {isReady && rows.length === 0 && <NothingToShow {...{ applications, onAdd }} />}
      {isReady && rows.length > 0 && <Figures rows={rows} changes={changes.data} />}
    </>
  );
}
