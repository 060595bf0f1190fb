/** The second half of a sign-in: a passkey, or a recovery code. */
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';

import type { LoginResult } from '#contracts/auth.ts';
import type { AuthenticationAnswer } from '#contracts/passkeys.ts';

import { recordActivity } from '../../activity/record.ts';
import type { ApiContext } from '../../api/context.ts';
import { apiError } from '../../api/errors.ts';
import { assertWithinLimit } from '../../api/limits.ts';
import { siteOrigin } from '../../env.ts';
import { returnAttempt } from '../login/limits.ts';
import { asStranger, signIn, takeLoginAttempt } from '../login/login.ts';
import { keepChallenge, takeChallenge } from './challenge.ts';
import { relyingParty } from './passkeys.ts';
import { endPending, pendingUser } from './pending.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { listPasskeys, takeRecoveryCode, updatePasskey, type PasskeyRow } from './repository.ts';

/** Counted once the password was right: strangers at the same address use up nobody's. */
const CHALLENGES = { name: 'second-factor', max: 30, windowMs: 10 * 60 * 1000 };

export async function authenticationOptions(context: ApiContext) {
  const { id } = await pendingUser(context);
  await assertWithinLimit(context, CHALLENGES);
  const enrolled = await listPasskeys(context.db, id);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(),
    allowCredentials: enrolled.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    userVerification: 'preferred',
  });
  await keepChallenge(context, 'passkey-sign-in', String(id), options.challenge);
  return options;
}

/** @throws 401 `SECOND_FACTOR_REFUSED` */
export async function signInByPasskey(
  context: ApiContext,
  answer: AuthenticationAnswer,
): Promise<LoginResult> {
  const user = await pendingUser(context);
  await assertWithinLimit(context, CHALLENGES);
  const challenge = await takeChallenge(context, 'passkey-sign-in', String(user.id));
  const passkey = (await listPasskeys(context.db, user.id)).find(
    ({ credentialId }) => credentialId === answer.id,
  );
  const used = passkey && (await verifiedUse(passkey, answer, challenge));
  if (!used) throw await refused(context, 'This passkey was not accepted.');
  const { newCounter: counter, credentialBackedUp: isSynced } = used;
  await updatePasskey(context.db, user.id, passkey.id, { counter, isSynced, lastUsedAt: context.now() });
  endPending(context);
  await signIn(context, user, 'passkey');
  return { success: true };
}

async function verifiedUse(passkey: PasskeyRow, answer: AuthenticationAnswer, expectedChallenge: string) {
  const result = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: siteOrigin(),
    expectedRPID: relyingParty(),
    requireUserVerification: false,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  return result?.verified ? result.authenticationInfo : undefined;
}

/** Codes are guessed no faster than passwords. @throws 401 `SECOND_FACTOR_REFUSED`; 429 */
export async function signInByRecoveryCode(context: ApiContext, code: string): Promise<LoginResult> {
  const user = await pendingUser(context);
  const attempt = await takeLoginAttempt(context, user.username, `recovery code of ${user.username}`);
  if (!(await takeRecoveryCode(context.db, user.id, hashRecoveryCode(code))))
    throw await refused(context, 'This recovery code is not right, or was used before.');
  await returnAttempt(context.db, attempt, context.now());
  endPending(context);
  await signIn(context, user, 'recovery code');
  return { success: true };
}

async function refused(context: ApiContext, sentence: string) {
  await recordActivity(context.db, asStranger(context), 'second factor refused', 'session');
  return apiError(401, 'SECOND_FACTOR_REFUSED', sentence);
}
