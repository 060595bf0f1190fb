/** Reads the log from one link to the next and names the first entry that is not what was written. */
import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';

import type { ChainBreak } from '#contracts/activity.ts';

import type { Database } from '../../db/database.ts';
import {
  firstLostWaiting,
  firstUnlinked,
  type LinkRow,
  linkWaiting,
  selectHashes,
  selectLinks,
} from './repository.ts';

const BATCH = 2_000;

/** Hash before the first entry. */
export const NO_HASH = '0'.repeat(64);

/** A place in the chain and the hash that stands there. */
export type ChainPlace = { sequence: number; hash: string };
export const CHAIN_START: ChainPlace = { sequence: 0, hash: NO_HASH };

type CheckedChain = {
  /** Where the last entry that was found right stands. */
  end: ChainPlace;
  checked: number;
  /** False where the time was up before the end. */
  isComplete: boolean;
  broken: ChainBreak | null;
};

/**
 * Checks the entries after `start`, in batches, until the end, the first break or `isTimeUp`.
 *
 * Entries that are written meanwhile are checked as well.
 */
export async function checkChain(
  db: Database,
  start = CHAIN_START,
  isTimeUp = () => false,
): Promise<CheckedChain> {
  await linkWaiting(db);
  let end = start;
  let checked = 0;
  for (;;) {
    const rows = await selectLinks(db, end.sequence, BATCH);
    for (const row of rows) {
      const broken = breakAt(row, end);
      if (broken) return { end, checked, isComplete: true, broken };
      end = row.link;
      checked += 1;
    }
    if (rows.length < BATCH) return { end, checked, isComplete: true, broken: await unlinkedEntry(db) };
    if (isTimeUp()) return { end, checked, isComplete: false, broken: null };
  }
}

function breakAt({ link, entry, existingUserId }: LinkRow, before: ChainPlace): ChainBreak | null {
  const { sequence, logId, userId, previousHash } = link;
  if (sequence !== before.sequence + 1)
    return { problem: 'link removed', sequence: before.sequence + 1, id: null };
  const at = { sequence, id: logId };
  if (!entry) return { problem: 'entry removed', ...at };
  // The database forgets a user who was deleted; the chain does not.
  const isForgotten = entry.userId === null && existingUserId === null;
  const isSameUser = entry.userId === userId || isForgotten;
  const hash = hashOfEntry({ ...entry, sequence, userId, previousHash });
  const isRight = isSameUser && previousHash === before.hash && link.hash === hash;
  return isRight ? null : { problem: 'entry changed', ...at };
}

async function unlinkedEntry(db: Database): Promise<ChainBreak | null> {
  const lost = await firstLostWaiting(db);
  if (lost !== undefined) return { problem: 'entry removed', sequence: null, id: lost };
  const added = await firstUnlinked(db);
  return added === undefined ? null : { problem: 'entry without link', sequence: null, id: added };
}

/** The first of these places, which were signed once, that the chain does not have any more. */
export async function checkPlaces(db: Database, places: ChainPlace[]): Promise<ChainBreak | null> {
  const hashes = await selectHashes(db, [...new Set(places.map(({ sequence }) => sequence))]);
  const inOrder = places.toSorted((a, b) => a.sequence - b.sequence);
  const wrong = inOrder.find(({ sequence, hash }) => sequence > 0 && hashes.get(sequence) !== hash);
  if (!wrong) return null;
  const problem = hashes.has(wrong.sequence) ? 'chain rewritten' : 'end cut off';
  return { problem, sequence: wrong.sequence, id: null };
}

/** An entry as it was when it was written. */
type ChainedEntry = {
  id: number;
  sequence: number;
  previousHash: string;
  userId: number | null;
  action: string;
  resource: string;
  resourceId: string | null;
  details: unknown;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: Date;
};

/** SHA-256 of the entry in canonical JSON (RFC 8785), in hexadecimal. */
export const hashOfEntry = (entry: ChainedEntry): string =>
  hash('sha256', canonicalize({ ...entry, createdAt: entry.createdAt.toISOString() }) ?? '');
