import { phrase } from '#contracts/phrase.ts';
import { projectAssumption, type Assumptions } from './assumptions.ts';
import { calculateRoi, type RoiInputs, type RoiResults } from './roi.ts';

export const CASES = ['low', 'expected', 'high'] as const;

export type Case = (typeof CASES)[number];

export const CASE_LABELS: Record<Case, string> = {
  low: phrase('Low'),
  expected: phrase('Expected'),
  high: phrase('High'),
};

export type RoiRange = Record<Case, RoiResults>;

function scaleSavings(assumptions: Assumptions, { projectType }: RoiInputs, factor: number): Assumptions {
  const project = projectAssumption(assumptions, projectType);
  const scaled = { ...project, savingsMultiplier: project.savingsMultiplier * factor };
  return { ...assumptions, projects: { ...assumptions.projects, [projectType]: scaled } };
}

/**
 * The same scenario with less and with more savings than expected. Our addition to the specification:
 * only the savings multiplier moves, by `savingsSpread`; costs and the price of the project stay.
 */
export function calculateRange(inputs: RoiInputs, assumptions: Assumptions): RoiRange {
  const withFactor = (factor: number) => calculateRoi(inputs, scaleSavings(assumptions, inputs, factor));
  return {
    low: withFactor(1 - assumptions.savingsSpread),
    expected: calculateRoi(inputs, assumptions),
    high: withFactor(1 + assumptions.savingsSpread),
  };
}
