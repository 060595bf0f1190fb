import type { ReactNode } from 'react';

import { ErrorState, Skeleton } from '#components/ui/States.tsx';
import { Button } from '#components/ui/Button.tsx';
import { type ListAddress, useExistingPage } from '#lib/owner/use-list-address.ts';
import { goToPage } from '#lib/owner/address.ts';

import { ListTable, type TableProps } from './ListTable.tsx';
import { ListToolbar, type ToolbarProps } from './ListToolbar.tsx';

/** As a table, or as the screen draws them. */
type Drawn<Row extends { id: number }, Id extends string> =
  | (Pick<TableProps<Row, Id>, 'columns' | 'selection'> & { caption?: string })
  | { children: (rows: readonly Row[]) => ReactNode };

type Props<Row extends { id: number }, Filter extends string, Id extends string> = Drawn<Row, Id> & {
  /** What the rows are, as a sentence names them: `posts`. Table, search and messages are called by it. */
  what: string;
  address: ListAddress<Filter, Id>;
  toolbar: ToolbarProps;
  /** Nothing while they are on their way. */
  rows: readonly Row[] | undefined;
  query: { error: unknown; refetch: () => unknown; isPlaceholderData?: boolean };
  empty: ReactNode;
  /** How many rows there are, in words; of a list in pages beside them. */
  count?: string | undefined;
  /** Of a list that the server hands out in pages. */
  totalPages?: number | undefined;
  /** Between the toolbar and the rows. */
  notice?: ReactNode;
  /** Below the rows. */
  more?: ReactNode;
};

/** The owner's list: found by search and filters, ordered, in pages or as long as it is, chosen from, and acted upon. */
export function List<Row extends { id: number }, Filter extends string, Id extends string>(
  props: Props<Row, Filter, Id>,
) {
  const { what, address, toolbar, rows, query, empty, count, totalPages, notice, more, ...drawn } = props;
  const { error, refetch, isPlaceholderData: isStale = false } = query;
  useExistingPage(address.page, isStale ? undefined : totalPages);
  const isElsewhere = totalPages !== undefined && address.page > Math.max(1, totalPages);
  const hasRows = rows !== undefined && rows.length > 0;
  const isOnItsWay = !rows || (!hasRows && (isStale || isElsewhere));
  return (
    <>
      <ListToolbar {...toolbar} {...{ what, address }} />
      {notice}
      {Boolean(error) && (
        <ErrorState title={`The ${what} could not be loaded`} error={error} onRetry={() => void refetch()} />
      )}
      {!error && isOnItsWay && <Skeleton label={`Loading the ${what}`} lines={8} />}
      {totalPages === undefined && rows && count && (
        <p role="status" className="mb-2 text-xs text-muted">
          {count}
        </p>
      )}
      {!error && !isOnItsWay && !hasRows && empty}
      {hasRows &&
        ('children' in drawn ? (
          drawn.children(rows)
        ) : (
          <ListTable
            caption={what.charAt(0).toUpperCase() + what.slice(1)}
            {...drawn}
            rows={rows}
            sorts={address.sorts}
            sort={address.sort}
            onSort={address.setSort}
            isStale={isStale}
          />
        ))}
      {hasRows && totalPages !== undefined && (
        <Pages page={address.page} totalPages={totalPages} total={count ?? ''} />
      )}
      {more}
    </>
  );
}

type PagesProps = {
  page: number;
  totalPages: number;
  /** How many there are on all pages, with their name: `43 posts`. */
  total: string;
};

function Pages({ page, totalPages, total }: PagesProps) {
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm text-muted">
      <span className="mr-auto" role="status">
        {total}
        {totalPages > 1 && ` · page ${page} of ${totalPages}`}
      </span>
      {totalPages > 1 && (
        <span className="flex gap-2">
          <Button isDisabled={page <= 1} onPress={() => goToPage(page - 1)}>
            Previous
          </Button>
          <Button isDisabled={page >= totalPages} onPress={() => goToPage(page + 1)}>
            Next
          </Button>
        </span>
      )}
    </nav>
  );
}
