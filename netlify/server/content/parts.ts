/** What this site has: each part but those that content/brand.yaml leaves out. */
import { existsSync } from 'node:fs';
import path from 'node:path';

import { Brand, type Part } from '#contracts/brand.ts';

import { contentFolder } from './folder.ts';
import { readYaml } from './read-file.ts';

let absent: readonly Part[] | undefined;

/** Whether this site has a part; read once per process. */
export function hasPart(part: Part): boolean {
  absent ??= absentParts();
  return !absent.includes(part);
}

/** What content/brand.yaml leaves out now. */
export function absentParts(): readonly Part[] {
  const file = path.join(contentFolder(), 'brand.yaml');
  return existsSync(file) ? readYaml(Brand, file).without : [];
}
