/** What the list of tables shows of each: what the catalog and the statistics know, joined by name. */
import type { DatabaseTable, TableState } from '#contracts/database.ts';
import type { WholeList } from '#lib/owner/use-whole-list.ts';

export type TableEntry = DatabaseTable & {
  id: number;
  /** Nothing while it is on its way, or where the statistics do not have the table. */
  state: TableState | undefined;
};

export type TableSort = 'name' | 'owner' | 'rows' | 'size' | 'dead' | 'vacuum' | 'schema';

export function joinTables(
  tables: readonly DatabaseTable[],
  states: readonly TableState[] = [],
): TableEntry[] {
  const byName = new Map(states.map((state) => [state.tablename, state]));
  return tables.map((table, id) => ({ ...table, id, state: byName.get(table.tablename) }));
}

/** In bytes, with the indexes. */
export const sizeOf = ({ tableBytes, indexBytes }: TableState): number => tableBytes + indexBytes;

const figure =
  (read: (state: TableState) => number) =>
  ({ state }: TableEntry): number =>
    state ? read(state) : -1;

export const TABLES: WholeList<TableEntry, TableSort> = {
  orders: {
    name: ({ tablename }) => tablename,
    owner: ({ tableowner }) => tableowner,
    schema: ({ schemaname }) => schemaname,
    rows: figure(({ rows }) => rows),
    size: figure(sizeOf),
    dead: figure(({ deadRows }) => deadRows),
    vacuum: ({ state }) => state?.vacuumedAt ?? '',
  },
  firstSort: { by: 'name', direction: 'ascending' },
  textOf: ({ schemaname, tablename, tableowner }) => `${schemaname}.${tablename} ${tableowner}`,
};
