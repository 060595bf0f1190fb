import fc from 'fast-check';
import { expect, test } from 'vitest';

import { scenarios } from '#support/generated-scenarios.ts';
import { DEFAULT_ASSUMPTIONS, projectTypes } from './assumptions.ts';
import { EXAMPLE_DRAFT, NUMBER_FIELDS, parseDraft } from './inputs.ts';
import { encodeScenario, parseScenario } from './scenario-link.ts';

const EXAMPLE_LINK =
  '#roi?currentITCosts=2400000&employeeCount=250&averageSalary=85000&downtimeHours=4' +
  '&securityIncidents=3&complianceGaps=5&projectType=cloud';

test('P-ROI-1 a scenario is a readable fragment; untouched assumptions stay out of it', () => {
  const inputs = parseDraft(EXAMPLE_DRAFT);
  expect(inputs && encodeScenario({ inputs, assumptions: DEFAULT_ASSUMPTIONS })).toBe(EXAMPLE_LINK);
});

test('P-ROI-1 any scenario comes back from its link exactly, edited assumptions included', () => {
  fc.assert(
    fc.property(scenarios({ extreme: true }), (scenario) => {
      expect(parseScenario(encodeScenario(scenario))).toEqual(scenario);
    }),
  );
});

test('P-ROI-1 an incomplete or foreign fragment is no scenario', () => {
  for (const fragment of [
    '',
    '#',
    '#roi-calculator',
    '#roi?',
    '#roi?currentITCosts=1',
    EXAMPLE_LINK.slice(1),
  ])
    expect(parseScenario(fragment)).toBeNull();
  expect(parseScenario(EXAMPLE_LINK.replace('=cloud', '=toString'))).toBeNull();
  expect(parseScenario(EXAMPLE_LINK.replace('=250', '=NaN'))).toBeNull();
  expect(parseScenario(`${EXAMPLE_LINK}&x=${'9'.repeat(2000)}`)).toBeNull();
});

test('P-ROI-1 unknown names and assumptions that are no numbers change nothing', () => {
  const hostile = `${EXAMPLE_LINK}&__proto__=1&projects=1&incidentCost=%3Cscript%3E&cloud.constructor=1&overheadShare=1e999`;
  expect(parseScenario(hostile)?.assumptions).toEqual(DEFAULT_ASSUMPTIONS);
});

test('P-ROI-1 whatever a fragment holds, what comes out are finite numbers and a known type', () => {
  const keys = fc.constantFrom('currentITCosts', 'projectType', 'cloud.savingsMultiplier', '__proto__', 'x');
  const pairs = fc.array(
    fc.tuple(fc.oneof(keys, fc.string()), fc.oneof(fc.string(), fc.double().map(String))),
  );
  const noise = pairs.map((list) => list.map(([key, value]) => `${key}=${value}`).join('&'));
  fc.assert(
    fc.property(noise, (text) => {
      for (const fragment of [
        `#roi?${text}`,
        `${EXAMPLE_LINK}&${text}`,
        `#roi?${text}&${EXAMPLE_LINK.slice(5)}`,
      ]) {
        const scenario = parseScenario(fragment);
        if (!scenario) continue;
        expect(projectTypes).toContain(scenario.inputs.projectType);
        for (const { name } of NUMBER_FIELDS) expect(Number.isFinite(scenario.inputs[name])).toBe(true);
        expect(Object.keys(scenario.assumptions)).toEqual(Object.keys(DEFAULT_ASSUMPTIONS));
      }
    }),
  );
});
