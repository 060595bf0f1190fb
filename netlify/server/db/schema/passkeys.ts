import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { adminUsers } from './admin-users.ts';
import { createdAt, id, moment } from './columns.ts';

/** Enrolled passkeys: while the owner has one, a password alone does not sign in. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    adminUserId: integer()
      .notNull()
      .references(() => adminUsers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** base64url, as browsers send it. */
    credentialId: text().notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    /** Signatures so far, 0 where the authenticator does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    isSynced: boolean().notNull(),
    lastUsedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [index('passkeys_admin_user_id_index').on(table.adminUserId)],
);
