/** Has the background function work on the open run: it alone carries the browser. */
import { claimsOfCall, startBackground } from '../integrations/background.ts';
import type { Database } from '../db/database.ts';
import * as repository from './repository.ts';

const FUNCTION = { name: 'screenshots-background', audience: 'screenshots', claims: [] };

/**
 * Starts the work unless somebody does it already. One start too many does no harm: the run has a lease. Where the
 * function cannot be reached the run waits for the next quarter of an hour.
 */
export async function startWork(db: Database, now: Date): Promise<boolean> {
  const run = await repository.findOpenRun(db);
  if (!run || (run.leaseUntil && run.leaseUntil > now)) return true;
  return startBackground(FUNCTION, {}, now);
}

/** True for a call that this site has made itself. */
export const isOwnCall = async (request: Request, now: Date): Promise<boolean> =>
  (await claimsOfCall(FUNCTION, request, now)) !== undefined;
