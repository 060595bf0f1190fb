import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

import { id, moment, timestamps } from './columns.ts';

/** Who may sign in (DB-1). `passwordHash` is a scrypt PHC string. */
export const adminUsers = pgTable('admin_users', {
  id: id(),
  username: text().notNull().unique(),
  email: text().notNull().unique(),
  passwordHash: text().notNull(),
  role: text().notNull().default('admin'),
  isActive: boolean().notNull().default(true),
  lastLogin: moment(),
  ...timestamps(),
});
