import { contacts } from 'virtual:public-api/contacts';

import { pathOf } from '#contracts/address.ts';
import type { ContactInput } from '#contracts/contact-message.ts';
import { callOnce } from '#lib/api-routes/call-once.ts';
import { announceRefresh } from '#lib/refresh.ts';

const TIME_LIMIT_MS = 20_000;

/**
 * Sends the message; the same one sent again, because its answer was lost, is stored once.
 *
 * @throws {RequestError} for a refusal, another error when the server does not answer in time.
 */
export async function sendMessage(message: ContactInput): Promise<void> {
  await callOnce(contacts.create, message, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  announceRefresh(pathOf(contacts.create));
}
