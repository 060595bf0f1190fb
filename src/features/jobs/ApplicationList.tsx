import { useMemo } from 'react';

import { List } from '#components/list/List.tsx';

import { applicationColumns, type RowActions } from './application-columns.tsx';
import { findApplications } from './find-applications.tsx';
import { countSentence } from './count-sentence.ts';
import { NothingToShow } from './NothingToShow.tsx';
import type { Applications } from './use-applications.ts';

type Props = { applications: Applications; actions: RowActions; onAdd: () => void };

/** J-3 all applications: found, ordered, and changed in place. */
export function ApplicationList({ applications, actions, onAdd }: Props) {
  const { address, list, rows } = applications;
  const columns = useMemo(() => applicationColumns(actions), [actions]);
  return (
    <List
      what="applications"
      caption="Applications"
      address={address}
      toolbar={findApplications(applications)}
      query={list}
      rows={rows}
      columns={columns}
      count={countSentence(applications)}
      empty={<NothingToShow {...{ applications, onAdd }} />}
    />
  );
}
