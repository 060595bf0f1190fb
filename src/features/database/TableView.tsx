import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Rows3, SearchX } from 'lucide';
import { useEffect, useRef } from 'react';

import { AddressLink } from '#components/owner/AddressLink.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { EmptyState, ErrorState, Skeleton } from '#components/ui/States.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { api } from '#lib/api/api.ts';
import { goTo, useAddress } from '#lib/owner/address.ts';
import { formatCount } from '#lib/owner/format.ts';

import { ExactCount } from './ExactCount.tsx';
import { RowFilter } from './RowFilter.tsx';
import { nextSort, questionOf } from './rows-question.ts';
import { RowsTable } from './RowsTable.tsx';
import { useRows } from './use-rows.ts';

const REPLACING = { isReplacing: true };

export function TableView({ tablename }: { tablename: string }) {
  const address = useAddress();
  const question = questionOf(address, tablename);
  const rows = useRows(question);
  const { query, columns } = rows;
  const { data, isError } = query;
  const isFiltered = question.column !== undefined;
  const clear = () => goTo({ column: undefined, equals: undefined, contains: undefined }, REPLACING);
  return (
    <section aria-label={tablename}>
      <Heading tablename={tablename} />
      {columns && <RowFilter key={JSON.stringify(question)} columns={columns} question={question} />}
      <p className="mb-2 text-xs text-muted">
        Each look is written to the activity log, so nothing here is read again by itself.{' '}
        <button
          type="button"
          aria-disabled={query.isFetching}
          className="link min-h-6 cursor-pointer aria-disabled:cursor-progress"
          onClick={() => {
            if (!query.isFetching) void query.refetch();
          }}
        >
          {query.isFetching ? 'Reading…' : 'Read again'}
        </button>
      </p>
      {rows.isBegunAgain && (
        <p role="status" className="mb-2 text-sm">
          That place in the rows is not known any more. This is the first page again.
        </p>
      )}
      {isError && !rows.isLost && (
        <div className="grid gap-3">
          <ErrorState
            title={`The rows of ${tablename} could not be loaded`}
            error={query.error}
            onRetry={() => void query.refetch()}
          />
          {(isFiltered || question.sort) && (
            <AddressLink to={{ tab: 'database', table: tablename }} className="link justify-self-start">
              All rows in the order of the key
            </AddressLink>
          )}
        </div>
      )}
      {(query.isPending || rows.isLost) && <Skeleton label={`Loading rows of ${tablename}`} lines={8} />}
      {data && data.rows.length > 0 && (
        <RowsTable
          tablename={tablename}
          {...data}
          question={question}
          isStale={query.isPlaceholderData}
          onSort={(column) => goTo({ sort: nextSort(question, column) }, REPLACING)}
        />
      )}
      {data?.rows.length === 0 && <NoRows isFiltered={isFiltered} onClear={clear} />}
      {data && (data.rows.length > 0 || rows.page > 1) && (
        <RowsPager {...rows} count={data.rows.length} readAt={query.dataUpdatedAt} />
      )}
    </section>
  );
}

/** Takes the focus that the link in the list had. */
function Heading({ tablename }: { tablename: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const estimate = useQuery({ ...api.database.overview.queryOptions(), enabled: false }).data?.tables;
  return (
    <header className="mb-4">
      <AddressLink to={{ tab: 'database' }} className="link inline-flex min-h-6 items-center gap-1.5 text-sm">
        <Icon shape={ArrowLeft} size={15} />
        All tables
      </AddressLink>
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 text-lg font-medium wrap-anywhere outline-none">
          {tablename}
        </h2>
        <p className="text-sm text-muted tabular-nums">
          Rows:{' '}
          <ExactCount
            tablename={tablename}
            estimate={estimate?.find((state) => state.tablename === tablename)?.rows}
          />
        </p>
      </div>
    </header>
  );
}

function NoRows({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return isFiltered ? (
    <EmptyState icon={SearchX} title="No row matches the filter">
      <Button onPress={onClear}>Clear the filter</Button>
    </EmptyState>
  ) : (
    <EmptyState icon={Rows3} title="No rows here" />
  );
}

type PagerProps = {
  /** Rows on this page. */
  count: number;
  page: number;
  /** In milliseconds since 1970. */
  readAt: number;
  goBack: (() => void) | undefined;
  goOn: (() => void) | undefined;
};

/** Where one is in the rows: how many pages there are, nobody has counted. */
function RowsPager({ count, page, readAt, goBack, goOn }: PagerProps) {
  const hasPages = goBack !== undefined || goOn !== undefined;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm text-muted">
      <span className="mr-auto">
        <span role="status">
          {formatCount(count, 'row')}
          {hasPages && ` · page ${page}`}
        </span>
        {readAt > 0 && (
          <>
            {' '}
            · read <DateTime at={new Date(readAt).toISOString()} />
          </>
        )}
      </span>
      {hasPages && (
        <span className="flex gap-2">
          <Button isDisabled={!goBack} onPress={() => goBack?.()}>
            Previous
          </Button>
          <Button isDisabled={!goOn} onPress={() => goOn?.()}>
            Next
          </Button>
        </span>
      )}
    </nav>
  );
}
