/**
 * `npm test`: everything that CI checks, with one line of counts at the end. `npm test -- jobs blog-admin`: the unit,
 * server and browser tests of these capabilities alone.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { select } from './capabilities.ts';
import { inOrder, type Step } from './steps.ts';

const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'));
const unitReport = path.join(reports, 'unit.json');
const browserReport = path.join(reports, 'browser.json');

/** The browser tests and their build agree on one address. */
const e2ePort = process.env['E2E_PORT'] ?? '4390';
const e2eSite = {
  CONTENT_DIR: 'tests/content/sample',
  PORT: e2ePort,
  SITE_URL: `http://localhost:${e2ePort}`,
  E2E_PORT: e2ePort,
};

const build: Step = { name: 'build', command: 'npm run --silent build:local', environment: e2eSite };
const unit = (filter: string[] = []): Step => ({
  name: 'unit, server and architecture',
  command: `vitest run --passWithNoTests --reporter=default --reporter=json --outputFile.json=${unitReport} ${filter.join(' ')}`,
  environment: { E2E_PORT: e2ePort },
});
const browser = (filter: string[] = []): Step => ({
  name: 'browser',
  command: `playwright test --reporter=list,json ${filter.join(' ')}`,
  environment: { E2E_PORT: e2ePort, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
});

/**
 * Each lane takes one core of two, the unit tests the other one as well once lint is done, and the browser tests
 * both. Types and lint read what is made of the content first; the build serves the unit tests as well.
 */
const everything = (): Step[][][] => [
  [[{ name: 'types of the content', command: 'astro sync' }]],
  [
    [
      { name: 'types', command: 'npm run --silent check:types:synced' },
      build,
      { name: 'sizes', command: 'npm run --silent size' },
      { name: 'HTML of all pages', command: 'npm run --silent check:html' },
      unit(),
    ],
    [
      { name: 'lint', command: 'npm run --silent lint' },
      { name: 'unused code', command: 'npm run --silent check:unused' },
    ],
  ],
  [[browser()]],
  [[{ name: 'content of the owner', command: 'npm run --silent test:content' }]],
];

function capabilities(names: string[]): Step[][][] {
  const { unit: files, browser: folders, isSerial } = select(names);
  if (folders.length === 0) return [[[unit(files)]]];
  // Without their dependencies, which are all other tests, those of one worker still come after the rest.
  const filter = ['--no-deps', ...(isSerial ? ['--workers=1'] : []), ...folders];
  return [[[unit(files)]], [[build]], [[browser(filter)]]];
}

const names = process.argv.slice(2);
try {
  const failed = await inOrder(names.length > 0 ? capabilities(names) : everything());
  report(failed);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true });
}

function report(failed: string[]): void {
  const [units, browsers] = [unitCounts(), browserCounts()];
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
  const unsteady = browsers.flaky > 0 ? `, ${browsers.flaky} of them at the second try only` : '';
  console.log(
    `\n${units.passed + browsers.passed} passed${unsteady}, ${units.failed + browsers.failed} failed`,
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
}

type Counts = { passed: number; failed: number };

function unitCounts(): Counts {
  const counts = readReport(unitReport) as { numPassedTests?: number; numFailedTests?: number };
  return { passed: counts.numPassedTests ?? 0, failed: counts.numFailedTests ?? 0 };
}

function browserCounts(): Counts & { flaky: number } {
  const { stats } = readReport(browserReport) as { stats?: Record<string, number> };
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {};
  return { passed: expected + flaky, failed: unexpected, flaky };
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {}; // The step ended before it could report; its exit code has said so.
  }
}
