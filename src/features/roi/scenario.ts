import type { Assumptions } from './assumptions.ts';
import { type CashFlowMonth, projectCashFlow } from './cash-flow.ts';
import { calculateRange, type RoiRange } from './range.ts';
import { type Rating, rateRoi, type RoiInputs } from './roi.ts';

/** What a visitor asks about: the only thing that is stored, shared and printed; the rest derives from it. */
export type Scenario = { inputs: RoiInputs; assumptions: Assumptions };

/** A scenario with everything that is shown of it. */
export type Outcome = Scenario & { range: RoiRange; rating: Rating; months: CashFlowMonth[] };

export function evaluate({ inputs, assumptions }: Scenario): Outcome {
  const range = calculateRange(inputs, assumptions);
  return {
    inputs,
    assumptions,
    range,
    rating: rateRoi(range.expected.roiPercentage),
    months: projectCashFlow(range),
  };
}
