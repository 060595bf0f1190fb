import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { adminUsers } from './admin-users.ts';
import { createdAt } from './columns.ts';

/** Unused recovery codes; a used one is deleted. SHA-256 is enough: a code has 80 random bits. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    adminUserId: integer()
      .notNull()
      .references(() => adminUsers.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.adminUserId, table.codeHash] })],
);
