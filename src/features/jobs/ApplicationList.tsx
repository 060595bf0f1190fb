import { BriefcaseBusiness, SearchX } from 'lucide-react';
import { useMemo } from 'react';

import { List } from '#components/list/List.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { EmptyState } from '#components/ui/States.tsx';
import { formatCount } from '#lib/format.ts';

import { applicationColumns, type RowActions } from './application-columns.tsx';
import { ApplicationFilters, ExportLink } from './ApplicationFilters.tsx';
import { useApplications } from './use-applications.ts';

type Props = { actions: RowActions; onAdd: () => void };

/** J-3 all applications: found, ordered, and changed in place. */
export function ApplicationList({ actions, onAdd }: Props) {
  const applications = useApplications();
  const { address, list, rows, isSearching, isSearchFailed } = applications;
  const columns = useMemo(() => applicationColumns(actions), [actions]);
  return (
    <section aria-label="Applications">
      <List
        what="applications"
        caption="Applications"
        address={address}
        toolbar={{
          label: 'Find applications',
          searchLabel: 'Search applications',
          filters: <ApplicationFilters applications={applications} />,
          actions: <ExportLink applications={applications} />,
        }}
        query={list}
        rows={rows}
        columns={columns}
        count={rows && countSentence(rows.length, list.data?.length ?? 0, isSearchFailed)}
        empty={
          list.data?.length === 0 ? (
            <NoApplications onAdd={onAdd} />
          ) : isSearching ? (
            <Spinner label="Searching notes and descriptions" />
          ) : (
            <NoMatch onClear={address.clear} />
          )
        }
      />
    </section>
  );
}

function countSentence(shown: number, total: number, isSearchFailed: boolean): string {
  const all = formatCount(total, 'application');
  const count = shown === total ? all : `${shown.toLocaleString('en-US')} of ${all}`;
  return isSearchFailed ? `${count} Notes and descriptions could not be searched.` : count;
}

function NoApplications({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState icon={BriefcaseBusiness} title="No applications yet">
      <p>Write down the first one: paste the address of a job, and its page fills in what it can.</p>
      <Button variant="primary" onPress={onAdd}>
        Add application
      </Button>
    </EmptyState>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState icon={SearchX} title="No application matches">
      <p>Try fewer or other words.</p>
      <Button onPress={onClear}>Clear filters</Button>
    </EmptyState>
  );
}
