import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { adminUsers } from './admin-users.ts';
import { blogPosts } from './blog-posts.ts';
import { id, timestamps } from './columns.ts';

/** Uploaded files (DB-2). `path` is the key of the bytes in blob storage, `size` is in bytes. */
export const managedFiles = pgTable(
  'managed_files',
  {
    id: id(),
    filename: text().notNull(),
    originalName: text().notNull(),
    path: text().notNull().unique(),
    size: integer().notNull(),
    mimeType: text().notNull(),
    category: text({ enum: ['media', 'other'] }).notNull(),
    uploadedBy: integer().references(() => adminUsers.id, { onDelete: 'set null' }),
    isPublic: boolean().notNull().default(false),
    /** Came with this post: shown to everybody while the post is, public or not. */
    postId: integer().references(() => blogPosts.id, { onDelete: 'set null' }),
    /** For readers who cannot see the picture. */
    altText: text(),
    /** In pixels, of images alone. */
    width: integer(),
    height: integer(),
    /** SHA-256 of the bytes in hexadecimal: tells a file that is there already. */
    checksum: text().notNull(),
    ...timestamps(),
  },
  (table) => [
    index('managed_files_category_index').on(table.category, table.createdAt.desc()),
    index('managed_files_uploaded_by_index').on(table.uploadedBy),
    index('managed_files_post_id_index').on(table.postId),
    index('managed_files_checksum_index').on(table.checksum),
  ],
);
