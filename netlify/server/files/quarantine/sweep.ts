/**
 * Marks blobs that no row knows, and removes what has been marked for 30 days. That a row is not there is no proof that
 * the blob is not wanted: the database may be new, restored, empty or another one. So nothing goes at once, and
 * nothing is marked at all where the database is not the one that the storage knows, or where it would be too much.
 */
import { recordActivity } from '../../activity/record.ts';
import type { Database } from '../../db/database.ts';
import { blobStoredAt, deleteBlob, listBlobs } from '../../integrations/blobs.ts';
import { listBlobKeys } from '../repository.ts';
import { ownIdentity, type Identity } from '../../db/identity.ts';
import { countSweep, keptIdentity, type Kept } from './identity.ts';
import * as repository from './repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Nothing that is still under way is this old. */
const ORPHAN_AGE_MS = DAY_MS;
export const QUARANTINE_DAYS = 30;
/** As many nights: a clock that jumps ahead has not lived through them. */
const SEEN_MINIMUM = QUARANTINE_DAYS;
/** More at once than this is not forgotten bytes but missing rows. */
const MARKED_MAXIMUM = 20;
const MARKED_SHARE_MAXIMUM = 0.05;

/** A part of the storage: what its keys begin with, and those that rows know. */
export type Room = { prefix: string; known: ReadonlySet<string> };

type Stopped = NonNullable<repository.SweepState['stopped']>;
type Candidate = { key: string; storedAt: Date | undefined };
/** Sweeps one part of the storage; where it stops, the dashboard and the activity log say why. */
export async function sweepRoom(db: Database, now: Date, room: Room): Promise<void> {
  const keys = await listBlobs(room.prefix);
  const own = await ownIdentity(db);
  const isApproved = (await repository.findSweep(db, room.prefix))?.approved ?? false;
  const stranger = isApproved ? undefined : whoseIsIt(own, await keptIdentity());
  if (stranger) return stop(db, now, room, stranger, 0);

  const files = await listBlobKeys(db); // what was taken back is a file, wherever it is
  const withoutRow = keys.filter((key) => !room.known.has(key) && !files.has(key));
  const marked = await repository.markedKeys(db, room.prefix);
  const limit = isApproved ? Infinity : limitOf(keys.length);
  const fresh = withoutRow.filter((key) => !marked.has(key));
  const candidates = await olderThan(new Date(now.getTime() - ORPHAN_AGE_MS), fresh, limit);
  if (!isApproved && candidates.some(({ storedAt }) => storedAt && storedAt < own.createdAt))
    return stop(db, now, room, 'younger', candidates.length);
  if (candidates.length > limit) return stop(db, now, room, 'many', candidates.length);

  await repository.unmarkOthers(db, room.prefix, withoutRow);
  await repository.countSeen(db, withoutRow);
  await repository.mark(
    db,
    candidates.map(({ key, storedAt }) => ({ key, storedAt: storedAt ?? null, markedAt: now })),
  );
  await countSweep(db);
  await repository.keepSweep(db, {
    prefix: room.prefix,
    sweptAt: now,
    stopped: null,
    found: 0,
    approved: false,
  });
  await removeExpired(db, now, room.prefix);
}

/** What speaks against this database; nothing where the storage has not been swept before. */
function whoseIsIt(own: Identity, kept: Kept | undefined): Stopped | undefined {
  if (kept && kept.identity !== own.identity) return 'foreign';
  return kept && kept.sweeps > own.sweeps ? 'older' : undefined;
}

/** A single forgotten blob may always be marked, however few there are. */
const limitOf = (all: number) =>
  Math.max(1, Math.min(MARKED_MAXIMUM, Math.floor(all * MARKED_SHARE_MAXIMUM)));

/** Those that were stored before `moment`, up to one more than `limit`. */
async function olderThan(moment: Date, keys: string[], limit: number): Promise<Candidate[]> {
  const found: Candidate[] = [];
  for (const key of keys) {
    const storedAt = await blobStoredAt(key);
    if (!storedAt || storedAt < moment) found.push({ key, storedAt });
    if (found.length > limit) break;
  }
  return found;
}

/** Says it in the log once, not each night anew. */
async function stop(
  db: Database,
  now: Date,
  { prefix }: Room,
  stopped: Stopped,
  found: number,
): Promise<void> {
  console.error(`The sweep of ${prefix} has stopped: ${stopped}. Nothing was marked or removed.`);
  await db.transaction(async (tx) => {
    const before = await repository.findSweep(tx, prefix);
    await repository.keepSweep(tx, { prefix, sweptAt: now, stopped, found });
    if (before?.stopped !== stopped)
      await recordActivity(tx, undefined, 'stopped the sweep of', 'file', undefined, {
        name: prefix,
        why: stopped,
      });
  });
}

/** The mark goes first: whoever takes the blob back at the same time finds either the mark or nothing. */
async function removeExpired(db: Database, now: Date, prefix: string): Promise<void> {
  const before = new Date(now.getTime() - QUARANTINE_DAYS * DAY_MS);
  for (const key of await repository.takeExpired(db, prefix, { before, seen: SEEN_MINIMUM }))
    await deleteBlob(key);
}
