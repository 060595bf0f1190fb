/** What is understood of certificates: their parts, what is wrong with them, what is proposed. */
import { z } from 'zod';

import { Moment } from './values.ts';

/** What one form may hold. */
export const CERTIFICATE_LIMITS = {
  /** All files and texts of a form. */
  bytes: 2 * 1024 * 1024,
  /** One pasted text. */
  textBytes: 1024 * 1024,
  files: 20,
  zipEntries: 20,
  /** Of all ZIP archives of a form together. */
  inflatedBytes: 2 * 1024 * 1024,
  /** Certificates, keys and requests. */
  parts: 30,
} as const;

/** At most this many days are left: it expires soon (D23). */
export const EXPIRING_SOON_DAYS = 30;

export const CERTIFICATE_TYPES = [
  'cloudflare-origin',
  'cloudflare-client',
  'lets-encrypt',
  'ca-signed',
  'self-signed',
] as const;
export const CertificateType = z.enum(CERTIFICATE_TYPES, 'Choose one of the types');
export type CertificateType = z.infer<typeof CertificateType>;

export const CertificateSummary = z.object({
  /** One line, such as `CN=example.com, O=Example`. */
  subject: z.string(),
  issuer: z.string(),
  serialNumber: z.string(),
  notBefore: Moment,
  notAfter: Moment,
  /** DNS names and addresses that it is good for. */
  names: z.array(z.string()),
  /** Such as `RSA 2048`, `ECDSA P-256`, `Ed25519`. */
  keyType: z.string(),
  /** Such as `SHA-256 with RSA`. */
  signature: z.string(),
  isAuthority: z.boolean(),
  isSelfSigned: z.boolean(),
  /** In hexadecimal with colons, as browsers show them. */
  fingerprint: z.string(),
  fingerprint256: z.string(),
});
export type CertificateSummary = z.infer<typeof CertificateSummary>;

export const PART_KINDS = [
  'leaf',
  'intermediate',
  'root',
  'client-certificate',
  'key',
  'csr',
  'unreadable',
] as const;

export const CertificatePart = z.object({
  kind: z.enum(PART_KINDS),
  /** Where it was: a file's name, `archive.zip/key.pem`, or the field that it was typed into. */
  source: z.string(),
  /** Of certificates. */
  certificate: CertificateSummary.optional(),
  /** Of keys and requests. */
  keyType: z.string().optional(),
  /** Of keys and requests: whether it belongs to the leaf. */
  matchesLeaf: z.boolean().optional(),
  /** Of requests. */
  subject: z.string().optional(),
  /** Why it could not be read. */
  reason: z.string().optional(),
});
export type CertificatePart = z.infer<typeof CertificatePart>;

export const FINDING_CODES = [
  'empty',
  'unreadable',
  'too-many-parts',
  'password-needed',
  'password-wrong',
  'no-certificate',
  'no-key',
  'several-keys',
  'two-leaves',
  'unrelated-certificate',
  'key-mismatch',
  'csr-other-key',
  'expired',
  'not-yet-valid',
  'expiring-soon',
  'chain-gap',
  'issuer-absent',
  'domain-not-covered',
  'weak-key',
  'weak-signature',
  'date-differs',
  'type-differs',
  'duplicate',
  'key-unreadable',
  'served-differently',
  'not-served',
] as const;

/**
 * Something to know. `refused` cannot be stored; `wrong` can once the owner has seen the sentence; `note` is said
 * and asks nothing.
 */
export const CertificateFinding = z.object({
  code: z.enum(FINDING_CODES),
  severity: z.enum(['refused', 'wrong', 'note']),
  message: z.string(),
});
export type CertificateFinding = z.infer<typeof CertificateFinding>;

/** The answer to `inspect`: nothing of it was stored, and no key's text is in it. */
export const CertificateUnderstanding = z.object({
  parts: z.array(CertificatePart),
  /** From the leaf up; empty without a leaf. */
  chain: z.array(CertificateSummary),
  findings: z.array(CertificateFinding),
  /** Something could not be opened without one: send the same again with `password`. */
  needsPassword: z.boolean(),
  /** Nothing is `refused`. */
  canStore: z.boolean(),
  /** For the fields of the form; the owner decides. */
  proposal: z.object({
    name: z.string(),
    domain: z.string(),
    type: CertificateType,
    expiresAt: Moment.nullable(),
  }),
  /** What is public as PEM, in the right order, for the textareas. The key stays where it is. */
  values: z.object({
    certificateData: z.string(),
    csrData: z.string(),
    clientCertificateData: z.string(),
    hasPrivateKey: z.boolean(),
  }),
});
export type CertificateUnderstanding = z.infer<typeof CertificateUnderstanding>;
