import { os } from '@orpc/server';

import { findSession, type Owner, type Session } from './session/session.ts';
import type { ApiContext } from './context.ts';
import { apiError } from './errors.ts';

/** The context of a call by the signed-in owner. */
export type OwnerContext = ApiContext & {
  readonly owner: Owner;
  /** The session that the call belongs to. */
  readonly session: Session;
};

/**
 * The call's context with its owner, for handlers beside a router.
 *
 * @throws 401 `UNAUTHORIZED`, the same for no, a forged, an expired and an ended session.
 */
export async function requireOwner(context: ApiContext): Promise<OwnerContext> {
  const found = await findSession(context.db, context.request, context.now());
  if (!found) throw apiError(401, 'UNAUTHORIZED', 'Please sign in.');
  return { ...context, ...found };
}

/** Lets only the signed-in owner through and adds `owner` and `session` to the context. */
export const ownerOnly = os.$context<ApiContext>().middleware(async ({ context, next }) => {
  const { owner, session } = await requireOwner(context);
  return next({ context: { owner, session } });
});
