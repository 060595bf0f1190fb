/** A checkpoint as a token that can be kept anywhere: a JWS over where the chain ended. */
import { CompactSign, compactVerify, decodeProtectedHeader } from 'jose';
import { z } from 'zod';

import type { CheckpointSignature } from '#contracts/activity.ts';

import { currentSigningKey } from '../../api/visitor.ts';
import { env } from '../../env.ts';

const ALGORITHM = 'HS256';
/** No token of another kind is a checkpoint. */
const TYPE = 'activity-checkpoint+jws';

const Claims = z.object({ sequence: z.number().int(), hash: z.string(), createdAt: z.string() });
type Claims = z.infer<typeof Claims>;

/** @throws {NotConfiguredError} without `SIGNING_KEYS`. */
export function signCheckpoint(claims: Claims): Promise<string> {
  const { kid, secret } = currentSigningKey();
  return new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: TYPE })
    .sign(secret);
}

export type ReadCheckpoint = { signature: CheckpointSignature; kid?: string | undefined; claims?: Claims };

/** What a token says, if it was signed by a key that is still in `SIGNING_KEYS`. */
export async function readCheckpoint(token: string): Promise<ReadCheckpoint> {
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
