import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import type { DraftValues } from '#contracts/blog-post-input.ts';

import { blogPosts } from './blog-posts.ts';
import { moment, timestamps } from './columns.ts';

/** What the editor holds unsaved: apart from the posts, so that no query of readers can meet it. */
export const blogPostDrafts = pgTable(
  'blog_post_drafts',
  {
    /** `post-<id>`, or `new-<uuid>` for a text that is no post yet. */
    key: text().primaryKey(),
    postId: integer()
      .unique()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    values: jsonb().$type<DraftValues>().notNull(),
    /** `updatedAt` of the post when it was read. */
    basedOn: moment(),
    version: integer().notNull(),
    ...timestamps(),
  },
  (table) => [
    index('blog_post_drafts_updated_at_index').on(table.updatedAt.desc()),
    check(
      'blog_post_drafts_key_check',
      sql`${table.key} = 'post-' || ${table.postId} or ${table.key} like 'new-%'`,
    ),
  ],
);
