import { sql } from 'drizzle-orm';
import { boolean, check, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { id, moment, timestamps } from './columns.ts';
import { users } from './users.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Posts (DB-4). `content` is Markdown (D40); `searchVector` weighs title, excerpt and text. */
export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    excerpt: text(),
    content: text().notNull(),
    coverImage: text(),
    status: text({ enum: ['draft', 'published', 'archived'] })
      .notNull()
      .default('draft'),
    publishedAt: moment(),
    featured: boolean().notNull().default(false),
    allowComments: boolean().notNull().default(true),
    seoTitle: text(),
    seoDescription: text(),
    /** In minutes, if the author set it. */
    readingTime: integer(),
    /** So that a list tells how long a post takes without reading it (B-POST-6). */
    wordCount: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`array_length(regexp_split_to_array(regexp_replace(content, '^\\s+|\\s+$', '', 'g'), '\\s+'), 1)`,
      ),
    viewCount: integer().notNull().default(0),
    likeCount: integer().notNull().default(0),
    shareCount: integer().notNull().default(0),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    searchVector: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('english', coalesce(title, '')), 'A') || setweight(to_tsvector('english', coalesce(excerpt, '')), 'B') || setweight(to_tsvector('english', coalesce(content, '')), 'C')`,
    ),
    ...timestamps(),
  },
  (table) => [
    index('blog_posts_published_index').on(table.status, table.publishedAt.desc(), table.id.desc()),
    index('blog_posts_popular_index').on(table.status, table.viewCount.desc(), table.id.desc()),
    index('blog_posts_author_id_index').on(table.authorId),
    // Without `fastupdate` a search never reads a list of rows that wait to be indexed.
    index('blog_posts_search_index').using('gin', table.searchVector).with({ fastupdate: false }),
    index('blog_posts_title_index').using('gin', table.title.op('gin_trgm_ops')).with({ fastupdate: false }),
    check('blog_posts_status_check', sql`${table.status} in ('draft', 'published', 'archived')`),
    check('blog_posts_reading_time_check', sql`${table.readingTime} is null or ${table.readingTime} >= 1`),
  ],
);
