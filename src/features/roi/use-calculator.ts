import { useCallback, useEffect, useState } from 'react';

import { type Assumptions, DEFAULT_ASSUMPTIONS } from './assumptions.ts';
import type { RoiInputs } from './roi.ts';
import type { Scenario } from './scenario.ts';

const CALCULATION_DELAY_MS = 1500; // P-ROI-5, S1 §9

export type Calculator = {
  /** The scenario whose results are shown; `null` before the first run. */
  scenario: Scenario | null;
  isCalculating: boolean;
  /** Shows the results of these inputs after the delay, in place of the old ones. */
  run: (inputs: RoiInputs, assumptions?: Assumptions) => void;
  /** Changes what is assumed; the figures on the screen follow at once. */
  assume: (assumptions: Assumptions) => void;
  /** Rises when the assumptions were replaced from elsewhere, so that their fields start afresh. */
  revision: number;
  reset: () => void;
};

/** The calculator's states: empty, calculating, results (P-ROI-5). */
export function useCalculator(): Calculator {
  const [assumptions, setAssumptions] = useState(DEFAULT_ASSUMPTIONS);
  const [revision, setRevision] = useState(0);
  const [pending, setPending] = useState<RoiInputs | null>(null);
  const [inputs, setInputs] = useState<RoiInputs | null>(null);

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => {
      setInputs(pending);
      setPending(null);
    }, CALCULATION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pending]);

  const replace = useCallback((next: Assumptions) => {
    setAssumptions(next);
    setRevision((count) => count + 1);
  }, []);

  const run = useCallback(
    (next: RoiInputs, nextAssumptions?: Assumptions) => {
      if (nextAssumptions) replace(nextAssumptions);
      setPending(next);
    },
    [replace],
  );

  return {
    scenario: inputs && { inputs, assumptions },
    isCalculating: pending !== null,
    run,
    assume: setAssumptions,
    revision,
    reset: () => replace(DEFAULT_ASSUMPTIONS),
  };
}
