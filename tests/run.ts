/** `npm test`: everything that CI checks, one heavy thing at a time, with one line of counts at the end. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'));
const unitReport = path.join(reports, 'unit.json');
const browserReport = path.join(reports, 'browser.json');

/** The browser tests and their build agree on one address. */
const e2ePort = process.env['E2E_PORT'] ?? '4390';
const e2eSite = { PORT: e2ePort, SITE_URL: `http://localhost:${e2ePort}` };

type Step = { name: string; command: string; environment?: Record<string, string> };

const steps: Step[] = [
  { name: 'types', command: 'npm run --silent check:types' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'unused code', command: 'npm run --silent check:unused' },
  {
    name: 'unit, server and architecture',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${unitReport}`,
  },
  { name: 'build', command: 'npm run --silent build:local', environment: e2eSite },
  { name: 'sizes', command: 'npm run --silent size' },
  {
    name: 'browser',
    command: 'playwright test --reporter=list,json',
    environment: { E2E_PORT: e2ePort, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  },
];

const failed = steps.filter((step) => !passes(step)).map((step) => step.name);
const [unit, browser] = [unitCounts(), browserCounts()];
rmSync(reports, { recursive: true });
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
const unsteady = browser.flaky > 0 ? `, ${browser.flaky} of them at the second try only` : '';
console.log(`\n${unit.passed + browser.passed} passed${unsteady}, ${unit.failed + browser.failed} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

function passes({ name, command, environment }: Step): boolean {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { status } = spawnSync(command, {
    cwd: ROOT,
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return status === 0;
}

type Counts = { passed: number; failed: number };

function unitCounts(): Counts {
  const report = readReport(unitReport) as { numPassedTests?: number; numFailedTests?: number };
  return { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 };
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
