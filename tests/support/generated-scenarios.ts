/** Generated scenarios for property tests. */
import fc from 'fast-check';

import { ASSUMPTION_FIELDS, DEFAULT_ASSUMPTIONS, projectTypes } from '#features/roi/assumptions.ts';
import type { RoiInputs } from '#features/roi/roi.ts';
import type { Scenario } from '#features/roi/scenario.ts';

type Options = {
  /** Only companies as they exist: all amounts above zero. */
  positive?: boolean;
  /** Any finite number wherever a number can stand. */
  extreme?: boolean;
};

/** Inputs within what companies have, negative amounts and zeros included unless told otherwise. */
export function roiInputs({ positive = false, extreme = false }: Options = {}): fc.Arbitrary<RoiInputs> {
  const min = positive ? 1 : -1e9;
  const amount = extreme ? anyNumber : fc.double({ min, max: 1e9, noNaN: true }).map((value) => value + 0);
  const count = extreme
    ? anyNumber.map((value) => Math.trunc(value) + 0)
    : fc.integer({ min: positive ? 1 : -1000, max: 100_000 });
  return fc.record({
    currentITCosts: amount,
    employeeCount: count,
    averageSalary: amount,
    downtimeHours: amount,
    securityIncidents: count,
    complianceGaps: count,
    projectType: fc.constantFrom(...projectTypes),
  });
}

/** Any inputs with any number of assumptions edited. */
export function scenarios(options?: Options): fc.Arbitrary<Scenario> {
  const edits = fc.array(fc.tuple(fc.constantFrom(...ASSUMPTION_FIELDS), anyNumber), { maxLength: 19 });
  return fc.record({ inputs: roiInputs(options), edits }).map(({ inputs, edits: list }) => ({
    inputs,
    assumptions: list.reduce((all, [field, value]) => field.replace(all, value), DEFAULT_ASSUMPTIONS),
  }));
}

const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
