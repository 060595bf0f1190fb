import { expect, test } from 'vitest';

import { readOutcome, summary, told } from './outcome.ts';

const failed = told(
  `${process.cwd()}/netlify/a.test.ts`,
  'R-1 it holds',
  '\u001B[31mexpected\u001B[39m 1\nto be 2',
);
const unsteady = told('tests/e2e/b.spec.ts', '[owner] T-1 it opens', 'Timeout');

test('the last lines name what failed, why, and what passed at the second try only', () => {
  const outcomes = [
    { passed: 5, failed: [failed], unsteady: [] },
    { passed: 3, failed: [], unsteady: [unsteady] },
  ];
  expect(summary(outcomes)).toBe(`Failed tests:
  netlify/a.test.ts › R-1 it holds
      expected 1
      to be 2

Passed at the second try only:
  tests/e2e/b.spec.ts › [owner] T-1 it opens
      Timeout

8 passed, 1 of them at the second try only, 1 failed`);
});

test('a step that ended before it could report passed nothing', () => {
  const nothing = readOutcome('nowhere.json');
  expect(nothing).toEqual({ passed: 0, failed: [], unsteady: [] });
  expect(summary([nothing])).toBe('0 passed, 0 failed');
});
