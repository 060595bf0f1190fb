/** Rows as the owner sees them: never with a key (D22). */
import { X509Certificate } from 'node:crypto';

import type { z } from 'zod';

import { CertificateType } from '#contracts/certificate-parts.ts';
import type { Certificate, CertificateCheck, CertificateDetails } from '#contracts/certificates.ts';

import { pemBlocks } from './intake/pem.ts';
import type { CertificateRow, CheckRow } from './repository.ts';
import { daysUntil, summaryOf } from './x509.ts';

/** The certificates of a stored text, the leaf first; what is no certificate is left out. */
export function storedCertificates({ certificateData }: Pick<CertificateRow, 'certificateData'>) {
  return pemBlocks(certificateData).flatMap(({ bytes }) => {
    try {
      return [new X509Certificate(bytes)];
    } catch {
      return [];
    }
  });
}

export function toCertificate(
  row: CertificateRow,
  check: CheckRow | undefined,
  now: Date,
  [leaf] = storedCertificates(row),
): z.input<typeof Certificate> {
  return {
    id: row.id,
    name: row.name,
    domain: row.domain,
    type: CertificateType.parse(row.type),
    isActive: row.isActive,
    expiresAt: row.expiresAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    hasPrivateKey: row.privateKeyData !== '',
    hasCsr: Boolean(row.csrData),
    hasClientCertificate: Boolean(row.clientCertificateData),
    replacedById: row.replacedById,
    daysUntilExpiry: row.expiresAt && daysUntil(row.expiresAt, now),
    details: leaf ? summaryOf(leaf) : null,
    lastCheck: check ? toCheck(check) : null,
  };
}

export function toDetails(
  row: CertificateRow,
  check: CheckRow | undefined,
  now: Date,
): z.input<typeof CertificateDetails> {
  const certificates = storedCertificates(row);
  return {
    ...toCertificate(row, check, now, certificates),
    certificateData: row.certificateData,
    csrData: row.csrData,
    clientCertificateData: row.clientCertificateData,
    chain: certificates.map(summaryOf),
  };
}

export const toCheck = ({ certificateId: _, ...check }: CheckRow): z.input<typeof CertificateCheck> => check;
