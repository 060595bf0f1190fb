import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';

import { List } from '#components/list/List.tsx';
import { api } from '#lib/api/api.ts';

import { countSentence } from '../count-sentence.ts';
import { findApplications } from '../find-applications.tsx';
import { NothingToShow } from '../NothingToShow.tsx';
import type { Applications } from '../use-applications.ts';
import { Figures } from './Figures.tsx';
import type { ListDialog } from '../transfer/MoreMenu.tsx';

type Props = { applications: Applications; onAdd: () => void; onOpen: (dialog: ListDialog) => void };

export function FiguresView({ applications, onAdd, onOpen }: Props) {
  const { address, list, rows } = applications;
  const changes = useQuery(api.jobs.figures.statusChanges.queryOptions());
  const error = list.error ?? changes.error;
  const ready = useMemo(
    () => (!error && rows && changes.data ? { rows, changes: changes.data } : null),
    [error, rows, changes.data],
  );
  // Of thousands each figure takes some milliseconds: drawn as deferred, they make no long task together.
  const drawn = useDeferredValue(ready, null);
  return (
    <List
      what="figures"
      address={address}
      toolbar={findApplications(applications, 'nothing', { onOpen })}
      query={{ error, refetch: () => Promise.all([list.refetch(), changes.refetch()]) }}
      rows={drawn?.rows}
      count={countSentence(applications)}
      empty={<NothingToShow {...{ applications, onAdd }} />}
    >
      {() => drawn && <Figures {...drawn} />}
    </List>
  );
}
