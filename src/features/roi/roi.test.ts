import fc from 'fast-check';
import { expect, test } from 'vitest';

import { DEFAULT_ASSUMPTIONS, projectAssumption, projectLabel, projectTypes } from './assumptions.ts';
import { roiInputs } from '#support/generated-scenarios.ts';
import { calculateRoi, rateRoi, type RoiInputs } from './roi.ts';

/** $2.4M of IT, 250 people at $85,000, 4 hours down a month, 3 incidents, 5 gaps. */
const company: RoiInputs = {
  currentITCosts: 2_400_000,
  employeeCount: 250,
  averageSalary: 85_000,
  downtimeHours: 4,
  securityIncidents: 3,
  complianceGaps: 5,
  projectType: 'cloud',
};

test('P-ROI-2 has the six project types, in order, word for word', () => {
  expect(projectTypes.map((type) => [type, projectLabel(type)])).toEqual([
    ['infrastructure', 'Infrastructure Modernization'],
    ['security', 'Security Program Enhancement'],
    ['cloud', 'Cloud Migration'],
    ['automation', 'Process Automation'],
    ['compliance', 'Compliance & Governance'],
    ['asset', 'IT Asset Management'],
  ]);
});

test('P-ROI-6 multiplies savings and prices the project by its type', () => {
  const shares = projectTypes.map((type) => {
    const { savingsMultiplier, implementationShare } = projectAssumption(DEFAULT_ASSUMPTIONS, type);
    return [type, savingsMultiplier, implementationShare];
  });
  expect(shares).toEqual([
    ['infrastructure', 0.2, 0.15],
    ['security', 0.25, 0.12],
    ['cloud', 0.3, 0.18],
    ['automation', 0.35, 0.1],
    ['compliance', 0.15, 0.08],
    ['asset', 0.2, 0.06],
  ]);
});

test('P-ROI-7 adds downtime, incidents, gaps and 15 % overhead to the IT costs', () => {
  const nothing = { ...company, downtimeHours: 0, securityIncidents: 0, complianceGaps: 0 };
  expect(calculateRoi(nothing).totalCurrentCosts).toBe(2_400_000 * 1.15);

  const withoutIt = { ...nothing, currentITCosts: 0 };
  expect(calculateRoi({ ...withoutIt, securityIncidents: 3 }).totalCurrentCosts).toBe(150_000);
  expect(calculateRoi({ ...withoutIt, complianceGaps: 5 }).totalCurrentCosts).toBe(125_000);
  const downtime = { ...withoutIt, downtimeHours: 4, averageSalary: 41_600, employeeCount: 100 };
  expect(calculateRoi(downtime).totalCurrentCosts).toBe(4 * 20 * 100 * 12);
});

test('P-ROI-8 computes the ten figures of a known company', () => {
  const results = calculateRoi(company);
  const expected = {
    totalCurrentCosts: 3_525_384.615,
    potentialSavings: 1_057_615.385,
    implementationCost: 432_000,
    netROI: 625_615.385,
    roiPercentage: 144.818,
    paybackPeriod: 4.902,
    yearOneROI: 625_615.385,
    yearThreeROI: 2_740_846.154,
    productivityGains: 2_125_000,
    riskReduction: 600_000,
  };
  expect(Object.keys(results)).toEqual(Object.keys(expected));
  for (const [key, value] of Object.entries(results))
    expect.soft(value, key).toBeCloseTo(expected[key as keyof typeof expected], 3);
});

test('P-ROI-8 agrees with the specification written out a second time, for any inputs', () => {
  const multipliers: Record<string, number> = {
    infrastructure: 20,
    security: 25,
    cloud: 30,
    automation: 35,
    compliance: 15,
    asset: 20,
  };
  const shares: Record<string, number> = {
    infrastructure: 15,
    security: 12,
    cloud: 18,
    automation: 10,
    compliance: 8,
    asset: 6,
  };

  fc.assert(
    fc.property(roiInputs(), (inputs) => {
      const { currentITCosts: it, employeeCount: staff, averageSalary: pay, downtimeHours: hours } = inputs;
      const { securityIncidents: incidents, complianceGaps: gaps, projectType } = inputs;
      const parts = [(it * 115) / 100, (hours * pay * staff * 12) / 2080, incidents * 5e4, gaps * 2.5e4];
      const total = parts.reduce((sum, part) => sum + part, 0);
      const savings = (total * (multipliers[projectType] ?? NaN)) / 100;
      const price = (it * (shares[projectType] ?? NaN)) / 100;

      const results = calculateRoi(inputs);
      const scale = parts.reduce((sum, part) => sum + Math.abs(part), 0) * 3 + 1;
      const isNear = (actual: number, wanted: number) => Math.abs(actual - wanted) <= scale * 1e-12;
      expect(isNear(results.totalCurrentCosts, total)).toBe(true);
      expect(isNear(results.potentialSavings, savings)).toBe(true);
      expect(isNear(results.implementationCost, price)).toBe(true);
      expect(isNear(results.netROI, savings - price)).toBe(true);
      expect(results.yearOneROI).toBe(results.netROI);
      expect(isNear(results.yearThreeROI, savings + savings + savings - price)).toBe(true);
      expect(results.roiPercentage).toBe((results.netROI / results.implementationCost) * 100);
      expect(results.paybackPeriod).toBe(results.implementationCost / (results.potentialSavings / 12));
      expect(results.productivityGains).toBeCloseTo((staff * pay) / 10, 0);
      expect(results.riskReduction).toBe((incidents + gaps) * 75_000);
    }),
  );
});

test('P-ROI-8 is linear in the amounts: ten times the company, ten times the money, the same percentage', () => {
  fc.assert(
    fc.property(roiInputs({ positive: true }), fc.integer({ min: 2, max: 64 }), (inputs, factor) => {
      const grown = calculateRoi({
        ...inputs,
        currentITCosts: inputs.currentITCosts * factor,
        employeeCount: inputs.employeeCount * factor,
        securityIncidents: inputs.securityIncidents * factor,
        complianceGaps: inputs.complianceGaps * factor,
      });
      const results = calculateRoi(inputs);
      const { roiPercentage, paybackPeriod, ...amounts } = results;
      expect(grown.roiPercentage / roiPercentage).toBeCloseTo(1, 6);
      expect(grown.paybackPeriod / paybackPeriod).toBeCloseTo(1, 6);
      for (const key of Object.keys(amounts) as (keyof typeof amounts)[])
        expect(Math.abs(grown[key] - results[key] * factor)).toBeLessThanOrEqual(
          (results.totalCurrentCosts + results.productivityGains + results.riskReduction) * factor * 1e-11,
        );
    }),
  );
});

test('P-ROI-8 leaves productivity gains and risk reduction out of net ROI', () => {
  const results = calculateRoi(company);
  expect(results.netROI).toBe(results.potentialSavings - results.implementationCost);
});

test.each([
  [200, 'Excellent'],
  [199.999, 'Good'],
  [100, 'Good'],
  [99.999, 'Moderate'],
  [50, 'Moderate'],
  [49.999, 'Low'],
  [-10, 'Low'],
  [Infinity, 'Low'],
  [-Infinity, 'Low'],
  [NaN, 'Low'],
] as const)('P-ROI-10 rates %d percent as %s', (percentage, rating) => {
  expect(rateRoi(percentage)).toBe(rating);
});
