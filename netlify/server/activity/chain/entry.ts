/** What an entry's hash is made of, in the code beside the trigger's (`activity_entry` in the migrations). */
import { hash } from 'node:crypto';

import canonicalize from 'canonicalize';

/** Hash before the first entry. */
export const NO_HASH = '0'.repeat(64);

/** An entry as it was when it was written. */
export type ChainedEntry = {
  id: number;
  sequence: number;
  previousHash: string;
  userId: number | null;
  action: string;
  resource: string;
  resourceId: string | null;
  details: unknown;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: Date;
};

/** SHA-256 of the entry in canonical JSON (RFC 8785), in hexadecimal. */
export const hashOfEntry = (entry: ChainedEntry): string =>
  hash('sha256', canonicalize({ ...entry, createdAt: entry.createdAt.toISOString() }) ?? '');
