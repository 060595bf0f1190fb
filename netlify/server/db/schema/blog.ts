/** What the blog shows: posts, categories, tags, comments, and how they are found and counted. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { users } from './auth.ts';
import { createdAt, id, moment, oneOf, timestamps } from './columns.ts';

const postId = () =>
  integer()
    .notNull()
    .references(() => blogPosts.id, { onDelete: 'cascade' });

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Posts (DB-4). `content` is Markdown (D40); `searchVector` weighs title, excerpt and the text that readers see. */
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
      sql`setweight(to_tsvector('english', coalesce(title, '')), 'A') || setweight(to_tsvector('english', coalesce(excerpt, '')), 'B') || setweight(to_tsvector('english', shown_words(content)), 'C')`,
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
    oneOf(table.status),
    check('blog_posts_reading_time_check', sql`${table.readingTime} is null or ${table.readingTime} >= 1`),
  ],
);

/** Addresses that a post once had. Each leads to the post, not to another address: there is no chain to follow. */
export const blogSlugHistory = pgTable(
  'blog_slug_history',
  {
    id: id(),
    slug: text().notNull().unique(),
    postId: postId(),
    createdAt: createdAt(),
  },
  (table) => [index('blog_slug_history_post_id_index').on(table.postId)],
);

const namedColumns = (color: string) => ({
  id: id(),
  name: text().notNull().unique(),
  slug: text().notNull().unique(),
  description: text(),
  color: text().notNull().default(color),
  isActive: boolean().notNull().default(true),
});

export const blogCategories = pgTable(
  'blog_categories',
  {
    ...namedColumns('#3b82f6'),
    sortOrder: integer().notNull().default(0),
    ...timestamps(),
  },
  (table) => [check('blog_categories_color_check', sql`${table.color} ~ '^#[0-9a-fA-F]{6}$'`)],
);

export const blogPostCategories = pgTable(
  'blog_post_categories',
  {
    id: id(),
    postId: postId(),
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

export const blogTags = pgTable(
  'blog_tags',
  {
    ...namedColumns('#64748b'),
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

export const blogPostTags = pgTable(
  'blog_post_tags',
  {
    id: id(),
    postId: postId(),
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

/** Comments, one level deep (DB-4). `ipAddress` is truncated and dropped after 30 days (D34). */
export const blogComments = pgTable(
  'blog_comments',
  {
    id: id(),
    postId: postId(),
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
    oneOf(table.status),
  ],
);

/** Views, likes, shares and comments (DB-4). `sessionId` is a daily-salted HMAC (D34). */
export const blogAnalytics = pgTable(
  'blog_analytics',
  {
    id: id(),
    postId: postId(),
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
    oneOf(table.event),
  ],
);

/** Words of published posts, kept by a trigger: what a mistyped word of a search is corrected to. */
export const blogSearchWords = pgTable('blog_search_words', { word: text().primaryKey() }, (table) => [
  index('blog_search_words_nearest_index').using('gist', table.word.op('gist_trgm_ops')),
]);
