/** Binary containers and requests: PKCS#7 (RFC 5652) and PKCS#10 (RFC 2986). */
import { createPublicKey, type KeyObject } from 'node:crypto';

import { id_signedData } from '@peculiar/asn1-cms';
import { CertificationRequest } from '@peculiar/asn1-csr';
import { AsnConvert } from '@peculiar/asn1-schema';
import { Constructed, fromBER, ObjectIdentifier } from 'asn1js';

import { itemsOf } from './password.ts';

/** A request for a certificate. */
export type Request = { der: Uint8Array; publicKey: KeyObject; subject: string };

/**
 * The certificates of a PKCS#7 as they stand in it; nothing for what is none. They are cut out, not written anew:
 * a fingerprint is of the very bytes.
 */
export function readPkcs7(bytes: Uint8Array): Uint8Array[] | undefined {
  const [type, content] = itemsOf(fromBER(bytes).result);
  if (!(type instanceof ObjectIdentifier) || type.valueBlock.toString() !== id_signedData) return undefined;
  const [signedData] = content instanceof Constructed ? content.valueBlock.value : [];
  const certificates = itemsOf(signedData).find(
    (part) => part instanceof Constructed && part.idBlock.tagClass === 3 && part.idBlock.tagNumber === 0,
  );
  if (!(certificates instanceof Constructed)) return [];
  return certificates.valueBlock.value.map(({ valueBeforeDecodeView }) =>
    Uint8Array.from(valueBeforeDecodeView),
  );
}

const SHORT_NAMES: Record<string, string> = {
  '2.5.4.3': 'CN',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
};

/** The request that these bytes are; nothing if they are none. */
export function readRequest(der: Uint8Array): Request | undefined {
  try {
    const { certificationRequestInfo } = AsnConvert.parse(der, CertificationRequest);
    const spki = Buffer.from(AsnConvert.serialize(certificationRequestInfo.subjectPKInfo));
    const attributes = Array.from(certificationRequestInfo.subject).flatMap((set) => Array.from(set));
    const subject = attributes
      .map(({ type, value }) => `${SHORT_NAMES[type] ?? type}=${value.toString()}`)
      .join(', ');
    return {
      der,
      publicKey: createPublicKey({ key: spki, format: 'der', type: 'spki' }),
      subject: subject.replace(/\p{C}+/gu, ' ').slice(0, 500),
    };
  } catch {
    return undefined;
  }
}

/** PEM of a request, in lines of 64 characters. */
export function requestPem({ der }: Request): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE REQUEST-----\n${lines.join('\n')}\n-----END CERTIFICATE REQUEST-----\n`;
}
