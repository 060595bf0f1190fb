import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import type { DraftValues } from '#contracts/blog-post-input.ts';

import { blogPosts } from './blog-posts.ts';
import { createdAt, id } from './columns.ts';

/** Saved states of a post's text, the last 50 of each post. */
export const blogPostRevisions = pgTable(
  'blog_post_revisions',
  {
    id: id(),
    postId: integer()
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    /** So that a list need not read the texts. */
    title: text().notNull(),
    wordCount: integer().notNull(),
    values: jsonb().$type<DraftValues>().notNull(),
    /** `before` is what stood there before the first save with revisions. */
    cause: text({ enum: ['before', 'created', 'saved', 'restored', 'imported'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('blog_post_revisions_post_id_index').on(table.postId, table.id.desc()),
    check(
      'blog_post_revisions_cause_check',
      sql`${table.cause} in ('before', 'created', 'saved', 'restored', 'imported')`,
    ),
  ],
);
