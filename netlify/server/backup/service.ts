/** The backups that the site keeps of itself. */
import type { Backups } from '#contracts/backup.ts';

import type { Database } from '../db/database.ts';
import { ownIdentity } from '../files/quarantine/identity.ts';
import { startBackup } from './stored/start.ts';
import { readState, runningSince } from './stored/state.ts';
import { listSummaries } from './stored/store.ts';

export async function list(db: Database, now: Date): Promise<Backups> {
  const [summaries, state, own] = await Promise.all([listSummaries(), readState(), ownIdentity(db)]);
  return {
    backups: summaries.map(({ identity, ...summary }) => ({ ...summary, isOwn: identity === own.identity })),
    runningSince: runningSince(state, now),
    failure: state?.failure ?? null,
  };
}

/** Begins one unless one is being made. */
export async function make(db: Database, now: Date): Promise<Backups> {
  const before = await list(db, now);
  if (before.runningSince) return before;
  const isStarted = await startBackup('owner', now);
  const after = await list(db, now);
  const failure = isStarted ? null : 'The background function could not be started.';
  return { ...after, failure: after.failure ?? failure };
}

/** Two nights. */
const LATE_MS = 48 * 60 * 60 * 1000;

/**
 * How old the newest backup of this database is. One that has none is late once it is as old itself; where the
 * storage says nothing, nothing is said.
 */
export async function backupAge(db: Database, now: Date) {
  const own = await ownIdentity(db);
  const summaries = await listSummaries().catch(() => undefined);
  if (!summaries) return { isLate: false };
  const newestAt = summaries.find(({ identity }) => identity === own.identity)?.madeAt ?? null;
  const since = newestAt === null ? own.createdAt.getTime() : Date.parse(newestAt);
  return { newestAt, isLate: now.getTime() - since > LATE_MS };
}
