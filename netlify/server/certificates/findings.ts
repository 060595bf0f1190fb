/** What is wrong with a certificate, in sentences: the same at the intake and at each check (D23). */
import type { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';

import {
  EXPIRING_SOON_DAYS,
  type CertificateFinding,
  type CertificateType,
} from '#contracts/certificate-parts.ts';

import {
  daysUntil,
  isIssuedByKnownRoot,
  isNamedAsKnownRoot,
  isIssuedBy,
  isSelfSigned,
  isWeakKey,
  isWeakSignature,
  keyTypeOf,
  lineOf,
  namesOf,
  signatureOf,
} from './x509.ts';

type Code = CertificateFinding['code'];
type Severity = CertificateFinding['severity'];

export const finding = (code: Code, severity: Severity, message: string): CertificateFinding => ({
  code,
  severity,
  message,
});

/** What is checked; `chain` as it is stored, from the first above the leaf. */
export type Subject = {
  leaf: X509Certificate;
  chain: X509Certificate[];
  domain: string | undefined;
  type: CertificateType;
};

/** These are for Cloudflare or for their owner alone, whose roots no browser has: a chain is no condition (D23). */
const WITHOUT_PUBLIC_CHAIN: ReadonlySet<CertificateType> = new Set([
  'cloudflare-origin',
  'cloudflare-client',
  'self-signed',
]);

/** Everything that the certificate itself tells. */
export function examine({ leaf, chain, domain, type }: Subject, now: Date): CertificateFinding[] {
  return [
    ...examineDates(leaf, now),
    ...examineChain(leaf, chain, type, now),
    ...(domain === undefined ? [] : examineDomain(leaf, domain, type)),
    ...examineStrength(leaf, chain),
  ];
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const dayOf = (moment: Date): string => DAY.format(moment);
const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

function examineDates(leaf: X509Certificate, now: Date): CertificateFinding[] {
  const { validFromDate: start, validToDate: end } = leaf;
  if (end <= now) return [finding('expired', 'wrong', `The certificate expired on ${dayOf(end)}.`)];
  if (start > now)
    return [finding('not-yet-valid', 'wrong', `The certificate is not valid before ${dayOf(start)}.`)];
  const days = daysUntil(end, now);
  if (days > EXPIRING_SOON_DAYS) return [];
  return [
    finding('expiring-soon', 'note', `The certificate expires on ${dayOf(end)}, in ${daysText(days)}.`),
  ];
}

function examineChain(
  leaf: X509Certificate,
  chain: X509Certificate[],
  type: CertificateType,
  now: Date,
): CertificateFinding[] {
  const severity = WITHOUT_PUBLIC_CHAIN.has(type) ? 'note' : 'wrong';
  const found: CertificateFinding[] = [];
  let last = leaf;
  for (const issuer of chain) {
    if (!isIssuedBy(last, issuer)) {
      const sentence = `The chain is out of order: “${lineOf(issuer.subject)}” has not signed “${lineOf(last.subject)}”.`;
      return [finding('chain-gap', severity, sentence)];
    }
    if (issuer.validToDate <= now)
      found.push(
        finding(
          'expired',
          severity,
          `“${lineOf(issuer.subject)}” of the chain expired on ${dayOf(issuer.validToDate)}.`,
        ),
      );
    last = issuer;
  }
  return [...found, ...examineEnd(last, type)];
}

/** A server leaves its root out, which browsers have; what stands right above the certificate it has to send. */
function examineEnd(last: X509Certificate, type: CertificateType): CertificateFinding[] {
  if (isSelfSigned(last) || isIssuedByKnownRoot(last) || WITHOUT_PUBLIC_CHAIN.has(type)) return [];
  const [issuer, subject] = [lineOf(last.issuer), lineOf(last.subject)];
  if (!last.ca)
    return [
      finding(
        'chain-gap',
        'wrong',
        `The chain has a gap: “${issuer}”, which signed “${subject}”, is missing.`,
      ),
    ];
  const sentence = `The chain ends below “${issuer}”, which is no root that browsers know: right for an authority of your own.`;
  return isNamedAsKnownRoot(last.issuer) ? [] : [finding('issuer-absent', 'note', sentence)];
}

function examineDomain(leaf: X509Certificate, domain: string, type: CertificateType): CertificateFinding[] {
  if (isCovered(leaf, domain)) return [];
  const names = namesOf(leaf);
  const shown = names.slice(0, 5).join(', ') + (names.length > 5 ? ' and more' : '');
  const sentence = `The certificate does not cover ${domain}: it is for ${shown || 'no domain at all'}.`;
  // What a client shows has the name of the client.
  return [finding('domain-not-covered', type === 'cloudflare-client' ? 'note' : 'wrong', sentence)];
}

/** Whether the alternative names cover the domain; `*.example.com` must stand there itself. */
export function isCovered(leaf: X509Certificate, domain: string): boolean {
  if (isIP(domain)) return leaf.checkIP(domain) !== undefined;
  const isWildcard = domain.startsWith('*.');
  const ascii = domainToASCII(isWildcard ? domain.slice(2) : domain);
  if (!ascii) return false;
  if (isWildcard) return namesOf(leaf).some((name) => name.toLowerCase() === `*.${ascii}`);
  return leaf.checkHost(ascii, { subject: 'never', partialWildcards: false }) !== undefined;
}

function examineStrength(leaf: X509Certificate, chain: X509Certificate[]): CertificateFinding[] {
  const found: CertificateFinding[] = [];
  if (isWeakKey(leaf.publicKey)) {
    const sentence = `The key is weak: ${keyTypeOf(leaf.publicKey)}. Use RSA of 2048 bits or more, P-256, P-384 or Ed25519.`;
    found.push(finding('weak-key', 'wrong', sentence));
  }
  // Nobody looks at the signature of a root.
  const weak = [leaf, ...chain].find(
    (certificate) => isWeakSignature(certificate) && !isRoot(certificate, leaf),
  );
  if (weak) {
    const sentence = `“${lineOf(weak.subject)}” is signed with ${signatureOf(weak)}, which browsers refuse.`;
    found.push(finding('weak-signature', 'wrong', sentence));
  }
  return found;
}

const isRoot = (certificate: X509Certificate, leaf: X509Certificate): boolean =>
  certificate !== leaf && isSelfSigned(certificate);
