import { Fragment, memo, useRef } from 'react';

import type { Sort } from '#lib/owner/list-order.ts';

import type { Column } from './column.ts';
import { table } from './list-styles.ts';
import { ListHead } from './ListHead.tsx';
import { ListRow } from './ListRow.tsx';
import { SelectionContext, type Selection } from './ListSelection.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import { useRowWindow } from './use-row-window.ts';

export type TableProps<Row extends { id: number }, Id extends string> = {
  /** What the rows are, for a screen reader. */
  caption: string;
  rows: readonly Row[];
  /** The same array until something in it changes: other columns draw every row anew. */
  columns: readonly Column<Row, Id>[];
  sort: Sort<Id> | undefined;
  onSort: (sort: Sort<Id>) => void;
  selection?: Selection | undefined;
  /** While newer rows are on their way the old ones stay, dimmed. */
  isStale?: boolean;
};

function DrawnTable<Row extends { id: number }, Id extends string>(props: TableProps<Row, Id>) {
  const { caption, rows, columns, sort, onSort, selection, isStale = false } = props;
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
        <ListHead {...{ columns, sort, onSort }} chosenFrom={isSelectable ? rows : undefined} />
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
