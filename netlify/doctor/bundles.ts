/** The bundles of functions: a large one starts slowly. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { ok, warning, type Finding } from './finding.ts';

/** Half as much again as the largest one of today. */
const LARGE_BYTES = 4 * 1024 * 1024;
/** A process of its own, where one is asked for, loads these: no start does. */
const WORKER = `${path.sep}worker`;
const KIB = 1024;

/** @param folder that netlify/build/bundle-functions.ts writes */
export function checkBundles(folder: string): Finding {
  if (!existsSync(folder))
    return ok('bundles', 'come with a deploy or npm run build: there are none here to look at.');
  const sizes = readdirSync(folder)
    .map((name) => ({ name, kib: Math.round(bytesIn(path.join(folder, name)) / KIB) }))
    .sort((a, b) => b.kib - a.kib);
  const large = sizes
    .filter(({ kib }) => kib * KIB > LARGE_BYTES)
    .map(({ name, kib }) => `${name} (${kib} KB)`);
  if (large.length > 0)
    return warning(
      'bundles',
      `start slowly for their size: ${large.join(', ')}. Look at what they import (npm run size).`,
    );
  return ok('bundles', `${sizes.length} of ${sizes.at(-1)?.kib ?? 0} to ${sizes[0]?.kib ?? 0} KB.`);
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith(WORKER))
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}
