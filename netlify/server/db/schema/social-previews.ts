import { pgTable, text } from 'drizzle-orm/pg-core';

import { id, moment } from './columns.ts';

/** How each platform's social card looks (DB-2); the images live in blob storage (D25). */
export const socialPreviews = pgTable('social_previews', {
  id: id(),
  platform: text().notNull().unique(),
  title: text(),
  description: text(),
  color: text(),
  backgroundColor: text(),
  fontFamily: text(),
  logoStyle: text(),
  updatedAt: moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
});
