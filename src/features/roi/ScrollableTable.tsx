import type { ReactNode } from 'react';

import { headerCell } from './styles.ts';

type Props = {
  label: string;
  /** What stands above each column, in words that differ. */
  columns: readonly string[];
  children: ReactNode;
};

/** A table that scrolls in itself where the screen is narrow, reachable by keyboard. */
export function ScrollableTable({ label, columns, children }: Props) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="mt-4 overflow-x-auto">
      <table className="w-full border-collapse text-left text-sm tabular-nums">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={headerCell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
