import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

import { api } from '#lib/api.ts';

/** Asks the browser for a passkey of this account and signs in by it. @throws when it is refused or cancelled. */
export async function signInByPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const options = await api.auth.secondFactor.options.call({});
  const { id, rawId, type, response } = await startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON, // parsed JSON has no undefined values
  });
  await api.auth.secondFactor.passkey.call({ answer: { id, rawId, type, response } });
}
