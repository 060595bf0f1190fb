import { Fragment, memo, useRef } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';

import { Icon } from '#components/ui/Icon.tsx';
import type { Sort } from '#lib/owner/list-order.ts';

import type { Column } from './column.ts';
import { table } from './list-styles.ts';
import { SelectAll, type Selection, SelectionContext, SelectRow } from './ListSelection.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import { type Entry, useRowWindow } from './use-row-window.ts';

export type TableProps<Row extends { id: number }, Id extends string> = {
  /** What the rows are, for a screen reader. */
  caption: string;
  rows: readonly Row[];
  /** The same array until something in it changes: other columns draw every row anew. */
  columns: readonly Column<Row, Id>[];
  sorts: readonly Id[];
  sort: Sort<Id> | undefined;
  onSort: (sort: Sort<Id>) => void;
  selection?: Selection | undefined;
  /** While newer rows are on their way the old ones stay, dimmed. */
  isStale?: boolean;
};

function DrawnTable<Row extends { id: number }, Id extends string>(props: TableProps<Row, Id>) {
  const { caption, rows, columns, sorts, sort, onSort, selection, isStale = false } = props;
  const root = useRef<HTMLTableElement>(null);
  const { kept, handlers } = useGridKeys(root, rows.length);
  const { drawn, gapAfter, isWindowed, measure, scrollTo } = useRowWindow(rows, root, kept);
  const isSelectable = selection !== undefined;
  return (
    <SelectionContext value={selection}>
      <table
        ref={root}
        role="grid"
        aria-label={caption}
        aria-rowcount={isWindowed ? rows.length + 1 : undefined}
        aria-busy={isStale}
        data-stale={isStale ? '' : undefined}
        className={table.root}
        {...handlers(scrollTo)}
      >
        <ListHead {...{ columns, sorts, sort, onSort }} chosenFrom={isSelectable ? rows : undefined} />
        <tbody role="rowgroup" className={table.body}>
          {drawn.map(({ entry, gap }) => (
            <Fragment key={entry.id}>
              <Gap height={gap} />
              <ListRow {...{ entry, columns, isSelectable }} measure={isWindowed ? measure : undefined} />
            </Fragment>
          ))}
          <Gap height={gapAfter} />
        </tbody>
      </table>
    </SelectionContext>
  );
}

/**
 * A grid of rows with an id, of which only those in sight are drawn; on a phone each is a card with its labels. Drawn
 * anew only when something of its own changes, as a key in the search does not. What it is generic in, `memo` forgets.
 */
export const ListTable = memo(DrawnTable) as typeof DrawnTable;

/** The room of rows that are not drawn. */
function Gap({ height }: { height: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden="true" className={table.gap}>
      <td className="block p-0 md:table-cell" style={{ height }} />
    </tr>
  );
}

type HeadProps<Row, Id extends string> = {
  columns: readonly Column<Row, Id>[];
  sorts: readonly Id[];
  sort: Sort<Id> | undefined;
  onSort: (sort: Sort<Id>) => void;
  /** The rows that can be chosen all together. */
  chosenFrom: readonly { id: number }[] | undefined;
};

/** The names of the columns; one that sorts is a button. */
function ListHead<Row, Id extends string>({ columns, sorts, sort, onSort, chosenFrom }: HeadProps<Row, Id>) {
  return (
    <thead role="rowgroup" className={table.head}>
      <tr role="row" className={table.headRow}>
        {chosenFrom && (
          <th role="columnheader" scope="col" className={table.selectHead}>
            <SelectAll rows={chosenFrom} />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            role="columnheader"
            scope="col"
            tabIndex={sorts.includes(column.id) ? undefined : -1}
            aria-sort={sort?.by === column.id ? sort.direction : undefined}
            data-kind={column.kind}
            data-wide-only={column.isWideOnly}
            className={table.headCell}
          >
            <HeadText {...{ column, sorts, sort, onSort }} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

type TextProps<Row, Id extends string> = Pick<HeadProps<Row, Id>, 'sorts' | 'sort' | 'onSort'> & {
  column: Column<Row, Id>;
};

function HeadText<Row, Id extends string>({
  column: { id, label, kind },
  sorts,
  sort,
  onSort,
}: TextProps<Row, Id>) {
  if (!sorts.includes(id)) return <span className={kind === 'actions' ? 'sr-only' : undefined}>{label}</span>;
  const direction = sort?.by === id ? sort.direction : undefined;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  const arrow = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button type="button" className={table.sort} onClick={() => onSort({ by: id, direction: next })}>
      {label}
      <Icon shape={arrow} size={14} className={direction ? undefined : 'opacity-60'} />
    </button>
  );
}

type RowProps<Row, Id extends string> = {
  entry: Entry<Row>;
  columns: readonly Column<Row, Id>[];
  isSelectable: boolean;
  /** Of a list that is drawn in part: what measures the row. */
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
};

/** Roles are spelt out: as cards, rows and cells would have none. */
function DrawnRow<Row, Id extends string>(props: RowProps<Row, Id>) {
  const { entry, columns, isSelectable, measure } = props;
  const { id, row, index } = entry;
  return (
    <tr
      ref={measure}
      role="row"
      aria-rowindex={measure && index + 2}
      data-index={index}
      data-selectable={isSelectable ? '' : undefined}
      className={table.row}
    >
      {isSelectable && (
        <td role="gridcell" className={table.select}>
          <SelectRow id={id} />
        </td>
      )}
      {columns.map(({ id: column, label, cell, isRowHeader, kind, isWideOnly }) =>
        isRowHeader ? (
          <th key={column} role="rowheader" scope="row" tabIndex={-1} className={table.rowHead}>
            {cell(row)}
          </th>
        ) : (
          <td
            key={column}
            role="gridcell"
            tabIndex={-1}
            data-label={kind === 'actions' || kind === 'body' ? undefined : label}
            data-kind={kind}
            data-wide-only={isWideOnly}
            className={table.cell}
          >
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** Drawn anew only when something of its own changes. What it is generic in, `memo` forgets. */
const ListRow = memo(DrawnRow) as typeof DrawnRow;
