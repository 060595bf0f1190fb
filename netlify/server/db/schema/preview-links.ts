import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { adminUsers } from './admin-users.ts';
import { createdAt, id, moment } from './columns.ts';

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
