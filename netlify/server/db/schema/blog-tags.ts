import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { id, timestamps } from './columns.ts';

export const blogTags = pgTable(
  'blog_tags',
  {
    id: id(),
    name: text().notNull().unique(),
    slug: text().notNull().unique(),
    description: text(),
    color: text().notNull().default('#64748b'),
    isActive: boolean().notNull().default(true),
    usageCount: integer().notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    index('blog_tags_search_index')
      .using('gin', sql`to_tsvector('english', ${table.name})`)
      .with({ fastupdate: false }),
    check('blog_tags_color_check', sql`${table.color} ~ '^#[0-9a-fA-F]{6}$'`),
  ],
);
