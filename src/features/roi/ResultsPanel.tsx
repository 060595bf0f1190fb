import { useEffect, useRef, type ReactNode, type RefObject } from 'react';

import { phrase } from '#contracts/phrase.ts';
import { RATINGS } from './figures.ts';
import { formatPercent, formatMoney } from './format.ts';
import { EmptyLedger, ResultFigures } from './ResultFigures.tsx';
import type { Outcome } from './scenario.ts';

type Props = {
  outcome: Outcome | null;
  isCalculating: boolean;
  /** Whether the form no longer says what was calculated. */
  isStale: boolean;
  /** What can be done with the results. */
  children: ReactNode;
};

/**
 * Empty, calculating, results (P-ROI-5). The spinner takes the place of the heading, so that nothing moves;
 * old results stay until the new ones replace them.
 */
export function ResultsPanel({ outcome, isCalculating, isStale, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  useScrollToResults(panel, isCalculating);
  return (
    <section ref={panel} aria-label={phrase('ROI results')} data-roi-print className="min-w-0 lg:pt-7">
      <div role="status">
        {isCalculating && <Spinner />}
        {!isCalculating && outcome && <p className="sr-only">{summarize(outcome)}</p>}
      </div>
      {outcome ? (
        <div aria-busy={isCalculating}>
          <ResultFigures outcome={outcome} heading={!isCalculating} />
          {isStale && (
            <p className="mt-4 text-sm text-warning print:hidden">
              {phrase('You changed the parameters. Calculate again to update these results.')}
            </p>
          )}
          {children}
        </div>
      ) : (
        <>
          {!isCalculating && (
            <p className="text-lg">{phrase('Enter your parameters to see ROI calculations')}</p>
          )}
          <EmptyLedger />
        </>
      )}
    </section>
  );
}

/** What a screen reader hears when results arrive. */
function summarize({ range, rating }: Outcome): string {
  const { netROI, roiPercentage } = range.expected;
  return phrase('Results: net ROI {net}, ROI {percentage}, rated {rating}.')
    .replace('{net}', () => formatMoney(netROI))
    .replace('{percentage}', () => formatPercent(roiPercentage))
    .replace('{rating}', () => RATINGS[rating]);
}

function Spinner() {
  return (
    <p className="flex items-center gap-3 text-lg">
      <span
        aria-hidden="true"
        className="size-5 shrink-0 rounded-full border-2 border-line border-t-accent motion-safe:animate-spin"
      />
      {phrase('Analyzing your investment potential...')}
    </p>
  );
}

/** Results that begin further down than this part of the window would arrive unseen. */
const LOWEST_START = 0.6;

/** Brings the results into view when a calculation starts: on a phone they stand below the form. */
function useScrollToResults(results: RefObject<HTMLElement | null>, isCalculating: boolean): void {
  useEffect(() => {
    if (!isCalculating || !results.current) return;
    const { top } = results.current.getBoundingClientRect();
    if (top < 0 || top > innerHeight * LOWEST_START) results.current.scrollIntoView();
  }, [results, isCalculating]);
}
