import { index, integer, pgTable, unique } from 'drizzle-orm/pg-core';

import { blogCategories } from './blog-categories.ts';
import { blogPosts } from './blog-posts.ts';
import { createdAt, id } from './columns.ts';

export const blogPostCategories = pgTable(
  'blog_post_categories',
  {
    id: id(),
    postId: integer()
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    categoryId: integer()
      .notNull()
      .references(() => blogCategories.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('blog_post_categories_unique').on(table.postId, table.categoryId),
    index('blog_post_categories_category_id_index').on(table.categoryId),
  ],
);
