import fc from 'fast-check';
import { expect, test } from 'vitest';

import { scenarios } from '#support/generated-scenarios.ts';
import { DEFAULT_ASSUMPTIONS } from './assumptions.ts';
import { EXAMPLE_DRAFT, parseDraft } from './inputs.ts';
import { formatCsv, scenarioCsv } from './scenario-csv.ts';

test('P-ROI-8 CSV quotes as RFC 4180 has it and ends every line with CRLF', () => {
  expect(formatCsv([['a', 'b,c', 'say "hi"', 'two\nlines', '']])).toBe(
    'a,"b,c","say ""hi""","two\nlines",\r\n',
  );
  expect(formatCsv([[1.5, -2, NaN, Infinity, -0]])).toBe('1.5,-2,N/A,N/A,0\r\n');
});

test('P-ROI-8 no text of a CSV can become a formula', () => {
  fc.assert(
    fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string(), (start, rest) => {
      expect(formatCsv([[start + rest]])).toMatch(/^"?'/);
    }),
  );
});

test('P-ROI-8 the CSV of a scenario holds inputs, assumptions, ten figures, six types and 37 months', () => {
  const inputs = parseDraft(EXAMPLE_DRAFT);
  if (!inputs) throw new Error('the example must be valid');
  const lines = scenarioCsv({ inputs, assumptions: DEFAULT_ASSUMPTIONS }).trimEnd().split('\r\n');
  const count = (section: string) => lines.filter((line) => line.startsWith(`${section},`)).length;

  expect(lines[0]).toBe('Section,Item,Unit,Low,Expected,High');
  expect(lines).toContain('Input,Project type,,,Cloud Migration,');
  expect(lines).toContain('Assumption,Cost of one security incident,USD,,50000,');
  expect(lines).toContain('Result,Implementation cost,USD,432000,432000,432000');
  expect(lines).toContain('Cumulative cash,Month 0,USD,-432000,-432000,-432000');
  expect([count('Input'), count('Assumption'), count('Result')]).toEqual([7, 19, 11]);
  expect([count('Comparison'), count('Cumulative cash')]).toEqual([6, 37]);
});

test('P-ROI-8 every line of a CSV has six fields, whatever the scenario', () => {
  fc.assert(
    fc.property(scenarios({ extreme: true }), (scenario) => {
      for (const line of scenarioCsv(scenario).trimEnd().split('\r\n'))
        expect(line.split(',')).toHaveLength(6);
    }),
    { numRuns: 30 },
  );
});
