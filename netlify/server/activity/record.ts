/** Writes down what the owner did: in the transaction of the change itself, where there is one. */
import type { ActivityResource } from '#contracts/activity.ts';

import type { OwnerContext } from '../api/owner-only.ts';
import type { Database } from '../db/database.ts';
import { alongside, inFullMode } from '../db/full-mode.ts';
import { adminLogs } from '../db/schema/activity.ts';

/** Who acts and from where: the context of an owner's call. */
export type Caller = Pick<OwnerContext, 'clientAddress' | 'request'> & {
  /** Nobody before the sign-in has succeeded. */
  readonly owner: Pick<OwnerContext['owner'], 'id'> | undefined;
};

const USER_AGENT_MAXIMUM = 500;

/**
 * Adds a row to the activity log.
 *
 * @param tx the transaction of the change: both are stored, or neither
 * @param caller the context of the call; `undefined` for what the system does by itself
 * @param action a verb in the past, such as `created`, `updated`, `published`, `deleted`
 * @param details what a reader of the log wants to know; never a secret
 */
export async function recordActivity(
  tx: Database,
  caller: Caller | undefined,
  action: string,
  resource: ActivityResource,
  resourceId?: number | string,
  details?: Record<string, unknown>,
): Promise<void> {
  const row = {
    ...originOf(caller),
    action,
    resource,
    resourceId: resourceId === undefined ? null : String(resourceId),
    details: details ?? null,
  };
  await alongside(tx, `the entry “${action} ${resource}” of the log`, (inner) =>
    inner.insert(adminLogs).values(row),
  );
}

/**
 * Writes down what changes no row, such as a look or a download: that happens where the database takes no rows as well,
 * and the server's log says so.
 */
export const recordBeside: typeof recordActivity = (...entry) => inFullMode(() => recordActivity(...entry));

/** Adds a row for each of several things to which the same was done, in one statement. */
export async function recordEach(
  tx: Database,
  caller: Caller,
  action: string,
  resource: ActivityResource,
  ids: number[],
): Promise<void> {
  const origin = originOf(caller);
  const rows = ids.map((id) => ({ ...origin, action, resource, resourceId: String(id) }));
  if (rows.length === 0) return;
  await alongside(tx, `the entries “${action} ${resource}” of the log`, (inner) =>
    inner.insert(adminLogs).values(rows),
  );
}

const originOf = (caller: Caller | undefined) => ({
  userId: caller?.owner?.id ?? null,
  ipAddress: caller?.clientAddress ?? null,
  userAgent: caller?.request.headers.get('user-agent')?.slice(0, USER_AGENT_MAXIMUM) ?? null,
});
