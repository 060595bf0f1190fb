import { phrase } from '#contracts/phrase.ts';
import type { CashFlowMonth } from './cash-flow.ts';
import { formatMoney } from './format.ts';
import { CASE_LABELS, CASES } from './range.ts';
import { ScrollableTable } from './ScrollableTable.tsx';
import { cell, disclosure, rowHeader } from './styles.ts';

const MONTHS_PER_ROW = 3;

/** The chart as figures, quarter by quarter; the CSV file has every month. */
export function CashFlowTable({ months }: { months: readonly CashFlowMonth[] }) {
  return (
    <details className="mt-3 print:hidden">
      <summary className={disclosure}>{phrase('Show as a table')}</summary>
      <ScrollableTable
        label={phrase('Cumulative cash by quarter')}
        columns={[phrase('Month'), ...Object.values(CASE_LABELS)]}
      >
        {months
          .filter(({ month }) => month % MONTHS_PER_ROW === 0)
          .map((row) => (
            <tr key={row.month}>
              <th scope="row" className={rowHeader}>
                {row.month}
              </th>
              {CASES.map((name) => (
                <td key={name} className={cell}>
                  {formatMoney(row[name])}
                </td>
              ))}
            </tr>
          ))}
      </ScrollableTable>
    </details>
  );
}
