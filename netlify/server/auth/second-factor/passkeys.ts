/** Enrolling, renaming and removing passkeys. */
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';

import type { RegistrationAnswer } from '#contracts/passkeys.ts';

import { recordActivity } from '../../activity/record.ts';
import { apiError, notFound } from '../../api/errors.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import { siteOrigin } from '../../env.ts';
import { keepChallenge, takeChallenge } from './challenge.ts';
import * as repository from './repository.ts';

const PASSKEYS_MAXIMUM = 20;
/** EdDSA, ES256 and RS256, which every authenticator has one of (COSE numbers). */
const ALGORITHMS = [-8, -7, -257];

/** The domain that passkeys belong to: that of the configured site, never of the request. */
export const relyingParty = () => new URL(siteOrigin()).hostname;

export async function registrationOptions(context: OwnerContext) {
  const { db, owner, session } = context;
  const enrolled = await repository.listPasskeys(db, owner.id);
  if (enrolled.length >= PASSKEYS_MAXIMUM)
    throw apiError(409, 'CONFLICT', `There are ${PASSKEYS_MAXIMUM} passkeys already. Remove one first.`);
  const options = await generateRegistrationOptions({
    rpName: relyingParty(),
    rpID: relyingParty(),
    userID: new TextEncoder().encode(`owner-${owner.id}`),
    userName: owner.email,
    userDisplayName: `${owner.firstName} ${owner.lastName}`.trim(),
    excludeCredentials: enrolled.map(({ credentialId }) => ({ id: credentialId })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await keepChallenge(context, 'passkey-registration', session.sid, options.challenge);
  return options;
}

export async function registerPasskey(context: OwnerContext, name: string, answer: RegistrationAnswer) {
  const expectedChallenge = await takeChallenge(context, 'passkey-registration', context.session.sid);
  const { credential, credentialBackedUp } = await verifiedRegistration(answer, expectedChallenge);
  return context.db.transaction(async (tx) => {
    const row = await repository.insertPasskey(tx, {
      adminUserId: context.owner.id,
      name,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: answer.response.transports ?? [],
      isSynced: credentialBackedUp,
      createdAt: context.now(),
    });
    await recordActivity(tx, context, 'enrolled passkey', 'account', row.id, { name });
    return row;
  });
}

async function verifiedRegistration(answer: RegistrationAnswer, expectedChallenge: string) {
  const verified = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: siteOrigin(),
    expectedRPID: relyingParty(),
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (!verified?.verified) throw apiError(422, 'PASSKEY_REFUSED', 'This passkey could not be verified.');
  return verified.registrationInfo;
}

export function renamePasskey(context: OwnerContext, id: number, name: string) {
  return context.db.transaction(async (tx) => {
    const row = (await repository.updatePasskey(tx, context.owner.id, id, { name })) ?? notFound('passkey');
    await recordActivity(tx, context, 'renamed passkey', 'account', id, { name });
    return row;
  });
}

/** Recovery codes go with the last passkey: there is nothing left to recover from. */
export function removePasskey(context: OwnerContext, id: number) {
  return context.db.transaction(async (tx) => {
    const { name } = (await repository.deletePasskey(tx, context.owner.id, id)) ?? notFound('passkey');
    const left = await repository.listPasskeys(tx, context.owner.id);
    if (left.length === 0) await repository.replaceRecoveryCodes(tx, context.owner.id, []);
    await recordActivity(tx, context, 'removed passkey', 'account', id, { name });
  });
}
