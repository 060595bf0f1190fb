/** The bundles of functions: a large one starts slowly. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { ok, warning, type Finding } from './finding.ts';

/** Some twice the largest one of today. */
const LARGE_BYTES = 2 * 1024 * 1024;
const KIB = 1024;

/** @param folder that netlify/bundle-functions.ts writes */
export function checkBundles(folder: string): Finding {
  if (!existsSync(folder))
    return ok('bundles', 'come with a deploy or npm run build: there are none here to look at.');
  const sizes = readdirSync(folder)
    .map((name) => ({ name, kib: Math.round(bytesIn(path.join(folder, name)) / KIB) }))
    .sort((a, b) => b.kib - a.kib);
  const large = sizes
    .filter(({ kib }) => kib * KIB > LARGE_BYTES)
    .map(({ name, kib }) => `${name} (${kib} KB)`);
  if (large.length > 0) return warning('bundles', `start slowly for their size: ${large.join(', ')}.`);
  return ok('bundles', `${sizes.length} of ${sizes.at(-1)?.kib ?? 0} to ${sizes[0]?.kib ?? 0} KB.`);
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}
