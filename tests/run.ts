/**
 * `npm test`: everything that CI checks, with what failed and the counts at the end. `npm test -- jobs blog-admin`: the unit,
 * server and browser tests of these capabilities alone.
 */
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { select } from './capabilities.ts';
import { OUTCOME_FILE, readOutcome, summary } from './outcome/outcome.ts';
import { inOrder, type Step } from './steps.ts';

/** Databases, stores and profiles of browsers come and go: where memory has room for their files they need no disk. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 6 * 1024 ** 3;
const hasRoom = (folder: string): boolean => {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM_BYTES;
};

const temporary = mkdtempSync(path.join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'tests-'));
// Postgres runs as another user where this one may do everything.
chmodSync(temporary, 0o1777);
process.env['TMPDIR'] = temporary;
const outcomes = mkdtempSync(path.join(temporary, 'outcomes-'));
const unitOutcome = path.join(outcomes, 'unit.json');
const browserOutcome = path.join(outcomes, 'browser.json');
// Hundreds of processes load the same libraries: each compiles only what none before it has compiled.
process.env['NODE_COMPILE_CACHE'] ??= path.join(outcomes, 'compiled');
// Each has room for young objects: it tidies up less often.
const quickDrizzle = new URL('support/quick-drizzle.mjs', import.meta.url).href;
process.env['NODE_OPTIONS'] =
  `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64 --import=${quickDrizzle}`;

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
  command: `vitest run --passWithNoTests --reporter=default --reporter=./tests/outcome/unit.ts ${filter.join(' ')}`,
  environment: { E2E_PORT: e2ePort, [OUTCOME_FILE]: unitOutcome },
});
const browser = (filter: string[] = []): Step => ({
  name: 'browser',
  command: `playwright test --reporter=list,./tests/outcome/browser.ts ${filter.join(' ')}`,
  // Node reads these files as they are; Playwright would translate each one first.
  environment: { E2E_PORT: e2ePort, [OUTCOME_FILE]: browserOutcome, PW_DISABLE_TS_ESM: '1' },
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
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
  console.log(`\n${summary([readOutcome(unitOutcome), readOutcome(browserOutcome)])}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
