import { useMemo, useState } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown, KeyRound } from 'lucide';
import { Icon } from '#components/ui/Icon.tsx';

import type { TableColumn } from '#contracts/database.ts';

import { CellText } from './CellText.tsx';
import type { RowsQuestion } from './rows-question.ts';
import { type Value, ValuesDialog } from './ValuesDialog.tsx';

/** Class lists. The first column and the head stay while the box scrolls; lines are drawn by cells, which take them along. */
const styles = {
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

type Props = {
  tablename: string;
  columns: readonly TableColumn[];
  rows: readonly (readonly (string | null)[])[];
  question: RowsQuestion;
  /** While others are on their way these stay, dimmed. */
  isStale: boolean;
  onSort: (column: string) => void;
};

type Shown = { title: string; values: readonly Value[] };

/** What is longer is cut in its cell. */
const CUT_FROM = 30;

/** Rows in a box that scrolls in itself; the key and the names of the columns stay in sight. */
export function RowsTable({ tablename, columns, rows, question, isStale, onSort }: Props) {
  const [shown, setShown] = useState<Shown>();
  const drawn = useMemo(() => rows.map((cells) => keyFirst(columns, cells)), [columns, rows]);
  const ordered = useMemo(() => keyFirst(columns, []).map(({ column }) => column), [columns]);
  return (
    <>
      <div role="region" aria-label={`Rows of ${tablename}`} tabIndex={0} className={styles.box}>
        <table aria-busy={isStale} data-stale={isStale ? '' : undefined} className={styles.table}>
          <caption className="sr-only">Rows of {tablename}</caption>
          <RowsHead columns={ordered} question={question} onSort={onSort} />
          <tbody>
            {drawn.map((values, index) => (
              <tr key={index} className={styles.row}>
                {values.map((value, place) =>
                  place === 0 ? (
                    <th key={value.column.name} scope="row" className={styles.rowHead}>
                      <button
                        type="button"
                        aria-label={`${value.text ?? `Row ${index + 1}`}: show the whole row`}
                        className={styles.open}
                        onClick={() =>
                          setShown({ title: `${tablename} · ${value.text ?? index + 1}`, values })
                        }
                      >
                        <CellText {...value} />
                      </button>
                    </th>
                  ) : (
                    <td
                      key={value.column.name}
                      data-figure={isFigure(value.column) ? '' : undefined}
                      className={styles.cell}
                    >
                      <Cell
                        value={value}
                        onOpen={() => setShown({ title: value.column.name, values: [value] })}
                      />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown && <ValuesDialog {...shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** A long value is a button that shows it whole. */
function Cell({ value, onOpen }: { value: Value; onOpen: () => void }) {
  const { text } = value;
  const isCut = text !== null && (text.length > CUT_FROM || text.includes('\n'));
  if (!isCut) return <CellText {...value} />;
  return (
    <button type="button" title="Show whole" className={styles.open} onClick={onOpen}>
      {text}
    </button>
  );
}

type HeadProps = {
  columns: readonly TableColumn[];
  question: RowsQuestion;
  onSort: (column: string) => void;
};

/** The columns with type and key; one that is not masked sorts. */
function RowsHead({ columns, question, onSort }: HeadProps) {
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
  const shape = order === undefined ? ChevronsUpDown : order === 'asc' ? ArrowUp : ArrowDown;
  return <Icon shape={shape} size={13} className={`shrink-0 ${order ? '' : 'opacity-60'}`} />;
}

const FIGURES = /^(?:smallint|integer|bigint|numeric|real|double precision)/u;

const isFigure = ({ type, isKey }: TableColumn): boolean => !isKey && FIGURES.test(type);

/** The cells of a row by their columns, those of the key before all others. */
function keyFirst(columns: readonly TableColumn[], cells: readonly (string | null)[]): Value[] {
  const values = columns.map((column, index) => ({ column, text: cells[index] ?? null }));
  return values.toSorted((a, b) => Number(b.column.isKey) - Number(a.column.isKey));
}
