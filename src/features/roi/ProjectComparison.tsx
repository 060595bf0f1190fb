import { phrase } from '#contracts/phrase.ts';
import { projectLabel, type ProjectType, projectTypes } from './assumptions.ts';
import { RATINGS } from './figures.ts';
import { formatMonths, formatPercent, formatMoney } from './format.ts';
import { calculateRoi, rateRoi, type RoiResults } from './roi.ts';
import type { Scenario } from './scenario.ts';
import { ScrollableTable } from './ScrollableTable.tsx';
import { cell, rowHeader } from './styles.ts';

/** What matters most comes first: a phone shows the rest by scrolling. */
const COLUMNS = [
  phrase('Project type'),
  phrase('Net ROI'),
  phrase('ROI'),
  phrase('Payback'),
  phrase('Rating'),
  phrase('Savings a year'),
  phrase('Implementation'),
];

type Row = { type: ProjectType; results: RoiResults; isChosen: boolean };

/** What each project type would do with the same parameters. */
export function ProjectComparison({ scenario: { inputs, assumptions } }: { scenario: Scenario }) {
  const rows = projectTypes.map((type) => ({
    type,
    results: calculateRoi({ ...inputs, projectType: type }, assumptions),
    isChosen: type === inputs.projectType,
  }));
  const largest = Math.max(...rows.map(({ results }) => Math.abs(results.netROI)));
  return (
    <section aria-labelledby="roi-comparison" className="min-w-0 break-inside-avoid">
      <h3 id="roi-comparison" className="text-xl">
        {phrase('All {n} project types, same parameters').replace('{n}', String(projectTypes.length))}
      </h3>
      <p className="mt-1 text-sm text-muted">
        {phrase('Bars compare net ROI; the square marks your choice.')}
      </p>
      <ScrollableTable label={phrase('Comparison of project types')} columns={COLUMNS}>
        {rows.map((row) => (
          <ComparisonRow key={row.type} {...row} largest={largest} />
        ))}
      </ScrollableTable>
    </section>
  );
}

function ComparisonRow({ type, results, isChosen, largest }: Row & { largest: number }) {
  const { netROI } = results;
  const width = Number.isFinite(netROI / largest) ? Math.abs(netROI / largest) * 100 : 0;
  return (
    <tr aria-current={isChosen || undefined}>
      <th scope="row" className={`${rowHeader} min-w-40`}>
        {isChosen && <span aria-hidden="true" className="mr-2 inline-block size-[0.55em] bg-accent" />}
        {projectLabel(type)}
        {isChosen && <span className="sr-only"> {phrase('(your choice)')}</span>}
        <span aria-hidden="true" className="mt-1.5 block h-1 rounded-full bg-line">
          <span
            className={`block h-full rounded-full ${netROI < 0 ? 'bg-danger' : 'bg-accent'}`}
            style={{ width: `${width.toFixed(1)}%` }}
          />
        </span>
      </th>
      <td className={`${cell} font-semibold`}>{formatMoney(netROI)}</td>
      <td className={cell}>{formatPercent(results.roiPercentage)}</td>
      <td className={cell}>{formatMonths(results.paybackPeriod)}</td>
      <td className={cell}>{RATINGS[rateRoi(results.roiPercentage)]}</td>
      <td className={cell}>{formatMoney(results.potentialSavings)}</td>
      <td className={cell}>{formatMoney(results.implementationCost)}</td>
    </tr>
  );
}
