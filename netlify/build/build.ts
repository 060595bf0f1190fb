/** `npm run build`: builds the code where it changed, and draws the pages that changed. */
import process from 'node:process';

import { reportContent } from '../content/report.ts';
import { databaseErrorCode } from '../server/db/errors.ts';
import { siteOrigin } from '../server/env.ts';
import { ERRORS_ONLY } from './run-build.ts';
import { presentStamp } from './build-stamp.ts';
import { astroBuild } from './astro-build.ts';
import { endWithStarter, tellReason } from './child.ts';
import { prerenderPages } from './prerender-pages.ts';
import { buildCache, buildFolder, ROOT } from '../local/settings.ts';

process.once('SIGTERM', () => process.exit(143)); // and what it started ends with it
endWithStarter();

async function buildSite(): Promise<void> {
  const cache = (process.env.BUILD_CACHE = buildCache());
  // Before the posts are read: a change in between makes the build old, never the stamp too new.
  const stamp = await presentStamp(siteOrigin(), process.env.DATABASE_URL);
  const code = await astroBuild(stamp.sources, cache);
  await prerenderPages(buildFolder(), code, cache, stamp);
}

/** In one line, without the statements and values that a database's own errors carry. */
function reasonOf(error: unknown): string {
  const code = databaseErrorCode(error);
  if (code) return `the database or the network answered ${code}`;
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'it did not say why';
}

const wrongContent = reportContent(ROOT, process.argv.includes(ERRORS_ONLY) ? 'errors' : 'everything');
try {
  if (wrongContent === undefined) await buildSite();
  else tellReason(wrongContent);
} catch (error) {
  console.error(error);
  tellReason(reasonOf(error));
  process.exitCode = 1;
}
if (wrongContent !== undefined) process.exitCode = 1;
