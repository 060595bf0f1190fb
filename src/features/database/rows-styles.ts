/** How rows of any table are laid out. */
import type { TableColumn } from '#contracts/database.ts';

import type { Value } from './ValuesDialog.tsx';

/** Class lists. The first column and the head stay while the box scrolls; lines are drawn by cells, which take them along. */
export const rows = {
  box: 'relative max-h-[75svh] overflow-auto rounded-card border border-line bg-surface outline-offset-2',
  table: 'w-full border-separate border-spacing-0 text-left text-sm tabular-nums data-stale:opacity-60',
  head:
    'sticky top-0 z-10 border-b border-line bg-surface px-3 py-1.5 align-top text-xs whitespace-nowrap ' +
    'data-figure:text-right data-corner:left-0 data-corner:z-20 data-corner:not-last:border-r',
  name: 'inline-flex min-h-6 items-center gap-1 font-medium',
  row: 'group',
  rowHead:
    'sticky left-0 max-w-40 border-b not-last:border-r border-line bg-surface px-3 py-1.5 align-top leading-6 font-medium group-last:border-b-0 group-hover:bg-raised sm:max-w-64',
  cell:
    'max-w-80 border-b border-line px-3 py-1.5 align-top leading-6 whitespace-nowrap group-last:border-b-0 group-hover:bg-raised ' +
    'data-figure:text-right',
  open: 'block min-h-6 max-w-full cursor-pointer truncate text-left hover:text-accent hover:underline',
} as const;

const FIGURES = /^(?:smallint|integer|bigint|numeric|real|double precision)/u;

export const isFigure = ({ type, isKey }: TableColumn): boolean => !isKey && FIGURES.test(type);

/** The cells of a row by their columns, those of the key before all others. */
export function keyFirst(columns: readonly TableColumn[], cells: readonly (string | null)[]): Value[] {
  const values = columns.map((column, index) => ({ column, text: cells[index] ?? null }));
  return values.toSorted((a, b) => Number(b.column.isKey) - Number(a.column.isKey));
}
