import { memo } from 'react';

import type { Column } from './column.ts';
import { table } from './list-styles.ts';
import { SelectRow } from './ListSelection.tsx';
import type { Entry } from './use-row-window.ts';

type Props<Row, Id extends string> = {
  entry: Entry<Row>;
  columns: readonly Column<Row, Id>[];
  isSelectable: boolean;
  /** Of a list that is drawn in part: what measures the row. */
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
};

/** Roles are spelt out: as cards, rows and cells would have none. */
function DrawnRow<Row, Id extends string>(props: Props<Row, Id>) {
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
export const ListRow = memo(DrawnRow) as typeof DrawnRow;
