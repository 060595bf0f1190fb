/** What this site has: each part but those that content/brand.yaml leaves out. */
import { existsSync } from 'node:fs';
import path from 'node:path';

import { os } from '@orpc/server';

import { Brand, type Part } from '#contracts/brand.ts';

import type { ApiContext } from '../api/context.ts';
import { notFound } from '../api/errors.ts';
import { contentFolder } from './folder.ts';
import { readYaml } from './read-file.ts';

let absent: readonly Part[] | undefined;

/** Read once per process. */
function absentParts(): readonly Part[] {
  const file = path.join(contentFolder(), 'brand.yaml');
  absent ??= existsSync(file) ? readYaml(Brand, file).without : [];
  return absent;
}

/** @throws 404 where this site has no such part. */
export function assertPart(part: Part): void {
  if (absentParts().includes(part)) notFound(part);
}

/** A guard for routers: the calls of a part that this site does not have are not there. */
export const partOf = (part: Part) =>
  os.$context<ApiContext>().middleware(({ next }) => {
    assertPart(part);
    return next();
  });
