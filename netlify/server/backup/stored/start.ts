/** Has the background function make a backup: it alone has the time for it. */
import { claimsOfCall, startBackground } from '../../integrations/background.ts';
import type { Database } from '../../db/database.ts';
import { ownIdentity } from '../../db/identity.ts';
import { readState } from './state.ts';
import { listSummaries, type Origin, type Summary } from './store.ts';

const FUNCTION = { name: 'backup-background', audience: 'backup', claims: ['origin'] };
/** UTC: from then on the night's backup is due. A machine that sleeps makes it when it wakes. */
const NIGHT_HOUR = 3;

/** @returns false where the function could not be reached */
export const startBackup = (origin: Origin, now: Date): Promise<boolean> =>
  startBackground(FUNCTION, { origin }, now);

/** Why this call of the background function was made; undefined for one that this site has not made itself. */
export async function originOfCall(request: Request, now: Date): Promise<Origin | undefined> {
  const claims = await claimsOfCall(FUNCTION, request, now);
  if (!claims) return undefined;
  return claims['origin'] === 'owner' ? 'owner' : 'nightly';
}

/** Begins the night's backup if there is none of this database yet. */
export async function keepNight(db: Database, now: Date): Promise<void> {
  if ((await readState(now)).runningSince) return;
  const { identity } = await ownIdentity(db);
  const own = (await listSummaries()).filter((one) => one.identity === identity);
  if (!isDone(own, now)) await startBackup('nightly', now);
}

/** One that was made in a future that a clock has taken back does not count. */
function isDone(own: Summary[], now: Date): boolean {
  const due = new Date(now);
  due.setUTCHours(NIGHT_HOUR, 0, 0, 0);
  if (due > now) due.setUTCDate(due.getUTCDate() - 1);
  return own.some(({ madeAt }) => Date.parse(madeAt) >= due.getTime() && Date.parse(madeAt) <= now.getTime());
}
