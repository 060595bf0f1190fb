import { index, integer, pgTable, unique } from 'drizzle-orm/pg-core';

import { blogTags } from './blog-tags.ts';
import { blogPosts } from './blog-posts.ts';
import { createdAt, id } from './columns.ts';

export const blogPostTags = pgTable(
  'blog_post_tags',
  {
    id: id(),
    postId: integer()
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    tagId: integer()
      .notNull()
      .references(() => blogTags.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('blog_post_tags_unique').on(table.postId, table.tagId),
    index('blog_post_tags_tag_id_index').on(table.tagId),
  ],
);
