/** What stands beside the posts while they are written, shown to somebody and built. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import type { DraftValues } from '#contracts/blog-post-input.ts';

import { adminUsers } from './auth.ts';
import { blogPosts } from './blog.ts';
import { createdAt, id, moment, oneOf, timestamps } from './columns.ts';

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
    oneOf(table.cause),
  ],
);

/** Preview links that were given away: one without its row shows nothing. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: id(),
    /** Of the text: `post-<id>`, or `new-<uuid>`. */
    key: text().notNull(),
    madeBy: integer().references(() => adminUsers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('preview_links_expires_at_index').on(table.expiresAt),
    index('preview_links_made_by_index').on(table.madeBy),
  ],
);

/** Outbox of the build hook: a change of what readers see commits together with its row here (D43). */
export const buildRequests = pgTable(
  'build_requests',
  {
    id: id(),
    reason: text({ enum: ['published', 'updated', 'unpublished', 'deleted'] }).notNull(),
    /** No foreign key: the row outlives a deleted post. */
    postId: integer(),
    /** It takes back what readers see: the hook is called for it whatever was spent. */
    isTakeBack: boolean().notNull().default(false),
    requestedAt: moment().notNull().defaultNow(),
    nextAttemptAt: moment().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    succeededAt: moment(),
    /** What went wrong at the last attempt, in one word: `TIMEOUT`, `UNREACHABLE`, `HTTP_500`. */
    lastError: text(),
  },
  (table) => [
    index('build_requests_pending_index')
      .on(table.nextAttemptAt)
      .where(sql`${table.succeededAt} is null`),
    index('build_requests_succeeded_at_index').on(table.succeededAt),
    oneOf(table.reason),
  ],
);
