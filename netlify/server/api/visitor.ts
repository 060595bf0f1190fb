/** What the server remembers of a visitor's address: nothing that can be turned back (D34). */
import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

import { NotConfiguredError } from '../not-configured.ts';
import { env } from '../env.ts';
import { networkOf } from './address.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The key that signs and salts now. @throws {NotConfiguredError} without `SIGNING_KEYS`. */
export function currentSigningKey(): { kid: string; secret: Uint8Array } {
  const key = env().SIGNING_KEYS?.[0];
  if (!key) throw new NotConfiguredError('The server is not configured: set SIGNING_KEYS.');
  return key;
}

/**
 * HMAC-SHA-256 of the address under a salt that changes every UTC day; 32 hex digits. Of an IPv6 address the
 * first 64 bits count: whoever has one has all of its network.
 */
export function visitorHash(clientAddress: string, now: Date): string {
  const network = networkOf(clientAddress, { v4: 32, v6: 64 }) ?? clientAddress;
  return createHmac('sha256', saltOf(now)).update(network).digest('hex').slice(0, 32);
}

let today: { day: number; secret: Uint8Array; salt: KeyObject } | undefined;

/** The salt of the day, made once a day and key. */
function saltOf(now: Date): KeyObject {
  const { secret } = currentSigningKey();
  const day = Math.floor(now.getTime() / DAY_MS);
  if (today?.day === day && today.secret === secret) return today.salt;
  const date = now.toISOString().slice(0, 10);
  const salt = createSecretKey(createHmac('sha256', secret).update(`visitor ${date}`).digest());
  today = { day, secret, salt };
  return salt;
}
