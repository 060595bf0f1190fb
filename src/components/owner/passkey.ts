import { api } from '#lib/api/api.ts';

/** Asks the browser for a passkey of this account and signs in by it. @throws when it is refused or cancelled. */
export async function signInByPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await api.auth.secondFactor.options.call({});
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  await api.auth.secondFactor.passkey.call({ answer: { id, rawId, type, response } });
}
