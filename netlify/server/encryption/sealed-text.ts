/** Text that the database holds only encrypted: AES-256-GCM as a compact JWE, bound to its place (D22). */
import { compactDecrypt, CompactEncrypt, decodeProtectedHeader, type CompactJWEHeaderParameters } from 'jose';

import { env } from '../env.ts';
import { NotConfiguredError } from '../not-configured.ts';

/** Where a sealed text belongs: moved to another row or column it does not open. */
export type Place = { table: string; column: string; row: number };

const ALGORITHMS = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };

/** As part of the protected header it is authenticated with the text (RFC 7516, section 5.1). */
const nameOf = ({ table, column, row }: Place) => `${table}.${column}.${row}`;

/** The keys, of which the first encrypts. @throws {NotConfiguredError} without `ENCRYPTION_KEYS`. */
function encryptionKeys() {
  const keys = env().ENCRYPTION_KEYS;
  const [current] = keys ?? [];
  if (!keys || !current) throw new NotConfiguredError('The server is not configured: set ENCRYPTION_KEYS.');
  return { keys, current };
}

/** Encrypts a text for one place. @throws {NotConfiguredError} without `ENCRYPTION_KEYS`. */
export function seal(text: string, place: Place): Promise<string> {
  const { current } = encryptionKeys();
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: current.kid, place: nameOf(place) })
    .encrypt(current.secret);
}

/**
 * Decrypts what `seal` made for this very place.
 *
 * @throws {Error} for a text that was changed or moved, or whose key is not in the list any more
 * @throws {NotConfiguredError} without `ENCRYPTION_KEYS`.
 */
export async function unseal(sealed: string, place: Place): Promise<string> {
  const { keys } = encryptionKeys();
  const { plaintext, protectedHeader } = await compactDecrypt(
    sealed,
    (header: CompactJWEHeaderParameters | undefined) => {
      const key = keys.find(({ kid }) => kid === header?.kid);
      if (!key) throw new Error('the key of this text is not in ENCRYPTION_KEYS');
      return key.secret;
    },
    ALGORITHMS,
  );
  if (protectedHeader['place'] !== nameOf(place)) throw new Error('this text belongs to another place');
  return new TextDecoder().decode(plaintext);
}

/** Whether the key that encrypts now has sealed it. */
export function isSealedByCurrentKey(sealed: string): boolean {
  const { current } = encryptionKeys();
  try {
    return decodeProtectedHeader(sealed).kid === current.kid;
  } catch {
    return false;
  }
}
