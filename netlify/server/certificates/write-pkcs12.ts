/** Writes PKCS#12 (RFC 7292): the key under AES-256, as OpenSSL encrypts it, and all of it under HMAC-SHA-256. */
import { createHmac, randomBytes, type KeyObject, type X509Certificate } from 'node:crypto';

import { ContentInfo, id_data } from '@peculiar/asn1-cms';
import {
  AuthenticatedSafe,
  CertBag,
  id_certBag,
  id_pkcs8ShroudedKeyBag,
  id_x509Certificate,
  MacData,
  PFX,
  PKCS12Attribute,
  SafeBag,
  SafeContents,
} from '@peculiar/asn1-pfx';
import { DigestInfo } from '@peculiar/asn1-rsa';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import { BmpString, Null } from 'asn1js';

import { deriveKey } from './intake/password.ts';

const MAC = { hash: 'sha256', purpose: 3, bytes: 32, iterations: 10_000 };
const SHA_256 = '2.16.840.1.101.3.4.2.1';
const FRIENDLY_NAME = '1.2.840.113549.1.9.20';
const LOCAL_KEY_ID = '1.2.840.113549.1.9.21';

type Contents = { name: string; leaf: X509Certificate; chain: X509Certificate[]; key: KeyObject };

/** A store of the key, its certificate and the chain. Certificates are public and stand in it as they are. */
export function writePkcs12({ name, leaf, chain, key }: Contents, password: string): Buffer {
  const id = Buffer.from(leaf.fingerprint256.replaceAll(':', ''), 'hex').subarray(0, 20);
  const attributes = [
    attribute(FRIENDLY_NAME, new BmpString({ value: name }).toBER()),
    attribute(LOCAL_KEY_ID, AsnConvert.serialize(new OctetString(id))),
  ];
  const shrouded = key.export({ type: 'pkcs8', format: 'der', cipher: 'aes-256-cbc', passphrase: password });
  const keys = [
    new SafeBag({
      bagId: id_pkcs8ShroudedKeyBag,
      bagValue: arrayBufferOf(shrouded),
      bagAttributes: attributes,
    }),
  ];
  const certificates = [certificateBag(leaf, attributes), ...chain.map((issuer) => certificateBag(issuer))];
  const safes = [certificates, keys].map((bags) => dataOf(AsnConvert.serialize(new SafeContents(bags))));
  const content = AsnConvert.serialize(new AuthenticatedSafe(safes));
  const pfx = new PFX({ version: 3, authSafe: dataOf(content), macData: macOf(content, password) });
  return Buffer.from(AsnConvert.serialize(pfx));
}

/** Assigned: its constructor drops what it is given (2.11.1). */
const attribute = (attrId: string, value: ArrayBuffer): PKCS12Attribute =>
  Object.assign(new PKCS12Attribute(), { attrId, attrValues: [value] });

function certificateBag({ raw }: X509Certificate, bagAttributes?: PKCS12Attribute[]): SafeBag {
  const certValue = AsnConvert.serialize(new OctetString(raw));
  const bagValue = AsnConvert.serialize(new CertBag({ certId: id_x509Certificate, certValue }));
  return new SafeBag({ bagId: id_certBag, bagValue, ...(bagAttributes && { bagAttributes }) });
}

const dataOf = (content: ArrayBuffer): ContentInfo =>
  new ContentInfo({ contentType: id_data, content: AsnConvert.serialize(new OctetString(content)) });

function macOf(content: ArrayBuffer, password: string): MacData {
  const salt = randomBytes(16);
  const digest = createHmac('sha256', deriveKey({ ...MAC, password, salt }))
    .update(Buffer.from(content))
    .digest();
  return new MacData({
    mac: new DigestInfo({
      digestAlgorithm: new AlgorithmIdentifier({ algorithm: SHA_256, parameters: new Null().toBER() }),
      digest: new OctetString(digest),
    }),
    macSalt: new OctetString(salt),
    iterations: MAC.iterations,
  });
}

const arrayBufferOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;
