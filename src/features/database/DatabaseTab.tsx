import { useQuery } from '@tanstack/react-query';
import { RotateCw, SearchX, TableProperties } from 'lucide';
import { useDeferredValue, useMemo } from 'react';

import { List } from '#components/list/List.tsx';
import { Button } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/States.tsx';
import { useAddress } from '#lib/owner/address.ts';
import { api } from '#lib/api/api.ts';
import { formatBytes, formatCount } from '#lib/owner/format.ts';
import type { Sort } from '#lib/owner/list-order.ts';
import { useListAddress } from '#lib/owner/use-list-address.ts';

import { Backups } from './backups/Backups.tsx';
import { TableView } from './TableView.tsx';
import { Overview } from './Overview.tsx';
import { TABLE_COLUMNS } from './table-columns.tsx';
import { COMPARE, findTables, joinTables, sizeOf, type TableEntry, type TableSort } from './tables.ts';

/** The Database tab of the admin tools (A-DB-1): all tables and the backups of them, or the rows of the one that the address names. */
export function DatabaseTab() {
  const tablename = useAddress().get('table');
  if (tablename) return <TableView key={tablename} tablename={tablename} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <Backups />
      <div>
        <TableList />
      </div>
    </div>
  );
}

const BY_NAME: Sort<TableSort> = { by: 'name', direction: 'ascending' };
const SORTS: readonly TableSort[] = ['name', 'owner', 'rows', 'size', 'dead', 'vacuum', 'schema'];
const LIST = { sorts: SORTS, firstSort: BY_NAME, isReplacing: true };

/** How the database is, and its tables. */
function TableList() {
  const tables = useQuery(api.database.tables.queryOptions());
  const overview = useQuery(api.database.overview.queryOptions());
  const address = useListAddress<never, TableSort>(LIST);
  const { sort = BY_NAME } = address;
  const words = useDeferredValue(address.typed).trim();
  const rows = useMemo(() => {
    if (!tables.data) return undefined;
    const sign = sort.direction === 'ascending' ? 1 : -1;
    const found = findTables(joinTables(tables.data, overview.data?.tables), words);
    return found.toSorted((a, b) => sign * COMPARE[sort.by](a, b) || COMPARE.name(a, b));
  }, [tables.data, overview.data, sort, words]);
  const refetch = () => Promise.all([tables.refetch(), overview.refetch()]);
  return (
    <>
      {/* Where nothing can be loaded the list says so for both. */}
      {!(tables.isError && overview.isError) && <Overview query={overview} />}
      <List
        what="tables"
        address={address}
        toolbar={{
          placeholder: 'Search by name or owner',
          actions: (
            <Button
              icon={RotateCw}
              isPending={tables.isRefetching || overview.isRefetching}
              onPress={() => void refetch()}
            >
              Refresh
            </Button>
          ),
        }}
        query={{ error: tables.error, refetch }}
        rows={rows}
        columns={TABLE_COLUMNS}
        count={rows && countSentence(rows)}
        empty={<NoTables search={words} />}
      />
    </>
  );
}

function countSentence(tables: readonly TableEntry[]): string {
  const bytes = tables.reduce((sum, { state }) => sum + (state ? sizeOf(state) : 0), 0);
  return `${formatCount(tables.length, 'table')}${bytes > 0 ? `, ${formatBytes(bytes)}` : ''}`;
}

function NoTables({ search }: { search: string }) {
  return search ? (
    <EmptyState icon={SearchX} title="No table found">
      <p>Nothing is called “{search}”.</p>
    </EmptyState>
  ) : (
    <EmptyState icon={TableProperties} title="No tables yet">
      <p>The migrations make them: npm run db:migrate.</p>
    </EmptyState>
  );
}
