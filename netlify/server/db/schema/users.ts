import { pgTable, text } from 'drizzle-orm/pg-core';

import { id, timestamps } from './columns.ts';

/** The author's public face; joined to `admin_users` by email (D31). */
export const users = pgTable('users', {
  id: id(),
  email: text().notNull().unique(),
  firstName: text(),
  lastName: text(),
  profileImageUrl: text(),
  ...timestamps(),
});
