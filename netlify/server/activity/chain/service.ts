/** Whether the activity log can be trusted, and what proves it later (A-LOG-1). */
import type { ActivityVerification, ChainBreak, Checkpoint } from '#contracts/activity.ts';

import { invalidInput } from '../../api/errors.ts';
import { currentSigningKey } from '../../api/visitor.ts';
import type { Database } from '../../db/database.ts';
import { readCheckpoint, signCheckpoint } from './checkpoint-token.ts';
import { insertCheckpoint, selectCheckpoints, selectHashes } from './repository.ts';
import { CHAIN_START, checkChain, checkPlaces, type ChainPlace } from './verify.ts';

type Question = {
  /** Goes on after this place of the chain. */
  after?: number | undefined;
  /** A checkpoint that was kept elsewhere. */
  checkpoint?: string | undefined;
};

/**
 * Checks the log against its chain, and the chain against every checkpoint that is there.
 *
 * @param isTimeUp asked between batches
 * @throws 422 for a checkpoint that none of our keys signed, and for a place that the chain does not have
 */
export async function verifyActivity(
  db: Database,
  { after, checkpoint }: Question = {},
  isTimeUp?: () => boolean,
): Promise<ActivityVerification> {
  const kept = checkpoint === undefined ? [] : [await keptPlace(checkpoint)];
  const start = after ? await placeAt(db, after) : CHAIN_START;
  const signed = await signedPlaces(db);
  const { end, checked, isComplete, broken } = await checkChain(db, start, isTimeUp);
  const problem = broken ?? (await checkPlaces(db, [...signed, ...kept]));
  const latest = latestOf(signed);
  return {
    isIntact: !problem,
    isComplete,
    checked,
    sequence: end.sequence,
    hash: end.hash,
    broken: problem,
    signedUpTo: latest ? { sequence: latest.sequence, createdAt: latest.createdAt } : null,
  };
}

const latestOf = <Place extends ChainPlace>(places: Place[]): Place | undefined =>
  places.toSorted((a, b) => b.sequence - a.sequence)[0];

async function keptPlace(token: string): Promise<ChainPlace> {
  const { claims, signature } = await readCheckpoint(token);
  if (!claims)
    throw invalidInput([
      { path: ['checkpoint'], message: `The signature of this checkpoint is ${signature}` },
    ]);
  return claims;
}

async function placeAt(db: Database, sequence: number): Promise<ChainPlace> {
  const hash = (await selectHashes(db, [sequence])).get(sequence);
  if (hash === undefined) throw invalidInput([{ path: ['after'], message: 'The chain has no such place' }]);
  return { sequence, hash };
}

async function signedPlaces(db: Database) {
  const stored = await selectCheckpoints(db, {});
  const read = await Promise.all(stored.map(({ token }) => readCheckpoint(token)));
  return read.flatMap(({ claims, kid }) => (claims ? [{ ...claims, kid }] : []));
}

/** The checkpoints, newest first. */
export async function listCheckpoints(
  db: Database,
  page: { before?: number | undefined; limit: number },
): Promise<Checkpoint[]> {
  const rows = await selectCheckpoints(db, page);
  return Promise.all(rows.map(viewOf));
}

type CheckpointRow = Awaited<ReturnType<typeof selectCheckpoints>>[number];

async function viewOf({ createdAt, ...row }: CheckpointRow): Promise<Checkpoint> {
  const { signature } = await readCheckpoint(row.token);
  return { ...row, createdAt: createdAt.toISOString(), signature };
}

export type CheckpointResult =
  | { checkpoint: Checkpoint; broken: null }
  | { checkpoint: null; broken: ChainBreak };

/**
 * Signs where the chain ends now, after checking what was added since the last checkpoint: nothing that is broken is
 * ever signed. Where nothing was added, the last one stays the last.
 *
 * @throws {NotConfiguredError} without `SIGNING_KEYS`.
 */
export async function makeCheckpoint(db: Database, now: Date): Promise<CheckpointResult> {
  const { kid } = currentSigningKey();
  const signed = await signedPlaces(db);
  const latest = latestOf(signed) ?? { ...CHAIN_START, kid: undefined };
  const { end, checked, broken } = await checkChain(db, latest);
  const problem = broken ?? (await checkPlaces(db, signed));
  if (problem) return { checkpoint: null, broken: problem };
  const [newest] = await selectCheckpoints(db, { limit: 1 });
  if (newest?.sequence === end.sequence && checked === 0 && latest.kid === kid)
    return { checkpoint: await viewOf(newest), broken: null };
  const token = await signCheckpoint({ ...pick(end), createdAt: now.toISOString() });
  const row = await insertCheckpoint(db, { ...pick(end), token, createdAt: now });
  return { checkpoint: await viewOf(row), broken: null };
}

const pick = ({ sequence, hash }: ChainPlace): ChainPlace => ({ sequence, hash });
