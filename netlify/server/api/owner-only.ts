import { os } from '@orpc/server';

import { findOwner } from '../auth/session.ts';
import type { ApiContext } from './context.ts';
import { apiError } from './errors.ts';

/**
 * Lets only the signed-in owner through and adds `owner` to the context.
 *
 * @throws 401 `UNAUTHORIZED`, the same for no, a forged, an expired and an ended session.
 */
export const ownerOnly = os.$context<ApiContext>().middleware(async ({ context, next }) => {
  const owner = await findOwner(context.db, context.request, context.now());
  if (!owner) throw apiError(401, 'UNAUTHORIZED', 'Please sign in.');
  return next({ context: { owner } });
});
