import { phrase } from '#contracts/phrase.ts';
import { FIGURES, formatFigure } from './figures.ts';
import { formatPercent } from './format.ts';
import { CASE_LABELS, CASES } from './range.ts';
import type { Outcome } from './scenario.ts';
import { ScrollableTable } from './ScrollableTable.tsx';
import { cell, rowHeader } from './styles.ts';

const KEYS: readonly string[] = [
  'potentialSavings',
  'netROI',
  'roiPercentage',
  'paybackPeriod',
  'yearThreeROI',
];
const VARYING_FIGURES = FIGURES.filter(({ key }) => KEYS.includes(key));

/** Low, expected and high case side by side. */
export function RangeTable({ outcome: { range, assumptions } }: { outcome: Outcome }) {
  return (
    <section aria-labelledby="roi-range" className="min-w-0 break-inside-avoid">
      <h3 id="roi-range" className="text-xl">
        {phrase('Low, expected and high')}
      </h3>
      <p className="mt-1 text-sm text-muted">
        {phrase(
          'Savings {share} below and above what is expected; the price of the project unchanged.',
        ).replace('{share}', () => formatPercent(assumptions.savingsSpread * 100))}
      </p>
      <ScrollableTable
        label={phrase('Low, expected and high case')}
        columns={[phrase('Figure'), ...Object.values(CASE_LABELS)]}
      >
        {VARYING_FIGURES.map((figure) => (
          <tr key={figure.key}>
            <th scope="row" className={rowHeader}>
              {figure.label}
            </th>
            {CASES.map((name) => (
              <td key={name} className={`${cell} ${name === 'expected' ? 'font-semibold' : ''}`}>
                {formatFigure(figure, range[name])}
              </td>
            ))}
          </tr>
        ))}
      </ScrollableTable>
    </section>
  );
}
