import { phrase } from '#contracts/phrase.ts';
import { editedFields, projectLabel } from './assumptions.ts';
import { EXTRA_NOTE, type Figure, FIGURES, formatFigure, RATINGS } from './figures.ts';
import { formatNumber, formatPercent, formatMoney } from './format.ts';
import { NUMBER_FIELDS } from './inputs.ts';
import type { Rating } from './roi.ts';
import type { Outcome, Scenario } from './scenario.ts';

const BADGE_MARKS: Record<Rating, string> = {
  Excellent: 'before:bg-success',
  Good: 'before:bg-success',
  Moderate: 'before:bg-warning',
  Low: 'before:bg-danger',
};

/** The ten figures and the badge (P-ROI-8 to P-ROI-10). */
export function ResultFigures({ outcome, heading }: { outcome: Outcome; heading: boolean }) {
  const { inputs, range, rating } = outcome;
  return (
    <>
      {heading && <h3 className="text-xl">{projectLabel(inputs.projectType)}</h3>}
      <div className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0">
          <span className="block text-4xl font-medium wrap-anywhere tabular-nums">
            {formatPercent(range.expected.roiPercentage)}
          </span>
          <span className="text-sm text-muted">
            {phrase('return on the price of the project in its first year')}
          </span>
        </p>
        <p
          className={`flex items-center gap-2.5 rounded-control border border-control px-3 py-1 font-medium before:size-[0.55em] ${BADGE_MARKS[rating]}`}
        >
          {RATINGS[rating]}
        </p>
      </div>
      <Ledger valueOf={(figure) => formatFigure(figure, range.expected)} />
      <Provenance scenario={outcome} />
    </>
  );
}

/** What there will be: the same lines without figures, so that nothing moves when they arrive. */
export function EmptyLedger() {
  return (
    <div aria-hidden="true" className="mt-5 text-muted">
      <Ledger valueOf={() => '–'} />
    </div>
  );
}

function Ledger({ valueOf }: { valueOf: (figure: Figure) => string }) {
  return (
    <dl className="grid gap-x-10 sm:grid-cols-2">
      {FIGURES.map((figure) => (
        <div
          key={figure.key}
          className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-3"
        >
          <dt className="text-sm text-muted">
            {figure.label}
            {figure.isExtra && <span className="block text-xs">{EXTRA_NOTE}</span>}
          </dt>
          <dd className="min-w-0 font-medium wrap-anywhere tabular-nums">{valueOf(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How the fields were read, so that a mistyped separator shows and a print is complete. */
function Provenance({ scenario: { inputs, assumptions } }: { scenario: Scenario }) {
  const entered = NUMBER_FIELDS.map(
    ({ name, label, isMoney }) =>
      `${label} ${isMoney ? formatMoney(inputs[name]) : formatNumber(inputs[name])}`,
  );
  const edited = editedFields(assumptions).length;
  return (
    <p className="mt-4 text-sm wrap-anywhere text-muted">
      {phrase('Calculated from:')} {entered.join('\u00a0· ')}
      {edited > 0 &&
        `\u00a0· ${(edited === 1 ? phrase('{n} changed assumption') : phrase('{n} changed assumptions')).replace('{n}', String(edited))}`}
    </p>
  );
}
