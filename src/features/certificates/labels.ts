import {
  CERTIFICATE_TYPES,
  type CertificatePart,
  type CertificateType,
} from '#contracts/certificate-parts.ts';

export const TYPE_LABELS: Record<CertificateType, string> = {
  'cloudflare-origin': 'Cloudflare origin',
  'cloudflare-client': 'Cloudflare client',
  'lets-encrypt': 'Let’s Encrypt',
  'ca-signed': 'CA signed',
  'self-signed': 'Self-signed',
};

export const TYPE_OPTIONS = CERTIFICATE_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }));

export const PART_LABELS: Record<CertificatePart['kind'], string> = {
  leaf: 'Certificate',
  intermediate: 'Intermediate',
  root: 'Root',
  'client-certificate': 'Client certificate',
  key: 'Private key',
  csr: 'Request (CSR)',
  unreadable: 'Not readable',
};
