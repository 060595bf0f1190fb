import type { ContactInput } from '#contracts/contact-message.ts';
import { apiRequest } from '#lib/api-request.ts';
import { announceRefresh } from '#lib/refresh.ts';

const PATH = '/api/contacts';
const TIME_LIMIT_MS = 20_000;

/**
 * Sends the message once: repeated with the same key it is stored only the first time.
 *
 * @throws {RequestError} for a refusal, another error when the server does not answer in time.
 */
export async function sendMessage(message: ContactInput, idempotencyKey: string): Promise<void> {
  await apiRequest(PATH, {
    method: 'POST',
    body: message,
    headers: { 'Idempotency-Key': idempotencyKey },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  announceRefresh(PATH);
}
