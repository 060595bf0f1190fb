/** What Node's X509Certificate leaves out or says for people alone. */
import { X509Certificate, type KeyObject } from 'node:crypto';
import { rootCertificates } from 'node:tls';

import { AsnConvert } from '@peculiar/asn1-schema';
import {
  Certificate,
  id_ce_subjectAltName,
  SubjectAlternativeName,
  type GeneralName,
} from '@peculiar/asn1-x509';

import type { CertificateSummary } from '#contracts/certificate-parts.ts';

/** OIDs of signatures, with the hash that they stand on (RFC 8017, 5758, 8410). */
const SIGNATURES: Record<string, string> = {
  '1.2.840.113549.1.1.2': 'MD2 with RSA',
  '1.2.840.113549.1.1.4': 'MD5 with RSA',
  '1.2.840.113549.1.1.5': 'SHA-1 with RSA',
  '1.2.840.113549.1.1.10': 'RSA-PSS',
  '1.2.840.113549.1.1.11': 'SHA-256 with RSA',
  '1.2.840.113549.1.1.12': 'SHA-384 with RSA',
  '1.2.840.113549.1.1.13': 'SHA-512 with RSA',
  '1.2.840.10040.4.3': 'SHA-1 with DSA',
  '1.2.840.10045.4.1': 'SHA-1 with ECDSA',
  '1.2.840.10045.4.3.2': 'SHA-256 with ECDSA',
  '1.2.840.10045.4.3.3': 'SHA-384 with ECDSA',
  '1.2.840.10045.4.3.4': 'SHA-512 with ECDSA',
  '1.3.101.112': 'Ed25519',
  '1.3.101.113': 'Ed448',
};
const CURVES: Record<string, string> = { prime256v1: 'P-256', secp384r1: 'P-384', secp521r1: 'P-521' };
const RSA_BITS_MINIMUM = 2048;
/** Usual today; smaller curves are not what browsers take. */
const GOOD_CURVES = new Set(Object.keys(CURVES));
const NAMES_SHOWN = 100;

/** `RSA 2048`, `ECDSA P-256`, `Ed25519`. */
export function keyTypeOf(key: KeyObject): string {
  const { modulusLength = 0, namedCurve = 'of an unnamed curve' } = key.asymmetricKeyDetails ?? {};
  switch (key.asymmetricKeyType) {
    case 'rsa':
    case 'rsa-pss':
      return `RSA ${modulusLength}`;
    case 'ec':
      return `ECDSA ${CURVES[namedCurve] ?? namedCurve}`;
    case 'ed25519':
      return 'Ed25519';
    case 'ed448':
      return 'Ed448';
    default:
      return (key.asymmetricKeyType ?? 'unknown').toUpperCase();
  }
}

/** Whether a key is shorter than what browsers and authorities accept today. */
export function isWeakKey(key: KeyObject): boolean {
  const { modulusLength = 0, namedCurve = '' } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType === 'rsa' || key.asymmetricKeyType === 'rsa-pss')
    return modulusLength < RSA_BITS_MINIMUM;
  if (key.asymmetricKeyType === 'ec') return !GOOD_CURVES.has(namedCurve);
  return !['ed25519', 'ed448'].includes(key.asymmetricKeyType ?? '');
}

/** Two keys are the same if their public parts are, byte by byte (RFC 5280, SubjectPublicKeyInfo). */
export const spkiOf = (publicKey: KeyObject): string =>
  publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

/** `CN=example.com, O=Example`, with the most particular first, and on one line whatever the name holds. */
export const lineOf = (name: string): string =>
  name
    .split('\n')
    .reverse()
    .join(', ')
    .replace(/\p{C}+/gu, ' ')
    .slice(0, 500);

/** One attribute of a name as Node writes it, such as `O`. */
export function attributeOf(name: string, attribute: string): string | undefined {
  const found = name.split('\n').find((part) => part.startsWith(`${attribute}=`));
  return found?.slice(attribute.length + 1).trim() || undefined;
}

const parsed = new WeakMap<X509Certificate, Certificate>();

function structureOf(certificate: X509Certificate): Certificate {
  const found = parsed.get(certificate) ?? AsnConvert.parse(certificate.raw, Certificate);
  parsed.set(certificate, found);
  return found;
}

export function signatureOf(certificate: X509Certificate): string {
  const { algorithm } = structureOf(certificate).signatureAlgorithm;
  return SIGNATURES[algorithm] ?? algorithm;
}

export const isWeakSignature = (certificate: X509Certificate): boolean =>
  /^(MD|SHA-1)/.test(signatureOf(certificate));

/** The names that it is good for: DNS and addresses of the subject's alternative names. */
export function namesOf(certificate: X509Certificate): string[] {
  const extensions = structureOf(certificate).tbsCertificate.extensions ?? [];
  const extension = extensions.find(({ extnID }) => extnID === id_ce_subjectAltName);
  if (!extension) return [];
  try {
    return alternativeNames(AsnConvert.parse(extension.extnValue, SubjectAlternativeName));
  } catch {
    return [];
  }
}

/** Hundreds of names are possible, and cut: they are for reading, what is covered is asked of the certificate. */
export const alternativeNames = (names: Iterable<GeneralName>): string[] =>
  Array.from(names)
    .flatMap(({ dNSName, iPAddress }) => dNSName ?? iPAddress ?? [])
    .slice(0, NAMES_SHOWN)
    .map((name) => name.replace(/\p{C}+/gu, '').slice(0, 253));

/** Signed by its own key. */
export const isSelfSigned = (certificate: X509Certificate): boolean => isIssuedBy(certificate, certificate);

const issuers = new WeakMap<X509Certificate, WeakMap<X509Certificate, boolean>>();

/** Named as the issuer and signed by its key; each pair is looked at once, for it is the dear part. */
export function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  const known = issuers.get(certificate) ?? new WeakMap<X509Certificate, boolean>();
  issuers.set(certificate, known);
  const answer = known.get(issuer) ?? hasSigned(issuer, certificate);
  known.set(issuer, answer);
  return answer;
}

function hasSigned(issuer: X509Certificate, certificate: X509Certificate): boolean {
  try {
    return certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
  } catch {
    return false; // a key that OpenSSL does not take
  }
}

let roots: Map<string, X509Certificate[]> | undefined;

/** The roots that browsers know, by their names; they are read at the first question. */
function knownRoots(): Map<string, X509Certificate[]> {
  roots ??= Map.groupBy(
    rootCertificates.map((pem) => new X509Certificate(pem)),
    ({ subject }) => subject,
  );
  return roots;
}

/** Whether a root that browsers know has signed it. */
export const isIssuedByKnownRoot = (certificate: X509Certificate): boolean =>
  (knownRoots().get(certificate.issuer) ?? []).some((root) => isIssuedBy(certificate, root));

/** Whether a root of that name is known, which may have had another key before. */
export const isNamedAsKnownRoot = (name: string): boolean => knownRoots().has(name);

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whole days that are left; negative once it has ended. */
export const daysUntil = (end: Date, now: Date): number =>
  Math.floor((end.getTime() - now.getTime()) / DAY_MS);

export function summaryOf(certificate: X509Certificate): CertificateSummary {
  return {
    subject: lineOf(certificate.subject),
    issuer: lineOf(certificate.issuer),
    serialNumber: certificate.serialNumber,
    notBefore: certificate.validFromDate.toISOString(),
    notAfter: certificate.validToDate.toISOString(),
    names: namesOf(certificate),
    keyType: keyTypeOf(certificate.publicKey),
    signature: signatureOf(certificate),
    isAuthority: certificate.ca,
    isSelfSigned: isSelfSigned(certificate),
    fingerprint: certificate.fingerprint,
    fingerprint256: certificate.fingerprint256,
  };
}

/** PEM of several, one after the other. */
export const pemOf = (certificates: X509Certificate[]): string =>
  certificates.map((certificate) => certificate.toString()).join('');
