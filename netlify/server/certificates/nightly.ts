/** Checks all active certificates by night. */
import type { Database } from '../db/database.ts';
import { checkEach, type Checked } from '../api/nightly.ts';
import type { Network } from '../integrations/outbound.ts';
import { checkHealth } from './health.ts';
import * as repository from './repository.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Less than a day: the hour of a check wanders. */
const CHECKED_FOR_MS = 20 * HOUR_MS;
const KEPT_MS = 180 * 24 * HOUR_MS;
const AT_ONCE = 5;
/** One check takes 6 s at most. */
const BEGIN_WITHIN_MS = 18_000;
const PROBE_LIMIT_MS = 6_000;

type Options = { network?: Network | undefined; isProbeOn?: boolean; clock?: () => Date };

export async function checkAllCertificates(
  db: Database,
  { network, isProbeOn = true, clock = () => new Date() }: Options = {},
): Promise<Checked> {
  const start = clock();
  const rows = await repository.selectUnchecked(db, new Date(start.getTime() - CHECKED_FOR_MS));
  const probe = { isOn: isProbeOn, network, timeLimitMs: PROBE_LIMIT_MS };
  const checked = await checkEach(rows, {
    atOnce: AT_ONCE,
    beginWithinMs: BEGIN_WITHIN_MS,
    clock,
    nameOf: ({ id }) => `certificate ${id}`,
    check: async (row) => void (await checkHealth(db, row, { origin: 'nightly', probe, now: clock() })),
  });
  await repository.deleteChecks(db, new Date(start.getTime() - KEPT_MS));
  return checked;
}
