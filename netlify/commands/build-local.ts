/** `npm run build` without a database at hand: builds the site with a new, seeded one that is thrown away. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { reportContent } from '../content/report.ts';
import { runBuild } from '../build/run-build.ts';
import { openInstance } from '../local/instance.ts';
import { readSettings, ROOT } from '../local/settings.ts';

if (reportContent(ROOT) !== undefined) process.exit(1);
const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-build-'));
try {
  const instance = await openInstance({ ...readSettings(process.env), dataDir: folder });
  try {
    await runBuild({ environment: instance.environment, isContentChecked: true });
  } finally {
    await instance.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
