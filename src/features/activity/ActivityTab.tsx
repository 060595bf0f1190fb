import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Download, History, RotateCw } from 'lucide-react';
import { useState } from 'react';

import { activity, LOG_PAGE_SIZE, type ActivityLog } from '#contracts/activity.ts';
import { addressOf } from '#contracts/address.ts';
import { Button } from '#components/ui/Button.tsx';
import { DataTable, type Column } from '#components/ui/DataTable.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { linkButton } from '#components/ui/owner-styles.ts';
import { EmptyState, ErrorState, Skeleton } from '#components/ui/States.tsx';
import { asWords, subjectOf } from '#lib/activity-words.ts';
import { api } from '#lib/api.ts';

import { ActivityFilters } from './ActivityFilters.tsx';
import { ActivityDetails } from './ActivityDetails.tsx';
import { useLogFilters } from './use-log-filters.ts';

/** A-LOG-1 the activity log: filters, pages, details, CSV. */
export function ActivityTab() {
  const fields = useLogFilters();
  const { filters } = fields;
  const actions = useQuery(api.activity.actions.queryOptions());
  const logs = useInfiniteQuery(
    api.activity.list.infiniteOptions({
      input: (before: number | undefined) => ({ ...filters, ...(before ? { before } : {}) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => (page.length === LOG_PAGE_SIZE ? page.at(-1)?.id : undefined),
    }),
  );
  const [open, setOpen] = useState<ActivityLog>();
  const rows = logs.data?.pages.flat() ?? [];
  return (
    <>
      <ActivityFilters
        fields={fields}
        actions={actions.data ?? []}
        buttons={
          <>
            <Button isPending={logs.isRefetching} onPress={() => void logs.refetch()}>
              <RotateCw aria-hidden="true" size={15} />
              Refresh
            </Button>
            <a href={addressOf(activity.exportCsv, filters)} download="activity.csv" className={linkButton}>
              <Download aria-hidden="true" size={15} />
              Export CSV
            </a>
          </>
        }
      />
      {logs.isPending && <Skeleton label="Loading the activity" lines={8} />}
      {logs.isError && rows.length === 0 && (
        <ErrorState
          title="The activity could not be loaded"
          error={logs.error}
          onRetry={() => void logs.refetch()}
        />
      )}
      {logs.isSuccess && rows.length === 0 && <NoEntries isFiltered={Object.keys(filters).length > 0} />}
      {rows.length > 0 && (
        <DataTable caption="Activity, newest first" rows={rows} columns={columns(setOpen)} />
      )}
      {logs.hasNextPage && (
        <div className="grid justify-items-center py-4">
          <Button isPending={logs.isFetchingNextPage} onPress={() => void logs.fetchNextPage()}>
            Load older entries
          </Button>
        </div>
      )}
      {open && <ActivityDetails log={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function columns(onOpen: (log: ActivityLog) => void): Column<ActivityLog>[] {
  return [
    {
      id: 'what',
      label: 'What',
      isRowHeader: true,
      cell: (log) => (
        <button
          type="button"
          className="min-h-6 max-w-full cursor-pointer text-left wrap-anywhere hover:text-accent hover:underline"
          onClick={() => onOpen(log)}
        >
          <span className="font-medium">{log.action}</span>{' '}
          <span className="font-normal">{subjectOf(log)}</span>
        </button>
      ),
    },
    { id: 'resource', label: 'Resource', cell: (log) => asWords(log.resource) },
    { id: 'username', label: 'User', cell: (log) => log.username },
    { id: 'address', label: 'Address', cell: (log) => log.ipAddress ?? 'none' },
    { id: 'createdAt', label: 'When', kind: 'number', cell: (log) => <DateTime at={log.createdAt} /> },
  ];
}

function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      icon={History}
      title={isFiltered ? 'No entry matches the filters' : 'Nothing has been done yet'}
    >
      {isFiltered ? 'Clear a filter to see more.' : 'Every change of yours will be listed here.'}
    </EmptyState>
  );
}
