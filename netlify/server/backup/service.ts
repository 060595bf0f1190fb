/** The backups that the site keeps of itself. */
import { and, eq, gt } from 'drizzle-orm';

import type { Backups } from '#contracts/backup.ts';

import { recordActivity } from '../activity/record.ts';
import type { Database } from '../db/database.ts';
import { adminLogs } from '../db/schema/activity.ts';
import { ownIdentity } from '../db/identity.ts';
import { startBackup } from './stored/start.ts';
import { begin, end, readState } from './stored/state.ts';
import { listSummaries, newestOf } from './stored/store.ts';

export async function list(db: Database, now: Date): Promise<Backups> {
  const [summaries, state, own] = await Promise.all([listSummaries(), readState(now), ownIdentity(db)]);
  return {
    backups: summaries.map(({ identity, ...summary }) => ({ ...summary, isOwn: identity === own.identity })),
    ...state,
  };
}

/** Begins one unless one is being made. @throws 503 where there is no room to begin. */
export async function make(db: Database, now: Date): Promise<Backups> {
  const before = await list(db, now);
  if (before.runningSince) return before;
  await begin(now);
  if (!(await startBackup('owner', now))) await end(now, 'The background function could not be started.');
  return list(db, now);
}

/** Two nights. */
const LATE_MS = 48 * 60 * 60 * 1000;

/**
 * How old the newest backup of this database is, and how many files it lacks. One that has none is late once it is as
 * old itself; where the storage says nothing, nothing is said.
 */
export async function backupAge(db: Database, now: Date) {
  const own = await ownIdentity(db);
  const summaries = await listSummaries().catch(() => undefined);
  if (!summaries) return { isLate: false };
  const newest = newestOf(
    summaries.filter(({ identity }) => identity === own.identity),
    now,
  );
  const newestAt = newest?.madeAt ?? null;
  const since = newestAt === null ? own.createdAt.getTime() : Date.parse(newestAt);
  return { newestAt, isLate: now.getTime() - since > LATE_MS, missingBlobs: newest?.missingBlobs ?? 0 };
}

/** Says in the activity log that there is no backup of the last nights: in the first night that finds it, and each week. */
export async function noteLateBackup(db: Database, now: Date): Promise<void> {
  const { isLate, newestAt } = await backupAge(db, now);
  if (!isLate || (await hasSaidLate(db, now))) return;
  await recordActivity(db, undefined, SAID_LATE, 'database', undefined, { newestAt });
}

const SAID_LATE = 'found no recent backup';
const SAY_AGAIN_MS = 7 * 24 * 60 * 60 * 1000;

async function hasSaidLate(db: Database, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - SAY_AGAIN_MS);
  const { action, createdAt } = adminLogs;
  return (await db.$count(adminLogs, and(eq(action, SAID_LATE), gt(createdAt, since)))) > 0;
}
