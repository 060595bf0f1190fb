import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  collectDraft,
  draftOf,
  EXAMPLE_DRAFT,
  FIELD_NAMES,
  findErrors,
  NUMBER_FIELDS,
  parseDraft,
  parseNumber,
} from './inputs.ts';
import { roiInputs } from '#support/generated-scenarios.ts';

test('P-ROI-1 asks for the seven fields in order', () => {
  expect(FIELD_NAMES).toEqual([
    'currentITCosts',
    'employeeCount',
    'averageSalary',
    'downtimeHours',
    'securityIncidents',
    'complianceGaps',
    'projectType',
  ]);
});

test('P-ROI-3 names every missing field, word for word; blanks are missing', () => {
  const required = {
    currentITCosts: 'Current IT costs are required',
    employeeCount: 'Employee count is required',
    averageSalary: 'Average salary is required',
    downtimeHours: 'Downtime hours are required',
    securityIncidents: 'Security incidents count is required',
    complianceGaps: 'Compliance gaps count is required',
    projectType: 'Project type is required',
  };
  expect(findErrors(collectDraft(() => ''))).toEqual(required);
  expect(findErrors(collectDraft(() => '  \t'))).toEqual(required);
  expect(findErrors(EXAMPLE_DRAFT)).toEqual({});
});

test.each([
  ['$1,234,567.89', 1_234_567.89],
  ['1,00,000', 100_000],
  ['  $ 85 000 ', 85_000],
  ['85\u00a0000', 85_000],
  ['-5', -5],
  ['\u22125', -5],
  ['+5', 5],
  ['.5', 0.5],
  ['5.', 5],
  ['1e3', 1000],
  ['0', 0],
])('P-ROI-4 reads %j as %d: dollar signs, commas and spaces do not count', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test.each([
  'abc',
  '2,5',
  '2,50',
  '1,2345',
  '$',
  ',',
  '12 people',
  '1.2.3',
  '--5',
  '0x10',
  'Infinity',
  'NaN',
  '1e999',
  '5%',
  '٥',
  'e5',
])('P-ROI-4 answers %j with "Enter a valid number"', (text) => {
  expect(parseDraft({ ...EXAMPLE_DRAFT, averageSalary: text })).toBeNull();
  expect(findErrors({ ...EXAMPLE_DRAFT, averageSalary: text })).toEqual({
    averageSalary: 'Enter a valid number',
  });
});

test('P-ROI-4 drops the decimals of employees, incidents and gaps, and of nothing else', () => {
  const inputs = parseDraft(collectDraft((name) => (name === 'projectType' ? 'cloud' : '-2.9')));
  expect(inputs).toEqual({
    currentITCosts: -2.9,
    employeeCount: -2,
    averageSalary: -2.9,
    downtimeHours: -2.9,
    securityIncidents: -2,
    complianceGaps: -2,
    projectType: 'cloud',
  });
  expect(parseDraft({ ...EXAMPLE_DRAFT, employeeCount: '-0.4' })?.employeeCount).toBe(0);
});

test('P-ROI-4 checks no bounds', () => {
  const inputs = parseDraft(collectDraft((name) => (name === 'projectType' ? 'asset' : '-1e300')));
  expect(inputs?.employeeCount).toBe(-1e300);
});

test('P-ROI-3 refuses a project type that is none, names of built-in properties included', () => {
  for (const projectType of ['', 'Cloud', 'toString', '__proto__', 'constructor'])
    expect(findErrors({ ...EXAMPLE_DRAFT, projectType })).toEqual({
      projectType: 'Project type is required',
    });
});

test('P-ROI-4 a draft has errors exactly when it cannot be parsed, whatever is typed', () => {
  const text = fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom('', ' ', '$', '1,0', 'cloud'));
  fc.assert(
    fc.property(fc.array(text, { minLength: 7, maxLength: 7 }), (texts) => {
      const draft = collectDraft((name) => texts[FIELD_NAMES.indexOf(name)] ?? '');
      const inputs = parseDraft(draft);
      expect(Object.keys(findErrors(draft)).length === 0).toBe(inputs !== null);
      if (inputs) for (const { name } of NUMBER_FIELDS) expect(inputs[name]).toBeTypeOf('number');
    }),
  );
});

test('P-ROI-4 the texts of any inputs are read back as the same inputs', () => {
  fc.assert(
    fc.property(roiInputs({ extreme: true }), (inputs) => {
      expect(parseDraft(draftOf(inputs))).toEqual(inputs);
    }),
  );
});

test('P-ROI-4 reads a text of any length in no time', () => {
  expect(parseNumber(`${'1'.repeat(100_000)}x`)).toBeNull();
});
