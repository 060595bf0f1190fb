import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { adminUsers } from './admin-users.ts';
import { createdAt, id } from './columns.ts';

/** What the owner did, written in the transaction of the change; keeps the full address (D34). */
export const adminLogs = pgTable(
  'admin_logs',
  {
    id: id(),
    userId: integer().references(() => adminUsers.id, { onDelete: 'set null' }),
    action: text().notNull(),
    resource: text().notNull(),
    resourceId: text(),
    details: jsonb().$type<Record<string, unknown>>(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: createdAt(),
    /** What words are looked for in: in small letters, because `ilike` makes them anew for each row. */
    searchText: text().generatedAlwaysAs(
      sql`lower(action || ' ' || resource || ' ' || coalesce(resource_id, '') || ' ' || coalesce(details::text, '') || ' ' || coalesce(ip_address, ''))`,
    ),
  },
  // Lists follow the id, so each filter's index ends with it: read backwards, as `order by id desc` asks for.
  (table) => [
    index('admin_logs_created_at_index').on(table.createdAt.desc(), table.id.desc()),
    index('admin_logs_user_id_index').on(table.userId, table.id),
    index('admin_logs_resource_index').on(table.resource, table.id),
    index('admin_logs_action_index').on(table.action, table.id),
    index('admin_logs_search_index').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);
