import { os } from '@orpc/server';

import type { ApiContext } from '../../api/context.ts';
import { settleBuildRequests } from './delivery.ts';

/**
 * The guard of every call that changes what readers see. It stands before `idempotent`, so that the change is
 * committed when the build is asked for; the answer does not wait for the hook.
 */
export const requestsBuild = os.$context<ApiContext>().middleware(async ({ context, next }) => {
  const result = await next();
  context.afterwards(() => settleBuildRequests(context.db));
  return result;
});
