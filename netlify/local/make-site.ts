/** `npm run build`: builds the code where it changed, and draws the pages that changed. */
import process from 'node:process';

import { siteOrigin } from '../server/env.ts';
import { presentStamp } from './build-stamp.ts';
import { builtCode } from './built-code.ts';
import { drawSite } from './draw-site.ts';
import { buildCache, buildFolder } from './settings.ts';

process.once('SIGTERM', () => process.exit(143)); // and what it started ends with it
const cache = (process.env.BUILD_CACHE = buildCache());
try {
  // Before the posts are read: a change in between makes the build old, never the stamp too new.
  const stamp = await presentStamp(siteOrigin(), process.env.DATABASE_URL);
  const code = await builtCode(stamp.sources, cache);
  await drawSite(buildFolder(), code, cache, stamp);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
