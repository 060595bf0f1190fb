/** Certificates of the owner's domains: intake, storage, downloads and health (A-CRT-1 to A-CRT-3, D21 to D23). */
import { z } from 'zod';

import { owner, ownerOnce } from './base.ts';
import {
  CertificateFinding,
  CertificateSummary,
  CertificateType,
  CertificateUnderstanding,
} from './certificate-parts.ts';
import { line } from './owner-text.ts';
import { ById, Flag, Id, Moment } from './values.ts';

/** Said where one of the four required fields is missing (ERR-2). */
export const MISSING_FIELDS =
  'Please fill in certificate name, domain, certificate data, and private key data.';
export const NAME_MAXIMUM = 100;
/** The longest name that DNS has. */
const DOMAIN_MAXIMUM = 253;

/** The TLS server of the domain, as it answered. */
export const ServedCertificate = z.object({
  /** `off`: nobody asked. `unreachable`: no TLS server of the open internet answered within 8 seconds. */
  status: z.enum(['same', 'different', 'unreachable', 'off']),
  /** SHA-256 of the certificate that was sent, in hexadecimal. */
  fingerprint256: z.string().optional(),
  subject: z.string().optional(),
  issuer: z.string().optional(),
  expiresAt: Moment.optional(),
  daysUntilExpiry: z.number().int().optional(),
  /** Such as `TLSv1.3`. */
  protocol: z.string().optional(),
  /** Whether a browser with the usual roots would take it. */
  isTrusted: z.boolean().optional(),
});
export type ServedCertificate = z.infer<typeof ServedCertificate>;

/** A kept result of a check; the newest is part of the certificate. */
export const CertificateCheck = z.object({
  id: Id,
  checkedAt: Moment,
  /** `owner`: by hand; `nightly`: by the server itself. */
  origin: z.enum(['owner', 'nightly']),
  isValid: z.boolean(),
  validationErrors: z.array(z.string()),
  daysUntilExpiry: z.number().int().nullable(),
  served: ServedCertificate,
});
export type CertificateCheck = z.infer<typeof CertificateCheck>;

/** A-CRT-2 without the data fields, of which the key never leaves but by its download (D22). */
export const Certificate = z.object({
  id: Id,
  name: z.string(),
  domain: z.string(),
  type: CertificateType,
  isActive: z.boolean(),
  expiresAt: Moment.nullable(),
  createdAt: Moment,
  updatedAt: Moment,
  hasPrivateKey: z.boolean(),
  hasCsr: z.boolean(),
  hasClientCertificate: z.boolean(),
  /** The certificate that took its place; it is kept as history then, and inactive. */
  replacedById: Id.nullable(),
  daysUntilExpiry: z.number().int().nullable(),
  /** `null` where the stored text is no certificate. */
  details: CertificateSummary.nullable(),
  lastCheck: CertificateCheck.nullable(),
});
export type Certificate = z.infer<typeof Certificate>;

/** One certificate with what of it is public: leaf and chain, CSR and client certificate as PEM. */
export const CertificateDetails = Certificate.extend({
  certificateData: z.string(),
  csrData: z.string().nullable(),
  clientCertificateData: z.string().nullable(),
  /** From the leaf up. */
  chain: z.array(CertificateSummary),
});
export type CertificateDetails = z.infer<typeof CertificateDetails>;

/** A-CRT-3 in its first fields, and what stands beside them. */
export const CertificateHealth = z.object({
  name: z.string(),
  domain: z.string(),
  type: CertificateType,
  isValid: z.boolean(),
  validationErrors: z.array(z.string()),
  hasCertificate: z.boolean(),
  hasPrivateKey: z.boolean(),
  hasClientCertificate: z.boolean(),
  expiryStatus: z.object({
    expired: z.boolean(),
    /** 30 days or less, but not expired (D23). */
    expiringSoon: z.boolean(),
    daysUntilExpiry: z.number().int().nullable(),
  }),
  /** What should be known and makes nothing invalid. */
  warnings: z.array(z.string()),
  findings: z.array(CertificateFinding),
  details: CertificateSummary.nullable(),
  chain: z.array(CertificateSummary),
  served: ServedCertificate,
  checkedAt: Moment,
});
export type CertificateHealth = z.infer<typeof CertificateHealth>;

const Name = line(NAME_MAXIMUM, 'Enter a name').min(1, 'Enter a name');
/** `example.com`, `*.example.com`, an address or an IDN; lower case, without a dot at its end. */
const Domain = line(DOMAIN_MAXIMUM, 'Enter a domain')
  .overwrite((text) => text.toLowerCase().replace(/\.$/, ''))
  .min(1, 'Enter a domain')
  .refine((text) => !/[\s/@?#]/.test(text), 'Use a domain such as example.com, without https://');

/** Beside the certificate's fields and files: what the owner decides. Of files the same are sent as for `inspect`. */
export const CertificateUploadFields = z.object({
  name: Name,
  domain: Domain,
  type: CertificateType.default('cloudflare-origin'),
  /** Typed; the certificate's own end counts, and a difference is said (D23). */
  expiresAt: z
    .union([z.literal(''), z.iso.date(), z.iso.datetime({ offset: true })], 'Use a date such as 2027-02-28')
    .transform((text) => text || undefined)
    .optional(),
  /** `true` after the sentences of the findings were shown. */
  acknowledged: Flag.default(false),
  /** The certificate whose place this one takes. */
  replaces: z.union([z.literal('').transform(() => undefined), Id]).optional(),
});
export type CertificateUploadFields = z.infer<typeof CertificateUploadFields>;

/** Absent keys stay as they are. */
export const CertificatePatch = z.strictObject({
  id: Id,
  name: Name.optional(),
  domain: Domain.optional(),
  type: CertificateType.optional(),
  isActive: z.boolean().optional(),
});
export type CertificatePatch = z.infer<typeof CertificatePatch>;

const KeyStorePassword = z
  .string('Enter a password')
  .min(8, 'Use at least 8 characters')
  .max(200, 'Use at most 200 characters');
const KEY_MATERIAL =
  '403 `CONFIRMATION_REQUIRED` unless the owner signed in or confirmed the password (`POST /auth/confirm`) within 15 minutes. The activity log has it before the first byte leaves.';

export const certificates = {
  list: owner.get('/tools/certificates', 'Certificates, newest first').output(z.array(Certificate)),
  inspect: owner
    .post('/tools/certificates/inspect', 'What files or pasted text hold; nothing is stored', {
      description:
        'multipart/form-data with `files` (PEM, DER, PKCS#7, PKCS#12 or ZIP; up to 20), `text`, the fields of the form, and a `password` where one is asked for; 2 MB in all.',
    })
    .output(CertificateUnderstanding),
  upload: ownerOnce
    .create('/tools/certificates/upload', 'Store a certificate with its key', {
      description:
        'multipart/form-data with `name`, `domain`, `type`, `expiresAt`, `certificateData`, `privateKeyData`, `csrData`, `clientCertificateData`, or `files`, `text` and `password` as for `inspect`. 422 `UNACCEPTABLE` has the findings in `current`; `acknowledged=true` accepts them, but never a key that does not match. `replaces` names the certificate whose place it takes.',
    })
    .output(CertificateDetails),
  get: owner.get('/tools/certificates/{id}', 'One certificate').input(ById).output(CertificateDetails),
  update: ownerOnce
    .patch('/tools/certificates/{id}', 'Name, domain, type, activity')
    .input(CertificatePatch)
    .output(CertificateDetails),
  remove: ownerOnce.delete('/tools/certificates/{id}', 'Delete a certificate').input(ById).output(ById),
  health: owner
    .get(
      '/tools/certificates/{id}/health',
      'Check a certificate, also against what the domain serves; the result is kept',
    )
    .input(z.strictObject({ id: Id, probe: Flag.default(true) }))
    .output(CertificateHealth),
  checks: owner
    .get('/tools/certificates/{id}/checks', 'The latest 100 checks, newest first')
    .input(ById)
    .output(z.array(CertificateCheck)),
  downloadCertificate: owner
    .get(
      '/tools/certificates/{id}/download/certificate',
      'The certificate as PEM: with its chain, or `part=leaf` or `part=chain` alone',
    )
    .input(z.strictObject({ id: Id, part: z.enum(['full', 'leaf', 'chain']).default('full') }))
    .output(z.file()),
  downloadPrivateKey: owner
    .get('/tools/certificates/{id}/download/private-key', 'The private key as PEM', {
      description: KEY_MATERIAL,
    })
    .input(ById)
    .output(z.file()),
  downloadPkcs12: owner
    .post(
      '/tools/certificates/{id}/download/pkcs12',
      'Certificate, chain and key as PKCS#12 under a password of the owner’s choice',
      { description: KEY_MATERIAL },
    )
    .input(z.strictObject({ id: Id, password: KeyStorePassword }))
    .output(z.file()),
};
