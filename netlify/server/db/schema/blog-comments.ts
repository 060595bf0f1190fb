import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { blogPosts } from './blog-posts.ts';
import { id, timestamps } from './columns.ts';

/** Comments, one level deep (DB-4). `ipAddress` is truncated and dropped after 30 days (D34). */
export const blogComments = pgTable(
  'blog_comments',
  {
    id: id(),
    postId: integer()
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    authorName: text().notNull(),
    authorEmail: text().notNull(),
    content: text().notNull(),
    status: text({ enum: ['pending', 'approved', 'rejected', 'spam'] })
      .notNull()
      .default('pending'),
    parentId: integer(),
    ipAddress: text(),
    userAgent: text(),
    isAuthorReply: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }).onDelete('cascade'),
    index('blog_comments_post_id_index').on(table.postId, table.status, table.createdAt),
    index('blog_comments_status_index').on(table.status, table.createdAt.desc()),
    index('blog_comments_parent_id_index').on(table.parentId),
    check('blog_comments_status_check', sql`${table.status} in ('pending', 'approved', 'rejected', 'spam')`),
  ],
);
