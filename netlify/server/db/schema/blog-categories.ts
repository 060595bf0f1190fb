import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { id, timestamps } from './columns.ts';

export const blogCategories = pgTable(
  'blog_categories',
  {
    id: id(),
    name: text().notNull().unique(),
    slug: text().notNull().unique(),
    description: text(),
    color: text().notNull().default('#3b82f6'),
    isActive: boolean().notNull().default(true),
    sortOrder: integer().notNull().default(0),
    ...timestamps(),
  },
  (table) => [check('blog_categories_color_check', sql`${table.color} ~ '^#[0-9a-fA-F]{6}$'`)],
);
