import { api } from '#lib/api/api.ts';

/** Has the browser make a passkey and the server keep it. @throws what the server or the browser refuses it for. */
export async function enrolPasskey({ name, password }: { name: string; password: string }): Promise<void> {
  const optionsJSON = await api.auth.passkeys.registrationOptions.call({ password });
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  await api.auth.passkeys.register.call({
    name,
    answer: {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
    },
  });
}
