import { useState } from 'react';

import { phrase } from '#contracts/phrase.ts';
import { CASH_FLOW_MONTHS, type CashFlowMonth, isDrawable } from './cash-flow.ts';
import { CashFlowPlot } from './CashFlowPlot.tsx';
import { CashFlowTable } from './CashFlowTable.tsx';
import { formatMoney } from './format.ts';
import { CASE_LABELS, CASES, type Case } from './range.ts';
import type { Outcome } from './scenario.ts';

const SWATCHES: Record<Case, string> = {
  low: 'h-px border-t border-dashed border-accent',
  expected: 'h-[3px] bg-accent',
  high: 'h-px border-t border-accent',
};

/** Cumulative cash: expected line, band between low and high case, and a month to read off. */
export function CashFlowChart({ outcome: { months, range } }: { outcome: Outcome }) {
  const [month, setMonth] = useState(CASH_FLOW_MONTHS);
  const shown = months[month];
  return (
    <section aria-labelledby="roi-cash" className="min-w-0 break-inside-avoid">
      <h3 id="roi-cash" className="text-xl">
        {phrase('Cumulative cash over {n} months').replace('{n}', String(CASH_FLOW_MONTHS))}
      </h3>
      {isDrawable(months) && shown ? (
        <>
          <p className="mt-1 text-sm text-muted tabular-nums">
            {phrase('At the end of month {n}:').replace('{n}', String(month))}
          </p>
          <Readout shown={shown} />
          <CashFlowPlot
            months={months}
            payback={range.expected.paybackPeriod}
            month={month}
            onMonth={setMonth}
          />
          <label className="mt-3 flex items-center text-sm text-muted tabular-nums print:hidden">
            <span className="w-20 shrink-0">{phrase('Month')}</span>
            <input
              type="range"
              min={0}
              max={CASH_FLOW_MONTHS}
              value={month}
              aria-valuetext={phrase('Month {n}: {money} expected')
                .replace('{n}', String(month))
                .replace('{money}', () => formatMoney(shown.expected))}
              className="h-6 min-w-0 flex-1 accent-accent"
              onChange={(event) => setMonth(event.target.valueAsNumber)}
            />
          </label>
          <CashFlowTable months={months} />
        </>
      ) : (
        <p className="mt-3 text-muted">
          {phrase('These figures are too large or not available, so there is no chart.')}
        </p>
      )}
    </section>
  );
}

/** The amounts of the chosen month; also the legend. */
function Readout({ shown }: { shown: CashFlowMonth }) {
  return (
    <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
      {CASES.map((name) => (
        <div key={name} className="min-w-0">
          <dt className="flex items-center gap-2 text-sm text-muted">
            <span aria-hidden="true" className={`w-4 ${SWATCHES[name]}`} />
            {CASE_LABELS[name]}
          </dt>
          <dd className="font-medium wrap-anywhere tabular-nums">{formatMoney(shown[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
