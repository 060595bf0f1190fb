import type { ReactNode } from 'react';

export type Column<Row, Id extends string = string> = {
  id: Id;
  label: string;
  /** What a cell shows; beside its label on a phone. */
  cell: (row: Row) => ReactNode;
  /** The cell names its row: it is the head of the row, and of the card on a phone. */
  isRowHeader?: boolean;
  /** Figures stand at the right; `body` (text at length) and `actions` carry no label on a phone. */
  kind?: 'text' | 'number' | 'body' | 'actions';
  /** Left out of a narrow table (`md`), where the others would have no room; cards show it. */
  isWideOnly?: boolean;
};

/** The last column: what can be done to a row. */
export function actionsColumn<Row>(cell: Column<Row>['cell']): Column<Row, 'actions'> {
  return { id: 'actions', label: 'Actions', kind: 'actions', cell };
}
