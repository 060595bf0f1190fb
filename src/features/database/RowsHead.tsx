import { ArrowDown, ArrowUp, ChevronsUpDown, KeyRound } from 'lucide';

import { Icon } from '#components/ui/Icon.tsx';
import type { TableColumn } from '#contracts/database.ts';

import type { RowsQuestion } from './rows-question.ts';
import { isFigure, rows as styles } from './rows-styles.ts';

type Props = {
  columns: readonly TableColumn[];
  question: RowsQuestion;
  onSort: (column: string) => void;
};

/** The columns with type and key; one that is not masked sorts. */
export function RowsHead({ columns, question, onSort }: Props) {
  return (
    <thead>
      <tr>
        {columns.map((column, place) => {
          const isSorted = question.sort === column.name;
          return (
            <th
              key={column.name}
              scope="col"
              aria-sort={isSorted ? (question.order === 'desc' ? 'descending' : 'ascending') : undefined}
              data-corner={place === 0 ? '' : undefined}
              data-figure={isFigure(column) ? '' : undefined}
              className={styles.head}
            >
              {column.isMasked ? (
                <span className={styles.name}>{column.name}</span>
              ) : (
                <button
                  type="button"
                  className={`${styles.name} cursor-pointer hover:text-accent`}
                  onClick={() => onSort(column.name)}
                >
                  {column.isKey && <Icon shape={KeyRound} label="Key" size={13} className="shrink-0" />}
                  {column.name}
                  <Arrow order={isSorted ? question.order : undefined} />
                </button>
              )}
              <span className="block font-normal text-muted">{column.type}</span>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function Arrow({ order }: { order: 'asc' | 'desc' | undefined }) {
  const icon = order === undefined ? ChevronsUpDown : order === 'asc' ? ArrowUp : ArrowDown;
  return <Icon shape={icon} size={13} className={`shrink-0 ${order ? '' : 'opacity-60'}`} />;
}
