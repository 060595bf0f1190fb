/** The instance's keys under a passphrase: scrypt makes a key of it, AES-256-GCM encrypts with that (RFC 7516). */
import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

import { compactDecrypt, CompactEncrypt, decodeProtectedHeader } from 'jose';
import { z } from 'zod';

const scryptKey = promisify<string, Uint8Array, number, object, Buffer>(scrypt);
/** As for passwords (security.md): 128 MB and a third of a second for each guess. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const KEY_BYTES = 32;
export const PASSPHRASE_MINIMUM = 12;

const Keys = z.object({ SIGNING_KEYS: z.string().optional(), ENCRYPTION_KEYS: z.string().optional() });
export type Keys = z.infer<typeof Keys>;

export async function sealKeys(keys: Keys, passphrase: string): Promise<Uint8Array<ArrayBuffer>> {
  const salt = randomBytes(16);
  const text = new TextEncoder().encode(JSON.stringify(keys));
  const sealed = await new CompactEncrypt(text)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kdf: 'scrypt', salt: salt.toString('base64url') })
    .encrypt(await keyOf(passphrase, salt));
  return new TextEncoder().encode(`${sealed}\n`);
}

/** @throws {Error} for another passphrase. */
export async function openKeys(sealed: Uint8Array, passphrase: string): Promise<Keys> {
  const text = new TextDecoder().decode(sealed).trim();
  const { salt } = z.object({ salt: z.string() }).parse(decodeProtectedHeader(text));
  const key = await keyOf(passphrase, Buffer.from(salt, 'base64url'));
  const { plaintext } = await compactDecrypt(text, key).catch(() => {
    throw new Error('This passphrase does not open the keys of the backup.');
  });
  return Keys.parse(JSON.parse(new TextDecoder().decode(plaintext)));
}

const keyOf = (passphrase: string, salt: Uint8Array): Promise<Buffer> =>
  scryptKey(passphrase.normalize('NFKC'), salt, KEY_BYTES, SCRYPT);
