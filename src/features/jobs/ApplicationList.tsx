import { BriefcaseBusiness, SearchX } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';

import { Button } from '#components/ui/Button.tsx';
import { DataTable } from '#components/ui/DataTable.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { EmptyState, ErrorState, Skeleton } from '#components/ui/States.tsx';
import { formatCount } from '#lib/format.ts';

import { applicationColumns, type RowActions } from './application-columns.tsx';
import { ApplicationFilters } from './ApplicationFilters.tsx';
import { sortName } from './shown-applications.ts';
import { useApplications } from './use-applications.ts';
import { useGrowingList } from './use-growing-list.ts';
import { useJobFilters } from './use-job-filters.ts';

type Props = { actions: RowActions; onAdd: () => void };

/** J-3 all applications: found, ordered, and changed in place. */
export function ApplicationList({ actions, onAdd }: Props) {
  const filters = useJobFilters();
  const { search, status, priority, sort } = filters;
  const { list, rows, isSearching, isSearchFailed } = useApplications(filters);
  const columns = useMemo(() => applicationColumns(actions), [actions]);
  const order = sortName(sort);
  const { shown, isWhole, more, end } = useGrowingList(rows, [order, status, priority, search].join('\n'));
  if (list.isPending) return <Skeleton label="Loading the applications" lines={8} />;
  if (!list.data)
    return (
      <ErrorState
        title="The applications could not be loaded"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  if (list.data.length === 0) return <NoApplications onAdd={onAdd} />;
  return (
    <section aria-label="Applications">
      <ApplicationFilters filters={filters} applications={list.data} />
      <p role="status" className="mb-2 text-xs text-muted">
        {countSentence(rows.length, list.data.length)}
        {isSearchFailed && ' Notes and descriptions could not be searched.'}
      </p>
      {rows.length === 0 && isSearching && <Spinner label="Searching notes and descriptions" />}
      {rows.length === 0 && !isSearching && <NoMatch onClear={filters.clear} />}
      {rows.length > 0 && (
        <DataTable
          caption="Applications"
          rows={shown}
          columns={columns}
          sort={sort}
          onSort={(next) => filters.setOrder(sortName(next))}
        />
      )}
      {!isWhole && (
        <div ref={end} className="grid justify-items-center py-4">
          <Button onPress={more}>{`Show more of ${formatCount(rows.length, 'application')}`}</Button>
        </div>
      )}
    </section>
  );
}

function countSentence(shown: number, total: number): ReactNode {
  const all = formatCount(total, 'application');
  return shown === total ? all : `${shown.toLocaleString('en-US')} of ${all}`;
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
