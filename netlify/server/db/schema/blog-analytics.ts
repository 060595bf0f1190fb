import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { blogPosts } from './blog-posts.ts';
import { createdAt, id } from './columns.ts';
import { users } from './users.ts';

/** Views, likes, shares and comments (DB-4). `sessionId` is a daily-salted HMAC (D34). */
export const blogAnalytics = pgTable(
  'blog_analytics',
  {
    id: id(),
    postId: integer()
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    event: text({ enum: ['view', 'like', 'share', 'comment'] }).notNull(),
    ipAddress: text(),
    userAgent: text(),
    referer: text(),
    sessionId: text(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    metadata: jsonb().$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('blog_analytics_post_id_index').on(table.postId, table.event, table.sessionId),
    // A visitor's view or like counts once per post and day: the hash changes every day (D15).
    uniqueIndex('blog_analytics_once_index')
      .on(table.postId, table.event, table.sessionId)
      .where(sql`${table.event} in ('view', 'like')`),
    index('blog_analytics_created_at_index').on(table.createdAt),
    index('blog_analytics_user_id_index').on(table.userId),
    check('blog_analytics_event_check', sql`${table.event} in ('view', 'like', 'share', 'comment')`),
  ],
);
