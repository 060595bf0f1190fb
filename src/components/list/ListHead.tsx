import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';

import { Icon } from '#components/ui/Icon.tsx';
import type { Sort } from '#lib/owner/list-order.ts';

import type { Column } from './column.ts';
import { table } from './list-styles.ts';
import { SelectAll } from './ListSelection.tsx';

type Props<Row, Id extends string> = {
  columns: readonly Column<Row, Id>[];
  sort: Sort<Id> | undefined;
  onSort: (sort: Sort<Id>) => void;
  /** The rows that can be chosen all together. */
  chosenFrom: readonly { id: number }[] | undefined;
};

/** The names of the columns; one that sorts is a button. */
export function ListHead<Row, Id extends string>({ columns, sort, onSort, chosenFrom }: Props<Row, Id>) {
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
            tabIndex={column.isSortable ? undefined : -1}
            aria-sort={sort?.by === column.id ? sort.direction : undefined}
            data-kind={column.kind}
            data-wide-only={column.isWideOnly}
            className={table.headCell}
          >
            <HeadText column={column} sort={sort} onSort={onSort} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

type TextProps<Row, Id extends string> = Pick<Props<Row, Id>, 'sort' | 'onSort'> & {
  column: Column<Row, Id>;
};

function HeadText<Row, Id extends string>({
  column: { id, label, kind, isSortable },
  sort,
  onSort,
}: TextProps<Row, Id>) {
  if (!isSortable) return <span className={kind === 'actions' ? 'sr-only' : undefined}>{label}</span>;
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
