/** What came of a step's tests, as its reporter writes it and `npm test` tells it after everything else. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { z } from 'zod';

const Told = z.object({ file: z.string(), title: z.string(), reason: z.string() });
const Outcome = z.object({ passed: z.number(), failed: z.array(Told), unsteady: z.array(Told) });

/** A test, or a file whose tests could not begin, and the first words of why it failed. */
export type Told = z.infer<typeof Told>;
export type Outcome = z.infer<typeof Outcome>;

/** Where a reporter writes: its step names the file. */
export const OUTCOME_FILE = 'OUTCOME_FILE';
const REASON_LINES = 4;

export const told = (file: string, title: string, reason = ''): Told => ({
  file: path.relative(process.cwd(), file),
  title,
  reason: stripVTControlCharacters(reason).trim().split('\n').slice(0, REASON_LINES).join('\n'),
});

export function writeOutcome(outcome: Outcome): void {
  const file = process.env[OUTCOME_FILE];
  if (file) writeFileSync(file, JSON.stringify(outcome));
}

/** Of a step that ended before it could report, nothing: its exit code says so. */
export function readOutcome(file: string): Outcome {
  try {
    return Outcome.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: [], unsteady: [] };
  }
}

/** The last words: which tests failed and why, which passed at the second try only, and the counts. */
export function summary(outcomes: Outcome[]): string {
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  const unsteady = outcomes.flatMap((outcome) => outcome.unsteady);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const seconds = unsteady.length > 0 ? `, ${unsteady.length} of them at the second try only` : '';
  return [
    ...list('Failed tests:', failed),
    ...list('Passed at the second try only:', unsteady),
    `${passed} passed${seconds}, ${failed.length} failed`,
  ].join('\n');
}

function list(heading: string, tests: Told[]): string[] {
  if (tests.length === 0) return [];
  const lines = tests.map(
    ({ file, title, reason }) => `  ${file} › ${title}\n${reason.replaceAll(/^/gmu, '      ')}`,
  );
  return [heading, ...lines, ''];
}
