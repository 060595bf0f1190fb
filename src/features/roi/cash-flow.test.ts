import fc from 'fast-check';
import { expect, test } from 'vitest';

import { roiInputs, scenarios } from '#support/generated-scenarios.ts';
import { DEFAULT_ASSUMPTIONS } from './assumptions.ts';
import { isDrawable, projectCashFlow } from './cash-flow.ts';
import { findTicks, positionOf } from './chart-scale.ts';
import { calculateRange, CASES } from './range.ts';
import { calculateRoi } from './roi.ts';
import { evaluate } from './scenario.ts';

test('P-ROI-8 cash starts at the price, stands at year one in month 12 and at year three in month 36', () => {
  fc.assert(
    fc.property(roiInputs(), (inputs) => {
      const { range, months } = evaluate({ inputs, assumptions: DEFAULT_ASSUMPTIONS });
      expect(months).toHaveLength(37);
      for (const name of CASES) {
        expect(months[0]?.[name]).toBeCloseTo(-range[name].implementationCost, 6);
        expect(months[12]?.[name]).toBe(range[name].yearOneROI);
        expect(months[36]?.[name]).toBe(range[name].yearThreeROI);
      }
    }),
  );
});

test('P-ROI-8 cash crosses zero at the payback period', () => {
  fc.assert(
    fc.property(roiInputs({ positive: true }), (inputs) => {
      const { range } = evaluate({ inputs, assumptions: DEFAULT_ASSUMPTIONS });
      const { paybackPeriod, potentialSavings, implementationCost } = range.expected;
      const cash = (potentialSavings / 12) * paybackPeriod - implementationCost;
      expect(Math.abs(cash)).toBeLessThanOrEqual(implementationCost * 1e-9);
    }),
  );
});

test('P-ROI-8 the expected case is the specification; low and high move savings by a fifth, costs not at all', () => {
  fc.assert(
    fc.property(roiInputs({ positive: true }), (inputs) => {
      const { low, expected, high } = calculateRange(inputs, DEFAULT_ASSUMPTIONS);
      expect(expected).toEqual(calculateRoi(inputs));
      expect(low.potentialSavings / expected.potentialSavings).toBeCloseTo(0.8, 9);
      expect(high.potentialSavings / expected.potentialSavings).toBeCloseTo(1.2, 9);
      for (const results of [low, high]) {
        expect(results.totalCurrentCosts).toBe(expected.totalCurrentCosts);
        expect(results.implementationCost).toBe(expected.implementationCost);
      }
    }),
  );
});

test('P-ROI-8 every amount lies inside the chart, whose ticks are few, rising and hold zero', () => {
  fc.assert(
    fc.property(scenarios({ extreme: true }), (scenario) => {
      const { range } = evaluate(scenario);
      const months = projectCashFlow(range);
      fc.pre(isDrawable(months));
      const amounts = months.flatMap((month) => CASES.map((name) => month[name]));
      const ticks = findTicks(amounts);
      expect(ticks).toContain(0);
      expect(ticks.length).toBeLessThanOrEqual(8);
      expect(ticks.toSorted((a, b) => a - b)).toEqual(ticks);
      for (const amount of amounts) {
        const position = positionOf(amount, ticks);
        expect(position).toBeGreaterThanOrEqual(-1e-6);
        expect(position).toBeLessThanOrEqual(100 + 1e-6);
      }
    }),
  );
});

test('P-ROI-8 the chart has round ticks, and none where figures have no end', () => {
  expect(findTicks([-432_000, 2_740_846])).toEqual([-1_000_000, 0, 1_000_000, 2_000_000, 3_000_000]);
  expect(findTicks([0, 0])).toEqual([0, 1]);
  expect(isDrawable([{ month: 0, low: 0, expected: 0, high: Infinity }])).toBe(false);
  expect(isDrawable([{ month: 0, low: NaN, expected: 0, high: 0 }])).toBe(false);
  expect(isDrawable([{ month: 0, low: -1e21, expected: 0, high: 0 }])).toBe(false);
});
