/** Which backups go when there are too many. */
import { BACKUPS_KEPT } from '#contracts/backup.ts';

import { filesOf } from '../manifest.ts';
import {
  listIds,
  listObjects,
  listSummaries,
  newestOf,
  objectNotes,
  readManifest,
  removeManifest,
  removeObject,
  type Summary,
} from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Content of a backup that another process makes meanwhile is younger. */
const UNUSED_AGE_MS = 2 * DAY_MS;
/** A newest backup with less than this share of the fullest one may be of a database that was emptied. */
const SHRUNK_SHARE = 0.5;

/**
 * The ids that are kept: of one database alone, newest first. Days and weeks are those that have a backup: neither a
 * pause nor a clock that jumps makes others old.
 */
export function keptIds(own: Summary[]): Set<string> {
  const kept = newestOfEach(own, dayOf, BACKUPS_KEPT.days);
  const before = own.filter(({ id }) => !kept.has(id));
  for (const id of newestOfEach(before, weekOf, BACKUPS_KEPT.weeks)) kept.add(id);
  for (const { id } of own.filter(({ origin }) => origin === 'owner').slice(0, BACKUPS_KEPT.ofOwner))
    kept.add(id);
  const [newest] = own;
  const fullest = own.toSorted((one, other) => contentOf(other) - contentOf(one))[0];
  if (newest && fullest && contentOf(newest) < contentOf(fullest) * SHRUNK_SHARE) kept.add(fullest.id);
  return kept;
}

/** The ids of those that may have bytes which the newest one lacks. */
export function fullerIds(own: Summary[], newest: Summary | undefined): string[] {
  const missing = newest?.missingBlobs ?? 0;
  return own.filter(({ missingBlobs = 0 }) => missingBlobs < missing).map(({ id }) => id);
}

const dayOf = ({ madeAt }: Summary) => madeAt.slice(0, 10);
/** Weeks begin on Monday: the first of January 1970 was a Thursday. */
const weekOf = ({ madeAt }: Summary) => String(Math.floor((Date.parse(madeAt) / DAY_MS + 3) / 7));
const contentOf = ({ rows, files }: Summary) => rows + files;

function newestOfEach(backups: Summary[], periodOf: (backup: Summary) => string, count: number): Set<string> {
  const newest = new Map<string, string>();
  for (const backup of backups) if (!newest.has(periodOf(backup))) newest.set(periodOf(backup), backup.id);
  return new Set([...newest.values()].slice(0, count));
}

/**
 * Removes the backups of this database that are not kept, and then content that none has. Others' stay, and while
 * the newest one lacks bytes that rows name, so do those that lack fewer.
 */
export async function thinBackups(identity: string, now: Date): Promise<void> {
  const own = (await listSummaries()).filter((one) => one.identity === identity);
  const kept = new Set([...keptIds(own), ...fullerIds(own, newestOf(own, now))]);
  for (const { id } of own) if (!kept.has(id)) await removeManifest(id);
  await removeUnused(now);
}

/** Nothing where a backup cannot be read, or where there is none: then nobody knows what it has. */
async function removeUnused(now: Date): Promise<void> {
  const used = new Set<string>();
  const ids = await listIds();
  for (const id of ids) {
    const manifest = await readManifest(id);
    if (!manifest) return;
    for (const file of filesOf(manifest)) used.add(file.sha256);
  }
  if (ids.length === 0) return;
  for (const sum of await listObjects()) {
    if (used.has(sum)) continue;
    const storedAt = (await objectNotes(sum).catch(() => undefined))?.['storedAt'];
    if (storedAt && now.getTime() - Date.parse(storedAt) > UNUSED_AGE_MS) await removeObject(sum);
  }
}
