/** Checks a stored certificate, and what its domain really serves (A-CRT-3, D23); every result is kept. */
import { createPublicKey, type X509Certificate } from 'node:crypto';
import { domainToASCII } from 'node:url';

import type { z } from 'zod';

import {
  CertificateType,
  EXPIRING_SOON_DAYS,
  type CertificateFinding,
} from '#contracts/certificate-parts.ts';
import type { CertificateHealth } from '#contracts/certificates.ts';

import type { Database } from '../db/database.ts';
import type { ServedData } from '../db/schema/certificates.ts';
import type { Network } from '../integrations/outbound.ts';
import { fetchCertificate } from '../integrations/outbound-tls.ts';
import { isSame } from './arrange.ts';
import { examine, finding } from './findings.ts';
import { tryKey } from './key.ts';
import * as repository from './repository.ts';
import type { CertificateRow } from './repository.ts';
import { storedCertificates } from './view.ts';
import { daysUntil, lineOf, summaryOf } from './x509.ts';

export type Probe = {
  /** False: what the domain serves is not asked. */
  isOn: boolean;
  network?: Network | undefined;
  timeLimitMs?: number | undefined;
};

/** Checks a certificate and keeps the result. */
export async function checkHealth(
  db: Database,
  row: CertificateRow,
  { origin, probe, now }: { origin: 'owner' | 'nightly'; probe: Probe; now: Date },
): Promise<z.input<typeof CertificateHealth>> {
  const [leaf, ...chain] = storedCertificates(row);
  const served = await askServer(row, leaf, probe, now);
  const findings = [...(await storedFindings(row, leaf, chain, now)), ...servedFindings(row, leaf, served)];
  const says = (severity: CertificateFinding['severity']) =>
    findings.filter((one) => one.severity === severity).map(({ message }) => message);
  const validationErrors = says('wrong');
  const daysUntilExpiry = leaf ? daysUntil(leaf.validToDate, now) : null;
  const isValid = validationErrors.length === 0;
  await repository.insertCheck(db, {
    certificateId: row.id,
    checkedAt: now,
    ...{ origin, isValid, validationErrors, daysUntilExpiry, served },
  });
  return {
    name: row.name,
    domain: row.domain,
    type: CertificateType.parse(row.type),
    isValid,
    validationErrors,
    hasCertificate: leaf !== undefined,
    hasPrivateKey: row.privateKeyData !== '',
    hasClientCertificate: Boolean(row.clientCertificateData),
    expiryStatus: expiryOf(leaf, daysUntilExpiry, now),
    warnings: says('note'),
    findings,
    details: leaf ? summaryOf(leaf) : null,
    chain: [leaf, ...chain].flatMap((certificate) => (certificate ? [summaryOf(certificate)] : [])),
    served,
    checkedAt: now,
  };
}

function expiryOf(leaf: X509Certificate | undefined, daysUntilExpiry: number | null, now: Date) {
  const expired = leaf !== undefined && leaf.validToDate <= now;
  const isSoon = daysUntilExpiry !== null && daysUntilExpiry <= EXPIRING_SOON_DAYS;
  return { expired, expiringSoon: isSoon && !expired, daysUntilExpiry };
}

async function storedFindings(
  row: CertificateRow,
  leaf: X509Certificate | undefined,
  chain: X509Certificate[],
  now: Date,
): Promise<CertificateFinding[]> {
  if (!leaf) return [finding('no-certificate', 'wrong', 'What is stored is no certificate.')];
  const type = CertificateType.parse(row.type);
  return [...(await keyFindings(row, leaf)), ...examine({ leaf, chain, domain: row.domain, type }, now)];
}

async function keyFindings(row: CertificateRow, leaf: X509Certificate): Promise<CertificateFinding[]> {
  const key = await tryKey(row);
  if (!key) {
    const sentence =
      'The private key cannot be opened: its key is not in ENCRYPTION_KEYS, or it was damaged.';
    return [finding('key-unreadable', 'wrong', sentence)];
  }
  if (isSame(createPublicKey(key), leaf.publicKey)) return [];
  return [finding('key-mismatch', 'wrong', 'The private key belongs to another certificate.')];
}

/** What the domain sends; the star of a wildcard stands for the domain itself. */
async function askServer(
  { domain }: CertificateRow,
  leaf: X509Certificate | undefined,
  { isOn, network, timeLimitMs }: Probe,
  now: Date,
): Promise<ServedData> {
  if (!isOn) return { status: 'off' };
  const host = domain.replace(/^\*\./, '');
  const sent = await fetchCertificate(domainToASCII(host) || host, {
    ...(network && { network }),
    ...(timeLimitMs !== undefined && { timeLimitMs }),
  });
  if (!sent) return { status: 'unreachable' };
  const { certificate, protocol, isTrusted } = sent;
  return {
    status: certificate.fingerprint256 === leaf?.fingerprint256 ? 'same' : 'different',
    fingerprint256: certificate.fingerprint256,
    subject: lineOf(certificate.subject),
    issuer: lineOf(certificate.issuer),
    expiresAt: certificate.validToDate.toISOString(),
    daysUntilExpiry: daysUntil(certificate.validToDate, now),
    protocol,
    isTrusted,
  };
}

/** The certificate may be in order while another is served: a note, whose truth is at the server. */
function servedFindings(
  { domain, type }: CertificateRow,
  leaf: X509Certificate | undefined,
  { status, issuer, expiresAt, daysUntilExpiry }: ServedData,
): CertificateFinding[] {
  if (status === 'unreachable')
    return [finding('not-served', 'note', `No TLS server answered for ${domain} on port 443.`)];
  if (status !== 'different' || !leaf || type === 'cloudflare-client') return [];
  const sentence = `${domain} serves another certificate than the stored one: of “${issuer ?? ''}”, until ${expiresAt?.slice(0, 10) ?? ''} (${daysUntilExpiry ?? 0} days).`;
  return [finding('served-differently', 'note', sentence)];
}
