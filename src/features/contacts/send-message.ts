import { contacts } from 'virtual:public-api/contacts';

import { pathOf } from '#contracts/address.ts';
import type { ContactInput } from '#contracts/contact-message.ts';
import { fieldErrorsOf } from '#lib/api/api-request.ts';
import { callOnce } from '#lib/api-routes/call-once.ts';
import { announceRefresh } from '#lib/api/refresh.ts';

const TIME_LIMIT_MS = 20_000;

/**
 * Sends the message; the same one sent again, because its answer was lost, is stored once. Where it could not be
 * sent, what the server says of its fields; nothing once it is stored.
 */
export async function sendMessage(message: ContactInput): Promise<Record<string, string> | undefined> {
  try {
    await callOnce(contacts.create, message, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  } catch (error) {
    return fieldErrorsOf(error);
  }
  announceRefresh(pathOf(contacts.create));
  return undefined;
}
