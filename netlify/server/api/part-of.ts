/** The calls of a part that this site does not have are not there. */
import { os } from '@orpc/server';

import type { Part } from '#contracts/brand.ts';

import { absentParts } from '../content/current.ts';
import type { ApiContext } from './context.ts';
import { notFound } from './errors.ts';

/** @throws 404 where this site has no such part. */
export function assertPart(part: Part): void {
  if (absentParts().includes(part)) notFound(part);
}

/** A guard for routers. */
export const partOf = (part: Part) =>
  os.$context<ApiContext>().middleware(({ next }) => {
    assertPart(part);
    return next();
  });
