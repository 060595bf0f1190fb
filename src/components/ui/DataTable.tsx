import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';

import { table } from './table-styles.ts';

export type Sort<Id extends string = string> = { by: Id; direction: 'ascending' | 'descending' };

export type Column<Row, Id extends string = string> = {
  id: Id;
  label: string;
  /** What a cell shows; beside its label on a phone. */
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** The cell names its row: it is the head of the row, and of the card on a phone. */
  isRowHeader?: boolean;
  /** Figures stand at the right; `body` (text at length) and `actions` carry no label on a phone. */
  kind?: 'text' | 'number' | 'body' | 'actions';
  /** Left out of a narrow table (`md`), where the others would have no room; cards show it. */
  isWideOnly?: boolean;
};

export type Selection = {
  ids: ReadonlySet<number>;
  onChange: (ids: ReadonlySet<number>) => void;
  /** How the checkbox of a row is called: `Select “Title”`. */
  labelOf: (id: number) => string;
};

type Props<Row extends { id: number }, Id extends string> = {
  /** What the rows are, for a screen reader. */
  caption: string;
  rows: readonly Row[];
  columns: readonly Column<Row, Id>[];
  sort?: Sort<Id>;
  onSort?: (sort: Sort<Id>) => void;
  selection?: Selection;
  /** While newer rows are on their way the old ones stay, dimmed. */
  isStale?: boolean;
};

/** A table of rows with an id; on a phone each row is a card with its labels. */
export function DataTable<Row extends { id: number }, Id extends string>(props: Props<Row, Id>) {
  const { caption, rows, columns, sort, onSort, selection, isStale = false } = props;
  const isChosen = (id: number) => selection?.ids.has(id) === true;
  return (
    <table className={table.root} aria-busy={isStale} data-stale={isStale ? '' : undefined}>
      <caption className="sr-only">{caption}</caption>
      <thead className={table.head}>
        <tr className={table.headRow}>
          {selection && <SelectAll rows={rows} selection={selection} />}
          {columns.map((column) => (
            <Head key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody className={table.body}>
        {rows.map((row) => (
          <tr
            key={row.id}
            className={table.row}
            data-selected={isChosen(row.id) ? '' : undefined}
            data-selectable={selection ? '' : undefined}
          >
            {selection && <SelectRow id={row.id} selection={selection} />}
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type HeadProps<Row, Id extends string> = {
  column: Column<Row, Id>;
  sort: Sort<Id> | undefined;
  onSort: ((sort: Sort<Id>) => void) | undefined;
};

function Head<Row, Id extends string>({ column, sort, onSort }: HeadProps<Row, Id>) {
  const { id, label, isSortable, kind, isWideOnly } = column;
  const direction = sort?.by === id ? sort.direction : undefined;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  const Arrow = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={direction}
      data-kind={kind}
      data-wide-only={isWideOnly}
      className={table.headCell}
    >
      {isSortable && onSort ? (
        <button type="button" className={table.sort} onClick={() => onSort({ by: id, direction: next })}>
          {label}
          <Arrow aria-hidden="true" size={14} className={direction ? undefined : 'opacity-60'} />
        </button>
      ) : (
        <span className={kind === 'actions' ? 'sr-only' : undefined}>{label}</span>
      )}
    </th>
  );
}

function Cell<Row, Id extends string>({ column, row }: { column: Column<Row, Id>; row: Row }) {
  const { label, cell, isRowHeader, kind, isWideOnly } = column;
  if (isRowHeader)
    return (
      <th scope="row" className={table.rowHead}>
        {cell(row)}
      </th>
    );
  return (
    <td
      data-label={kind === 'actions' || kind === 'body' ? undefined : label}
      data-kind={kind}
      data-wide-only={isWideOnly}
      className={table.cell}
    >
      {cell(row)}
    </td>
  );
}

function SelectAll({ rows, selection }: { rows: readonly { id: number }[]; selection: Selection }) {
  const chosen = rows.filter(({ id }) => selection.ids.has(id)).length;
  return (
    <th scope="col" className={table.selectHead}>
      <label className={table.selectLabel}>
        <input
          type="checkbox"
          className={table.checkbox}
          checked={rows.length > 0 && chosen === rows.length}
          ref={(box) => {
            if (box) box.indeterminate = chosen > 0 && chosen < rows.length;
          }}
          onChange={({ target }) => {
            selection.onChange(new Set(target.checked ? rows.map(({ id }) => id) : []));
          }}
        />
        <span className="md:sr-only">Select all rows</span>
      </label>
    </th>
  );
}

function SelectRow({ id, selection }: { id: number; selection: Selection }) {
  return (
    <td className={table.select}>
      <label className={table.selectLabel}>
        <input
          type="checkbox"
          aria-label={selection.labelOf(id)}
          className={table.checkbox}
          checked={selection.ids.has(id)}
          onChange={({ target }) => {
            const ids = new Set(selection.ids);
            if (target.checked) ids.add(id);
            else ids.delete(id);
            selection.onChange(ids);
          }}
        />
      </label>
    </td>
  );
}
