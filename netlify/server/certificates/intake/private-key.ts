/** Private keys in every form that OpenSSL writes them in: PKCS#8, PKCS#1, SEC1; encrypted or not. */
import { createPrivateKey, type KeyObject } from 'node:crypto';

import { EncryptedPrivateKeyInfo } from '@peculiar/asn1-pkcs8';
import { AsnConvert } from '@peculiar/asn1-schema';

import { decrypt, LockedError, type Effort } from './password.ts';
import type { PemBlock } from './pem.ts';

const DER_TYPES = ['pkcs8', 'sec1', 'pkcs1'] as const;
/** Working with longer ones costs the square of their length and more. */
const RSA_BITS_MAXIMUM = 8_192;
const EXPONENT_MAXIMUM = 2n ** 32n;
const KEY_BYTES_MAXIMUM = 32 * 1024;

/** The key that these bytes are; nothing if they are none. @throws {Error} for one that is beyond use. */
export function readKey(der: Uint8Array): KeyObject | undefined {
  if (der.byteLength > KEY_BYTES_MAXIMUM) return undefined;
  for (const type of DER_TYPES) {
    const key = tryKey(() => createPrivateKey({ key: Buffer.from(der), format: 'der', type }));
    if (key) return sane(key);
  }
  return undefined;
}

/** @throws {LockedError} for an encrypted one that the password does not open. */
export function readPemKey({ label, text, bytes }: PemBlock, password: string, effort: Effort) {
  if (text.length > 2 * KEY_BYTES_MAXIMUM) return undefined;
  if (label === 'ENCRYPTED PRIVATE KEY') return readKey(decryptKey(bytes, password, effort));
  if (!/^Proc-Type:.*ENCRYPTED/m.test(text)) return readKey(bytes);
  // The old way of PEM itself: one round of MD5.
  const key = tryKey(() => createPrivateKey({ key: text, format: 'pem', passphrase: password }));
  if (!key) throw new LockedError();
  return sane(key);
}

export function isEncryptedKey(der: Uint8Array): boolean {
  try {
    return AsnConvert.parse(der, EncryptedPrivateKeyInfo).encryptedData.byteLength > 0;
  } catch {
    return false;
  }
}

/** PKCS#8 of an encrypted key. @throws {LockedError} when the password does not open it. */
export function decryptKey(der: Uint8Array, password: string, effort: Effort): Uint8Array {
  const { encryptionAlgorithm, encryptedData } = AsnConvert.parse(der, EncryptedPrivateKeyInfo);
  const opened = decrypt(encryptionAlgorithm, new Uint8Array(encryptedData.buffer), password, effort);
  // A wrong password leaves a right padding once in 256 times.
  if (!readKey(opened)) throw new LockedError();
  return opened;
}

/** PEM as it is stored and downloaded (PKCS#8). */
export const keyPem = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();

function tryKey(read: () => KeyObject): KeyObject | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const sane = (key: KeyObject): KeyObject => {
  assertUsual(key);
  return key;
};

/** @throws {Error} for a key whose every use would take long, as no honest one does. */
export function assertUsual({ asymmetricKeyDetails: details }: KeyObject): void {
  const isLong = (details?.modulusLength ?? 0) > RSA_BITS_MAXIMUM;
  if (isLong || (details?.publicExponent ?? 0n) > EXPONENT_MAXIMUM)
    throw new Error('its key is longer than anything in use');
}
