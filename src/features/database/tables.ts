/** What the list of tables shows of each: what the catalog and the statistics know, joined by name. */
import type { DatabaseTable, TableState } from '#contracts/database.ts';

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

const { compare } = new Intl.Collator();
const figure =
  (read: (state: TableState) => number) =>
  (a: TableEntry, b: TableEntry): number =>
    (a.state ? read(a.state) : -1) - (b.state ? read(b.state) : -1);

/** Each falls back on the name. */
export const COMPARE: Record<TableSort, (a: TableEntry, b: TableEntry) => number> = {
  name: (a, b) => compare(a.tablename, b.tablename),
  owner: (a, b) => compare(a.tableowner, b.tableowner),
  schema: (a, b) => compare(a.schemaname, b.schemaname),
  rows: figure(({ rows }) => rows),
  size: figure(sizeOf),
  dead: figure(({ deadRows }) => deadRows),
  vacuum: (a, b) => compare(a.state?.vacuumedAt ?? '', b.state?.vacuumedAt ?? ''),
};

/** Those with all the words in name, owner or schema. */
export function findTables(tables: readonly TableEntry[], words: string): TableEntry[] {
  const asked = words.toLowerCase().split(/\s+/u).filter(Boolean);
  return tables.filter(({ tablename, tableowner, schemaname }) => {
    const text = `${schemaname}.${tablename} ${tableowner}`.toLowerCase();
    return asked.every((word) => text.includes(word));
  });
}
