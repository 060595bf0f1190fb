import { and, asc, desc, eq, getTableColumns, gte, like, lt, type SQL } from 'drizzle-orm';

import type { LogExportQuery } from '#contracts/activity.ts';

import { containsWords } from '../api/search-text.ts';
import type { Database } from '../db/database.ts';
import { adminLogs } from '../db/schema/admin-logs.ts';
import { adminUsers } from '../db/schema/admin-users.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SEARCHED = [
  adminLogs.action,
  adminLogs.resource,
  adminLogs.resourceId,
  adminLogs.details,
  adminLogs.ipAddress,
  adminUsers.username,
];

type Selection = LogExportQuery & { before?: number | undefined; limit: number };

/** Newest first. `username` is null where no owner acted. */
export function selectLogs(db: Database, { limit, ...filters }: Selection) {
  return db
    .select({ ...getTableColumns(adminLogs), username: adminUsers.username })
    .from(adminLogs)
    .leftJoin(adminUsers, eq(adminUsers.id, adminLogs.userId))
    .where(and(...conditions(filters)))
    .orderBy(desc(adminLogs.id))
    .limit(limit);
}

function conditions({ filter, action, resource, search, from, to, before }: Omit<Selection, 'limit'>) {
  const found: (SQL | undefined)[] = [
    filter && like(adminLogs.resource, 'blog\\_%'),
    action ? eq(adminLogs.action, action) : undefined,
    resource && eq(adminLogs.resource, resource),
    from ? gte(adminLogs.createdAt, new Date(from)) : undefined,
    to ? lt(adminLogs.createdAt, endOf(to)) : undefined,
    before ? lt(adminLogs.id, before) : undefined,
  ];
  return search ? [...found, ...containsWords(SEARCHED, search)] : found;
}

/** A day is meant with all of its hours. */
function endOf(dayOrMoment: string): Date {
  const at = Date.parse(dayOrMoment);
  return new Date(dayOrMoment.includes('T') ? at : at + DAY_MS);
}

export async function selectActions(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ action: adminLogs.action })
    .from(adminLogs)
    .orderBy(asc(adminLogs.action));
  return rows.map(({ action }) => action);
}
