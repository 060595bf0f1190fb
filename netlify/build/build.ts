/** `npm run build`: builds the code where it changed, and draws the pages that changed. */
import process from 'node:process';

import { databaseErrorCode } from '../server/db/errors.ts';
import { siteOrigin } from '../server/env.ts';
import { CONTENT_CHECKED, ERRORS_ONLY } from './run-build.ts';
import { type BuildStamp, presentStamp } from './build-stamp.ts';
import { astroBuild, isBuilt } from './astro-build.ts';
import { endWithStarter, tellReason } from './child.ts';
import { prerenderPages } from './prerender-pages.ts';
import { buildCache, buildFolder, ROOT } from '../local/settings.ts';

process.once('SIGTERM', () => process.exit(143)); // and what it started ends with it
endWithStarter();

/** Looks at the content while Astro builds: returns why no site can be made of it, and makes none then. */
async function buildSite(stamp: BuildStamp): Promise<string | undefined> {
  const cache = (process.env.BUILD_CACHE = buildCache());
  const reasons = wrongContent(stamp);
  const inVain = new AbortController();
  const code = astroBuild(stamp.sources, { cache, signal: inVain.signal });
  const built = code.catch(() => undefined); // what is wrong with the content comes first
  const reason = await reasons;
  if (reason === undefined) await prerenderPages(buildFolder(), await code, cache, stamp);
  else inVain.abort();
  await built;
  return reason;
}

/**
 * Why no site can be made of the content; undefined where one can. Content that the code was built of before is in
 * order, and only its warnings could be told again.
 */
async function wrongContent({ sources }: BuildStamp): Promise<string | undefined> {
  const isStarted = process.argv.includes(ERRORS_ONLY);
  if (process.argv.includes(CONTENT_CHECKED) || (isStarted && isBuilt(sources))) return undefined;
  const { reportContent } = await import('../content/report.ts');
  return reportContent(ROOT, isStarted ? 'errors' : 'everything');
}

/** In one line, without the statements and values that a database's own errors carry. */
function reasonOf(error: unknown): string {
  const code = databaseErrorCode(error);
  if (code) return `the database or the network answered ${code}`;
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'it did not say why';
}

try {
  // Before the posts are read: a change in between makes the build old, never the stamp too new.
  const stamp = await presentStamp(siteOrigin(), process.env.DATABASE_URL);
  const reason = await buildSite(stamp);
  if (reason !== undefined) {
    tellReason(reason);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error);
  tellReason(reasonOf(error));
  process.exitCode = 1;
}
