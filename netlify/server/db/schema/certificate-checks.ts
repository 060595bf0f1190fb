import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { id, moment } from './columns.ts';
import { sslCertificates } from './ssl-certificates.ts';

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
    check('certificate_checks_origin_check', sql`${table.origin} in ('owner', 'nightly')`),
  ],
);
