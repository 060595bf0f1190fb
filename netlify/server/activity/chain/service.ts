/** Whether the activity log can be trusted, and what proves it later (A-LOG-1). */
import { CompactSign, compactVerify, decodeProtectedHeader } from 'jose';
import { z } from 'zod';

import type {
  ActivityVerification,
  ChainBreak,
  Checkpoint,
  CheckpointSignature,
} from '#contracts/activity.ts';

import { invalidInput } from '../../api/errors.ts';
import { currentSigningKey } from '../../api/visitor.ts';
import type { Database } from '../../db/database.ts';
import { insertCheckpoint, selectCheckpoints, selectHashes } from './repository.ts';
import { CHAIN_START, type ChainPlace, checkChain, checkPlaces } from './verify.ts';
import { env } from '../../env.ts';

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

/** The daily checkpoint; where the log is not what was written, there is none, and the server's log says where. */
export async function signActivity(db: Database, now: Date): Promise<void> {
  const { broken } = await makeCheckpoint(db, now);
  if (broken) console.error(`The activity log is not what was written: ${JSON.stringify(broken)}`);
}

/** A checkpoint as a token that can be kept anywhere: a JWS over where the chain ended. */
const ALGORITHM = 'HS256';
/** No token of another kind is a checkpoint. */
const TYPE = 'activity-checkpoint+jws';

const Claims = z.object({ sequence: z.number().int(), hash: z.string(), createdAt: z.string() });
type Claims = z.infer<typeof Claims>;

/** @throws {NotConfiguredError} without `SIGNING_KEYS`. */
function signCheckpoint(claims: Claims): Promise<string> {
  const { kid, secret } = currentSigningKey();
  return new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: TYPE })
    .sign(secret);
}

type ReadCheckpoint = { signature: CheckpointSignature; kid?: string | undefined; claims?: Claims };

/** What a token says, if it was signed by a key that is still in `SIGNING_KEYS`. */
async function readCheckpoint(token: string): Promise<ReadCheckpoint> {
  try {
    const { kid, typ } = decodeProtectedHeader(token);
    if (typ !== TYPE) return { signature: 'forged' };
    const key = env().SIGNING_KEYS?.find((candidate) => candidate.kid === kid);
    if (!key) return { signature: 'unknown key' };
    const { payload } = await compactVerify(token, key.secret, { algorithms: [ALGORITHM] });
    return { signature: 'valid', kid, claims: Claims.parse(JSON.parse(new TextDecoder().decode(payload))) };
  } catch {
    return { signature: 'forged' };
  }
}
