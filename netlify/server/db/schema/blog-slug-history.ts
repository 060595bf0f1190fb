import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { blogPosts } from './blog-posts.ts';
import { createdAt, id } from './columns.ts';

/** Addresses that a post once had. Each leads to the post, not to another address: there is no chain to follow. */
export const blogSlugHistory = pgTable(
  'blog_slug_history',
  {
    id: id(),
    slug: text().notNull().unique(),
    postId: integer()
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('blog_slug_history_post_id_index').on(table.postId)],
);
