/** Checks all active certificates by night: a few at a time, and what one run does not reach the next one does. */
import type { Database } from '../db/database.ts';
import { logFailure } from '../api/errors.ts';
import type { Network } from '../integrations/outbound.ts';
import { checkHealth } from './health.ts';
import * as repository from './repository.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Less than a day: the hour of a check wanders. */
const CHECKED_FOR_MS = 20 * HOUR_MS;
const KEPT_MS = 180 * 24 * HOUR_MS;
const AT_ONCE = 5;
/** A scheduled function has 30 s; one check takes 6 at most. */
const BEGIN_WITHIN_MS = 18_000;
const PROBE_LIMIT_MS = 6_000;

type Options = { network?: Network | undefined; isProbeOn?: boolean; clock?: () => Date };

/** Says how many were checked, and how many are left for the next run. */
export async function checkAllCertificates(
  db: Database,
  { network, isProbeOn = true, clock = () => new Date() }: Options = {},
): Promise<{ checked: number; left: number }> {
  const start = clock();
  const waiting = await repository.selectUnchecked(db, new Date(start.getTime() - CHECKED_FOR_MS));
  const total = waiting.length;
  let checked = 0;
  const work = async () => {
    while (clock().getTime() - start.getTime() < BEGIN_WITHIN_MS) {
      const row = waiting.shift();
      if (!row) return;
      const probe = { isOn: isProbeOn, network, timeLimitMs: PROBE_LIMIT_MS };
      try {
        await checkHealth(db, row, { origin: 'nightly', probe, now: clock() });
        checked += 1;
      } catch (error) {
        logFailure(error, `certificate ${row.id}`); // the others are checked all the same
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await repository.deleteChecks(db, new Date(start.getTime() - KEPT_MS));
  return { checked, left: total - checked };
}
