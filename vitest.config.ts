import { globSync, readFileSync } from 'node:fs';

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

import { apiRoutes } from './src/lib/api-routes/plugin.ts';
import { ownPhrases } from './src/lib/brand/own-phrases.ts';
import { brand } from './src/lib/brand/plugin.ts';
import { contentFolder } from './src/lib/build/content-folder.ts';

/** The product is tested with content of its own, whatever the owner has written. */
process.env['CONTENT_DIR'] ??= 'tests/content/sample';

const TESTS = ['{src,netlify,content}/**/*.test.{ts,tsx}', 'tests/{*,content/*,faults/*,outcome/*}.test.ts'];
/** Tests that ask for a document say so in their first line. */
const withDocument = globSync('src/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').startsWith('// with a document'),
);

/** Tests that count how often code runs: of code that a file before has run in the same process, V8 counts a part. */
const counting = globSync('netlify/**/growth.test.ts');

/** Test files that wait or compute long come first: started last, they would leave a core with nothing to do. */
const LONG =
  /\/(?:build|architecture|host|killed-host|catalogue|full-database|bounded|bundled|backup|lies|nights|[\w-]*hostile-[\w-]*)\.test\.ts$/u;
const rank = ({ project, moduleId }: TestSpecification) =>
  project.name !== 'node' ? 0 : LONG.test(moduleId) ? 1 : 2;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  plugins: [apiRoutes(), brand(contentFolder()), ownPhrases(contentFolder())],
  test: {
    // Waited for by no test that passes; a machine with much else to do needs all three.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // On two cores: while three wait for an answer, the fourth one works.
    maxWorkers: 4,
    // A process keeps what hundreds of files load: with room for young objects it tidies up less often.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    // Its processes wait for the next file, as a library does: to start one for each took longer than what it reads.
    server: { deps: { external: [/\/server\/bounded\/(?:run-bounded|bounded-runner)\.ts$/u] } },
    // As with the browser tests, the last lines name what needed its second try.
    retry: process.env['CI'] ? 1 : 0,
    env: {
      CONTENT_DIR: process.env['CONTENT_DIR'],
      SIGNING_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
      ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 9).toString('base64')}`,
      SITE_URL: 'http://localhost:8888',
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'document',
          include: withDocument,
          isolate: false,
          setupFiles: ['tests/support/fresh-file.ts', 'tests/support/fresh-document.ts'],
        },
      },
      { extends: true, test: { name: 'counting', include: counting } },
      {
        extends: true,
        test: {
          name: 'node',
          include: TESTS,
          exclude: [...withDocument, ...counting],
          // One process after the other for each file would load all libraries again: see fresh-file.ts.
          isolate: false,
          setupFiles: ['tests/support/fresh-file.ts'],
          globalSetup: ['tests/support/database-template.ts'],
        },
      },
    ],
  },
});
