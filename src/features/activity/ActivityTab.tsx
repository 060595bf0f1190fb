import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Download, History, RotateCw } from 'lucide';
import { useMemo, useState } from 'react';

import { activity, type ActivityLog, type LOG_FORMATS, LOG_PAGE_SIZE } from '#contracts/activity.ts';
import { addressOf } from '#contracts/address.ts';
import type { Column } from '#components/list/column.ts';
import { List } from '#components/list/List.tsx';
import { Button, LinkButton } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { EmptyState, Pending } from '#components/ui/States.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { Facts } from '#components/ui/Facts.tsx';
import { asWords, detailText, idText, subjectOf } from '#lib/owner/activity-words.ts';
import { api } from '#lib/api/api.ts';
import { useListAddress } from '#lib/owner/use-list-address.ts';
import { goTo, useAddress } from '#lib/owner/address.ts';

import { ActivityFilters } from './ActivityFilters.tsx';
import { LogTrust } from './trust/LogTrust.tsx';
import { LOG_FILTERS, logFilters } from './filters.ts';

const DOWNLOADS: readonly { format: (typeof LOG_FORMATS)[number]; label: string }[] = [
  { format: 'csv', label: 'Export CSV' },
  { format: 'jsonl', label: 'Export JSON Lines' },
];
const LIST = { filters: LOG_FILTERS, isReplacing: true };

/** A-LOG-1 the activity log: filters, older entries by and by, details, downloads, and whether it can be trusted. */
export function ActivityTab() {
  const address = useListAddress(LIST);
  const { search, filter } = address;
  const filters = logFilters({
    search,
    action: filter('action'),
    resource: filter('resource'),
    actor: filter('actor'),
    from: filter('from'),
    to: filter('to'),
  });
  const actions = useQuery(api.activity.actions.queryOptions());
  const actors = useQuery(api.activity.actors.queryOptions());
  const logs = useInfiniteQuery(
    api.activity.list.infiniteOptions({
      input: (before: number | undefined) => ({ ...filters, ...(before ? { before } : {}) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => (page.length === LOG_PAGE_SIZE ? page.at(-1)?.id : undefined),
    }),
  );
  const [open, setOpen] = useState<ActivityLog>();
  const columns = useMemo(() => columnsOf(setOpen), []);
  const rows = useMemo(() => logs.data?.pages.flat(), [logs.data]);
  return (
    <>
      <LogTrust />
      <List
        what="activity"
        caption="Activity, newest first"
        address={address}
        toolbar={{
          label: 'Filters',
          searchLabel: 'Search',
          isLabelShown: true,
          placeholder: 'Name, id, address, details',
          filters: (
            <ActivityFilters address={address} actions={actions.data ?? []} actors={actors.data ?? []} />
          ),
          actions: (
            <>
              <Button icon={RotateCw} isPending={logs.isRefetching} onPress={() => void logs.refetch()}>
                Refresh
              </Button>
              {DOWNLOADS.map(({ format, label }) => (
                <LinkButton
                  icon={Download}
                  key={format}
                  href={addressOf(activity.exportCsv, format === 'csv' ? filters : { ...filters, format })}
                  download={`activity.${format}`}
                >
                  {label}
                </LinkButton>
              ))}
            </>
          ),
        }}
        query={logs}
        rows={rows}
        columns={columns}
        empty={<NoEntries isFiltered={Object.keys(filters).length > 0} />}
        more={
          logs.hasNextPage && (
            <div className="grid justify-items-center py-4">
              <Button isPending={logs.isFetchingNextPage} onPress={() => void logs.fetchNextPage()}>
                Load older entries
              </Button>
            </div>
          )
        }
      />
      {open && <ActivityDetails log={open} onClose={() => setOpen(undefined)} />}
      <AskedEntry />
    </>
  );
}

function columnsOf(onOpen: (log: ActivityLog) => void): Column<ActivityLog>[] {
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

/** The largest number that an entry can have. */
const ID_MAXIMUM = 2_147_483_647;
const close = () => goTo({ entry: undefined });

/** The entry that the address names, such as one that a check found changed. */
function AskedEntry() {
  const id = Number(useAddress().get('entry'));
  return Number.isInteger(id) && id > 0 && id < ID_MAXIMUM ? <Entry key={id} id={id} /> : null;
}

function Entry({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(
    api.activity.list.queryOptions({ input: { before: id + 1, limit: 1 } }),
  );
  const log = data?.find((found) => found.id === id);
  if (log) return <ActivityDetails log={log} onClose={close} />;
  return (
    <Dialog title={`Entry ${id}`} isDismissable onClose={close}>
      <Pending query={{ data, error, refetch }} what="entry" lines={3} />
      {data && <p>The log does not have this entry any more.</p>}
    </Dialog>
  );
}

/** Everything that the log knows of one entry. */
function ActivityDetails({ log, onClose }: { log: ActivityLog; onClose: () => void }) {
  return (
    <Dialog title={`Entry ${log.id}`} isDismissable size="medium" onClose={onClose}>
      <Facts
        facts={[
          ['Action', log.action],
          ['Resource', `${asWords(log.resource)} ${idText(log.resourceId)}`],
          ['User', log.username],
          ['When', <DateTime key="at" at={log.createdAt} />],
          ['Address', log.ipAddress ?? 'none'],
          ['Browser', log.userAgent ?? 'none'],
          ...Object.entries(log.details ?? {}).map(
            ([name, value]) =>
              [
                asWords(name),
                <span key={name} className="whitespace-pre-wrap">
                  {detailText(value)}
                </span>,
              ] as const,
          ),
        ]}
      />
    </Dialog>
  );
}
