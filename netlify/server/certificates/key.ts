/** The private key of a row: sealed for it, opened for it alone (D22). */
import { createPrivateKey, type KeyObject } from 'node:crypto';

import { seal, unseal } from '../encryption/sealed-text.ts';
import { NotConfiguredError } from '../not-configured.ts';
import type { CertificateRow } from './repository.ts';

export const placeOf = (row: number) => ({ table: 'ssl_certificates', column: 'private_key_data', row });

export const sealKey = (pem: string, id: number): Promise<string> => seal(pem, placeOf(id));

/** PEM of the key. @throws {Error} when no key of the list opens it. */
export const openKey = ({ id, privateKeyData }: CertificateRow): Promise<string> =>
  unseal(privateKeyData, placeOf(id));

/** The key; nothing where it cannot be opened or read. @throws {NotConfiguredError} without `ENCRYPTION_KEYS`. */
export async function tryKey(row: CertificateRow): Promise<KeyObject | undefined> {
  try {
    return createPrivateKey(await openKey(row));
  } catch (error) {
    if (error instanceof NotConfiguredError) throw error;
    return undefined;
  }
}
