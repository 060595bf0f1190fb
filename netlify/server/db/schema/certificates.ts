/** Certificates of the owner’s domains, and what checks of them found. */
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { CERTIFICATE_TYPES } from '#contracts/certificate-parts.ts';

import { id, moment, oneOf, timestamps } from './columns.ts';

/** Certificates of the owner's domains (DB-2). `privateKeyData` holds only ciphertext (D22). */
export const sslCertificates = pgTable(
  'ssl_certificates',
  {
    id: id(),
    name: text().notNull(),
    domain: text().notNull(),
    certificateData: text().notNull(),
    privateKeyData: text().notNull(),
    csrData: text(),
    clientCertificateData: text(),
    type: text({ enum: CERTIFICATE_TYPES }).notNull().default('cloudflare-origin'),
    expiresAt: moment(),
    isActive: boolean().notNull().default(true),
    /** The certificate that took its place: this one is history then. */
    replacedById: integer().references((): AnyPgColumn => sslCertificates.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (table) => [
    index('ssl_certificates_expires_at_index').on(table.expiresAt),
    index('ssl_certificates_replaced_by_id_index').on(table.replacedById),
    oneOf(table.type),
  ],
);

/** What a check saw at the server of the domain; nothing of it is secret. */
export type ServedData = {
  status: 'same' | 'different' | 'unreachable' | 'off';
  fingerprint256?: string;
  subject?: string;
  issuer?: string;
  expiresAt?: string;
  daysUntilExpiry?: number;
  protocol?: string;
  isTrusted?: boolean;
};

/** Results of checks, as a timeline of each certificate (A-CRT-3). */
export const certificateChecks = pgTable(
  'certificate_checks',
  {
    id: id(),
    certificateId: integer()
      .notNull()
      .references(() => sslCertificates.id, { onDelete: 'cascade' }),
    checkedAt: moment().notNull(),
    origin: text({ enum: ['owner', 'nightly'] }).notNull(),
    isValid: boolean().notNull(),
    validationErrors: jsonb().$type<string[]>().notNull(),
    daysUntilExpiry: integer(),
    served: jsonb().$type<ServedData>().notNull(),
  },
  (table) => [
    index('certificate_checks_certificate_id_index').on(table.certificateId, table.id.desc()),
    oneOf(table.origin),
  ],
);
