/** Reads PKCS#12 (RFC 7292), as OpenSSL, Windows, macOS and Java write it. */
import { createHmac, timingSafeEqual } from 'node:crypto';

import { EncryptedContentInfo, id_data, id_encryptedData, type ContentInfo } from '@peculiar/asn1-cms';
import {
  AuthenticatedSafe,
  CertBag,
  id_certBag,
  id_keyBag,
  id_pkcs8ShroudedKeyBag,
  id_SafeContents,
  PFX,
  SafeContents,
  type MacData,
} from '@peculiar/asn1-pfx';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { fromBER } from 'asn1js';

import { decrypt, deriveKey, itemsOf, LockedError, LOOP_EFFORT, spend, type Effort } from './password.ts';
import { decryptKey } from './private-key.ts';

/** What a store holds, as it stands in it. */
export type StoreContents = { certificates: Uint8Array[]; keys: Uint8Array[] };

const MAC_KEY = 3;
const HASHES: Record<string, { name: string; bytes: number }> = {
  '1.3.14.3.2.26': { name: 'sha1', bytes: 20 },
  '2.16.840.1.101.3.4.2.1': { name: 'sha256', bytes: 32 },
  '2.16.840.1.101.3.4.2.2': { name: 'sha384', bytes: 48 },
  '2.16.840.1.101.3.4.2.3': { name: 'sha512', bytes: 64 },
};
/** Bags may hold bags. */
const DEPTH_MAXIMUM = 5;

export function isPkcs12(bytes: Uint8Array): boolean {
  try {
    return AsnConvert.parse(bytes, PFX).version === 3;
  } catch {
    return false;
  }
}

/**
 * The certificates and keys (PKCS#8) of a store.
 *
 * @throws {LockedError} when the password is not its own
 * @throws {Error} for a damaged store, or one that would take too long.
 */
export function readPkcs12(bytes: Uint8Array, password: string, effort: Effort): StoreContents {
  const { authSafe, macData } = AsnConvert.parse(bytes, PFX);
  if (authSafe.contentType !== id_data) throw new Error('it is signed instead of protected by a password');
  const content = bytesOf(AsnConvert.parse(authSafe.content, OctetString));
  if (macData as MacData | undefined) checkMac(macData, content, password, effort);
  const found: StoreContents = { certificates: [], keys: [] };
  for (const info of AsnConvert.parse(content, AuthenticatedSafe)) {
    const safe = openSafe(info, password, effort);
    if (safe) collect(AsnConvert.parse(safe, SafeContents), { password, effort, found, depth: 0 });
  }
  return found;
}

function checkMac(
  { mac, macSalt, iterations }: MacData,
  content: Uint8Array,
  password: string,
  effort: Effort,
) {
  const hash = HASHES[mac.digestAlgorithm.algorithm];
  if (!hash) throw new Error('its checksum is of a kind that we do not read');
  spend(effort, LOOP_EFFORT * iterations);
  const salt = bytesOf(macSalt);
  const key = deriveKey({ hash: hash.name, purpose: MAC_KEY, bytes: hash.bytes, password, salt, iterations });
  const expected = createHmac(hash.name, key).update(content).digest();
  const stated = bytesOf(mac.digest);
  if (stated.byteLength !== expected.byteLength || !timingSafeEqual(stated, expected))
    throw new LockedError();
}

/** The bags of a safe; nothing for one that is sealed for somebody's certificate. */
function openSafe({ contentType, content }: ContentInfo, password: string, effort: Effort) {
  if (contentType === id_data) return bytesOf(AsnConvert.parse(content, OctetString));
  if (contentType !== id_encryptedData) return undefined;
  const [, info] = itemsOf(fromBER(content).result); // EncryptedData: a version, then this (RFC 5652, section 8)
  if (!info) throw new Error('it is damaged');
  const parsed = AsnConvert.parse(info.valueBeforeDecodeView, EncryptedContentInfo);
  const { contentEncryptionAlgorithm, encryptedContent } = parsed;
  const pieces = encryptedContent?.constructedValue ?? [encryptedContent?.value ?? new OctetString()];
  return decrypt(contentEncryptionAlgorithm, Buffer.concat(pieces.map(bytesOf)), password, effort);
}

type Collection = { password: string; effort: Effort; found: StoreContents; depth: number };

function collect(bags: SafeContents, collection: Collection): void {
  const { found, password, effort, depth } = collection;
  for (const { bagId, bagValue } of bags) {
    if (bagId === id_certBag) {
      const { certValue } = AsnConvert.parse(bagValue, CertBag);
      found.certificates.push(bytesOf(AsnConvert.parse(certValue, OctetString)));
    } else if (bagId === id_keyBag) found.keys.push(new Uint8Array(bagValue));
    else if (bagId === id_pkcs8ShroudedKeyBag)
      found.keys.push(decryptKey(new Uint8Array(bagValue), password, effort));
    else if (bagId === id_SafeContents && depth < DEPTH_MAXIMUM)
      collect(AsnConvert.parse(bagValue, SafeContents), { ...collection, depth: depth + 1 });
  }
}

const bytesOf = ({ buffer }: OctetString): Uint8Array => new Uint8Array(buffer);
