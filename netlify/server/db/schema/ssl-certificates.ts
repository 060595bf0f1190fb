import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';

import { id, moment, timestamps } from './columns.ts';

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
    type: text().notNull().default('cloudflare-origin'),
    expiresAt: moment(),
    isActive: boolean().notNull().default(true),
    /** The certificate that took its place: this one is history then. */
    replacedById: integer().references((): AnyPgColumn => sslCertificates.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (table) => [
    index('ssl_certificates_expires_at_index').on(table.expiresAt),
    index('ssl_certificates_replaced_by_id_index').on(table.replacedById),
    check(
      'ssl_certificates_type_check',
      sql`${table.type} in ('cloudflare-origin', 'cloudflare-client', 'lets-encrypt', 'ca-signed', 'self-signed')`,
    ),
  ],
);
