/** What the server remembers of a visitor's address: nothing that can be turned back (D34). */
import { createHmac } from 'node:crypto';

import { NotConfiguredError } from '../db/errors.ts';
import { env } from '../env.ts';
import { networkOf } from './address.ts';

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
  const { secret } = currentSigningKey();
  const salt = createHmac('sha256', secret)
    .update(`visitor ${now.toISOString().slice(0, 10)}`)
    .digest();
  const network = networkOf(clientAddress, { v4: 32, v6: 64 }) ?? clientAddress;
  return createHmac('sha256', salt).update(network).digest('hex').slice(0, 32);
}
