import { useQuery } from '@tanstack/react-query';
import { RotateCw, SearchX, TableProperties } from 'lucide';
import { useMemo } from 'react';

import { List } from '#components/list/List.tsx';
import { Button } from '#components/ui/Button.tsx';
import { EmptyState } from '#components/ui/States.tsx';
import { useAddress } from '#lib/owner/address.ts';
import { api } from '#lib/api/api.ts';
import { formatBytes, formatCount } from '#lib/owner/format.ts';
import { useWholeList } from '#lib/owner/use-whole-list.ts';

import { Backups } from './backups/Backups.tsx';
import { TableView } from './TableView.tsx';
import { Overview } from './Overview.tsx';
import { TABLE_COLUMNS } from './table-columns.tsx';
import { joinTables, sizeOf, type TableEntry, TABLES } from './tables.ts';

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

function TableList() {
  const tables = useQuery(api.database.tables.queryOptions());
  const overview = useQuery(api.database.overview.queryOptions());
  const all = useMemo(
    () => tables.data && joinTables(tables.data, overview.data?.tables),
    [tables.data, overview.data],
  );
  const { address, rows, words } = useWholeList(all, TABLES);
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
