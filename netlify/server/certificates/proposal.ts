/** What a certificate's own words propose for the fields of the form; the owner decides. */
import type { X509Certificate } from 'node:crypto';
import { domainToUnicode } from 'node:url';

import type { CertificateType, CertificateUnderstanding } from '#contracts/certificate-parts.ts';

import { attributeOf, isSelfSigned, namesOf } from './x509.ts';

const LABELS: Record<CertificateType, string> = {
  'cloudflare-origin': 'Cloudflare origin',
  'cloudflare-client': 'Cloudflare client',
  'lets-encrypt': 'Let’s Encrypt',
  'ca-signed': 'CA signed',
  'self-signed': 'self-signed',
};

/** By the issuer's name and by who has signed. */
export function typeOf(leaf: X509Certificate): CertificateType {
  const { issuer } = leaf;
  if (/cloudflare/i.test(issuer)) {
    if (/origin/i.test(issuer)) return 'cloudflare-origin';
    if (/managed ca|client/i.test(issuer)) return 'cloudflare-client';
  }
  if (isSelfSigned(leaf)) return 'self-signed';
  return /^let's encrypt$/i.test(attributeOf(issuer, 'O') ?? '') ? 'lets-encrypt' : 'ca-signed';
}

export function proposalOf(leaf: X509Certificate | undefined): CertificateUnderstanding['proposal'] {
  if (!leaf) return { name: '', domain: '', type: 'cloudflare-origin', expiresAt: null };
  const type = typeOf(leaf);
  const domain = domainOf(leaf);
  const title = domain || attributeOf(leaf.subject, 'CN') || 'Certificate';
  const end = leaf.validToDate.toISOString();
  return {
    name: `${title.slice(0, 60)}, ${LABELS[type]}, ${end.slice(0, 7)}`,
    domain,
    type,
    expiresAt: end,
  };
}

/** The first name without a star, as people write it; else the first, else the common name if it is a domain. */
function domainOf(leaf: X509Certificate): string {
  const names = namesOf(leaf);
  const commonName = attributeOf(leaf.subject, 'CN') ?? '';
  const name =
    names.find((candidate) => !candidate.startsWith('*.')) ??
    names[0] ??
    (/^(\*\.)?([\w-]+\.)+[\w-]+$/.test(commonName) ? commonName : '');
  return name.startsWith('*.') ? name : domainToUnicode(name) || name;
}
