/** Opens what a password protects: PBES2 (RFC 8018) and the older schemes of PKCS#12 (RFC 7292). */
import { createDecipheriv, hash as digestOf, pbkdf2Sync } from 'node:crypto';

import type { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import { fromBER, Integer, ObjectIdentifier, OctetString, Sequence, type BaseBlock } from 'asn1js';

import { decryptRc2 } from './rc2.ts';

/**
 * Whoever makes a file chooses how often its password is hashed: all files of a form together may ask this much, in
 * rounds of PBKDF2. OpenSSL asks for 2,048, Java for 10,000.
 */
export type Effort = { iterations: number };
export const EFFORT_MAXIMUM = 400_000;
/** A round of the derivation of PKCS#12, which is a loop of ours. */
export const LOOP_EFFORT = 4;

/** The password is missing or wrong. */
export class LockedError extends Error {}

const PBES2 = '1.2.840.113549.1.5.13';
const PBKDF2 = '1.2.840.113549.1.5.12';
const HASHES: Record<string, string> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.8': 'sha224',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
};
const CIPHERS: Record<string, { name: string; keyBytes: number }> = {
  '1.2.840.113549.3.7': { name: 'des-ede3-cbc', keyBytes: 24 },
  '2.16.840.1.101.3.4.1.2': { name: 'aes-128-cbc', keyBytes: 16 },
  '2.16.840.1.101.3.4.1.22': { name: 'aes-192-cbc', keyBytes: 24 },
  '2.16.840.1.101.3.4.1.42': { name: 'aes-256-cbc', keyBytes: 32 },
};
/** Of PKCS#12, appendix C. */
const OLD_SCHEMES: Record<string, { name: string; keyBytes: number }> = {
  '1.2.840.113549.1.12.1.3': { name: 'des-ede3-cbc', keyBytes: 24 },
  '1.2.840.113549.1.12.1.5': { name: 'rc2', keyBytes: 16 },
  '1.2.840.113549.1.12.1.6': { name: 'rc2', keyBytes: 5 },
};
const [KEY, IV] = [1, 2];

/** Takes from what is left. @throws {Error} when a file asks for more work than we do for one form. */
export function spend(effort: Effort, iterations: number): void {
  if (!Number.isSafeInteger(iterations) || iterations < 1 || iterations > effort.iterations)
    throw new Error('it asks for more rounds of its password than we work through');
  effort.iterations -= iterations;
}

/**
 * Decrypts with the password.
 *
 * @throws {LockedError} when the password does not open it
 * @throws {Error} for a scheme that is not known, or one that would take too long.
 */
export function decrypt(
  { algorithm, parameters }: AlgorithmIdentifier,
  data: Uint8Array,
  password: string,
  effort: Effort,
): Buffer {
  if (!parameters) throw new Error('its encryption has no parameters');
  const open = algorithm === PBES2 ? readPbes2(parameters) : readOldScheme(algorithm, parameters);
  spend(effort, open.iterations);
  try {
    return open.decrypt(data, password);
  } catch {
    throw new LockedError();
  }
}

type Scheme = { iterations: number; decrypt: (data: Uint8Array, password: string) => Buffer };

function readPbes2(parameters: ArrayBuffer): Scheme {
  const [derivation, encryption] = itemsOf(fromBER(parameters).result);
  const [derivationId, derivationParameters] = itemsOf(derivation);
  const [cipherId, iv] = itemsOf(encryption);
  const [salt, iterations, ...rest] = itemsOf(derivationParameters);
  const hashId = rest.find((item) => item instanceof Sequence);
  const hash = hashId ? HASHES[oidOf(itemsOf(hashId)[0])] : 'sha1'; // its default (RFC 8018, A.2)
  const cipher = CIPHERS[oidOf(cipherId)];
  if (oidOf(derivationId) !== PBKDF2 || !hash || !cipher)
    throw new Error('it is encrypted in a way that we do not read');
  return {
    iterations: numberOf(iterations),
    decrypt(data, password) {
      const key = pbkdf2Sync(password, bytesOf(salt), numberOf(iterations), cipher.keyBytes, hash);
      return decipher(cipher.name, key, bytesOf(iv), data);
    },
  };
}

function readOldScheme(algorithm: string, parameters: ArrayBuffer): Scheme {
  const scheme = OLD_SCHEMES[algorithm];
  if (!scheme) throw new Error('it is encrypted in a way that we do not read');
  const [salt, iterations] = itemsOf(fromBER(parameters).result);
  const rounds = numberOf(iterations);
  return {
    iterations: 2 * LOOP_EFFORT * rounds, // for the key and for the vector
    decrypt(data, password) {
      const derive = (purpose: number, bytes: number) =>
        deriveKey({ hash: 'sha1', purpose, bytes, password, salt: bytesOf(salt), iterations: rounds });
      const [key, iv] = [derive(KEY, scheme.keyBytes), derive(IV, 8)];
      if (scheme.name === 'rc2') return decryptRc2(key, 8 * scheme.keyBytes, iv, data);
      return decipher(scheme.name, key, iv, data);
    },
  };
}

function decipher(name: string, key: Uint8Array, iv: Uint8Array, data: Uint8Array): Buffer {
  const opened = createDecipheriv(name, key, iv);
  return Buffer.concat([opened.update(data), opened.final()]);
}

type Derivation = {
  hash: string;
  purpose: number;
  bytes: number;
  password: string;
  salt: Uint8Array;
  iterations: number;
};

/** Bytes that hashes take in at once; SHA-384 and SHA-512 take twice as many. */
const blockBytesOf = (hash: string) => (hash === 'sha384' || hash === 'sha512' ? 128 : 64);

/** The key derivation of PKCS#12 (RFC 7292, appendix B.2). The password counts as UTF-16 with its end (B.1). */
export function deriveKey({ hash: name, purpose, bytes, password, salt, iterations }: Derivation): Buffer {
  const block = blockBytesOf(name);
  const repeated = (text: Uint8Array) =>
    Buffer.alloc(Math.ceil(text.byteLength / block) * block).map(
      (_, index) => text[index % text.byteLength] ?? 0,
    );
  const text = Buffer.from(`${password}\0`, 'utf16le').swap16();
  const diversifier = Buffer.alloc(block, purpose);
  const input = Buffer.concat([repeated(salt), repeated(text)]);
  const derived: Buffer[] = [];
  for (let length = 0; length < bytes;) {
    let digest = digestOf(name, Buffer.concat([diversifier, input]), 'buffer');
    for (let round = 1; round < iterations; round += 1) digest = digestOf(name, digest, 'buffer');
    derived.push(digest);
    length += digest.length;
    addToBlocks(input, repeatedTo(digest, block));
  }
  return Buffer.concat(derived).subarray(0, bytes);
}

const repeatedTo = (digest: Buffer, block: number) =>
  Buffer.alloc(block).map((_, index) => digest[index % digest.length] ?? 0);

/** Each block of `input` plus `addend` plus one, as numbers of that many bytes. */
function addToBlocks(input: Buffer, addend: Uint8Array): void {
  for (let start = 0; start < input.length; start += addend.length) {
    let carry = 1;
    for (let index = addend.length - 1; index >= 0; index -= 1) {
      carry += (input[start + index] ?? 0) + (addend[index] ?? 0);
      input[start + index] = carry & 0xff;
      carry >>>= 8;
    }
  }
}

/** The parts of a sequence; none of anything else. */
export const itemsOf = (block: BaseBlock | undefined): BaseBlock[] =>
  block instanceof Sequence ? block.valueBlock.value : [];

const oidOf = (block: BaseBlock | undefined): string =>
  block instanceof ObjectIdentifier ? block.valueBlock.toString() : '';

const numberOf = (block: BaseBlock | undefined): number =>
  block instanceof Integer && !block.valueBlock.isHexOnly ? block.valueBlock.valueDec : Number.NaN;

function bytesOf(block: BaseBlock | undefined): Uint8Array {
  if (!(block instanceof OctetString)) throw new Error('its encryption is malformed');
  return block.valueBlock.valueHexView;
}
