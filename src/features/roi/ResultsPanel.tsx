import { formatPercent, formatUsd } from './format.ts';
import { EmptyLedger, ResultFigures } from './ResultFigures.tsx';
import type { Outcome } from './scenario.ts';

type Props = { outcome: Outcome | null; isCalculating: boolean; isStale: boolean };

/** Empty, calculating, results (P-ROI-5); old results stay, dimmed, until the new ones replace them. */
export function ResultsPanel({ outcome, isCalculating, isStale }: Props) {
  return (
    <section aria-label="ROI results" data-roi-print className="min-w-0 lg:pt-7">
      <div role="status">
        {isCalculating && <Spinner />}
        {!isCalculating && outcome && <p className="sr-only">{summarize(outcome)}</p>}
      </div>
      {outcome ? (
        <div aria-busy={isCalculating} className={isCalculating ? 'opacity-40' : ''}>
          <ResultFigures outcome={outcome} />
          {isStale && (
            <p className="mt-4 text-sm text-warning print:hidden">
              You changed the parameters. Calculate again to update these results.
            </p>
          )}
        </div>
      ) : (
        <>
          {!isCalculating && <p className="mb-5 text-xl">Enter your parameters to see ROI calculations</p>}
          <EmptyLedger />
        </>
      )}
    </section>
  );
}

/** What a screen reader hears when results arrive. */
function summarize({ range, rating }: Outcome): string {
  const { netROI, roiPercentage } = range.expected;
  return `Results: net ROI ${formatUsd(netROI)}, ROI ${formatPercent(roiPercentage)}, rated ${rating}.`;
}

function Spinner() {
  return (
    <p className="mb-5 flex items-center gap-3 text-xl">
      <span
        aria-hidden="true"
        className="size-5 shrink-0 rounded-full border-2 border-line border-t-accent motion-safe:animate-spin"
      />
      Analyzing your investment potential...
    </p>
  );
}
