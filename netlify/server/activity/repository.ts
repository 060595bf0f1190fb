import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  isNull,
  like,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';

import { SYSTEM_USERNAME, type LogQuery } from '#contracts/activity.ts';

import { containing } from '../api/search-text.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rows-of.ts';
import { activityChain } from '../db/schema/activity-chain.ts';
import { adminLogs } from '../db/schema/admin-logs.ts';
import { adminUsers } from '../db/schema/admin-users.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type Selection = Omit<LogQuery, 'limit'> & { limit: number };

const { searchText: _, ...LOG } = getTableColumns(adminLogs);

/** Newest first. `username` is null where no owner acted. */
export function selectLogs(db: Database, { limit, ...filters }: Selection) {
  return db
    .select({ ...LOG, username: adminUsers.username })
    .from(adminLogs)
    .leftJoin(adminUsers, eq(adminUsers.id, adminLogs.userId))
    .where(and(...conditions(filters)))
    .orderBy(desc(adminLogs.id))
    .limit(limit);
}

/** The same with the links of the chain, where the user is the one who acted, deleted or not. */
export function selectChainedLogs(db: Database, { limit, ...filters }: Selection) {
  return db
    .select({ log: LOG, link: activityChain, username: adminUsers.username })
    .from(adminLogs)
    .leftJoin(adminUsers, eq(adminUsers.id, adminLogs.userId))
    .leftJoin(activityChain, eq(activityChain.logId, adminLogs.id))
    .where(and(...conditions(filters)))
    .orderBy(desc(adminLogs.id))
    .limit(limit);
}

function conditions({ filter, action, resource, actor, search, from, to, before }: Omit<Selection, 'limit'>) {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  return [
    filter && like(adminLogs.resource, 'blog\\_%'),
    action ? eq(adminLogs.action, action) : undefined,
    resource && eq(adminLogs.resource, resource),
    actor ? isBy(actor) : undefined,
    from ? gte(adminLogs.createdAt, new Date(from)) : undefined,
    to ? lt(adminLogs.createdAt, endOf(to)) : undefined,
    before ? lt(adminLogs.id, before) : undefined,
    ...words.map(holds),
  ];
}

const isBy = (actor: string): SQL | undefined =>
  actor === SYSTEM_USERNAME
    ? isNull(adminLogs.userId)
    : eq(
        adminLogs.userId,
        sql`(select ${adminUsers.id} from ${adminUsers} where ${eq(adminUsers.username, actor)})`,
      );

/** In what the entry says, or in the name of who acted: as an array, so that both find their index. */
function holds(word: string): SQL | undefined {
  const named = sql`select ${adminUsers.id} from ${adminUsers} where ${ilike(adminUsers.username, containing(word))}`;
  return or(ilike(adminLogs.searchText, containing(word)), sql`${adminLogs.userId} = any(array(${named}))`);
}

/** A day is meant with all of its hours. */
function endOf(dayOrMoment: string): Date {
  const at = Date.parse(dayOrMoment);
  return new Date(dayOrMoment.includes('T') ? at : at + DAY_MS);
}

/** From one value of the index to the next, whatever the number of entries. */
export async function selectActions(db: Database): Promise<string[]> {
  const { action } = adminLogs;
  const found = await db.execute(sql`
    with recursive actions as (
      (select ${action} as name from ${adminLogs} order by ${action} limit 1)
      union all
      select (select ${action} from ${adminLogs} where ${action} > name order by ${action} limit 1)
      from actions where name is not null
    )
    select name from actions where name is not null order by name`);
  return rowsOf(found).map((row) => String((row as { name: unknown }).name));
}

export async function selectActors(db: Database): Promise<string[]> {
  const some = (condition: SQL) => sql`exists (select from ${adminLogs} where ${condition})`;
  const users = await db
    .select({ username: adminUsers.username })
    .from(adminUsers)
    .where(some(sql`${eq(adminLogs.userId, adminUsers.id)}`))
    .orderBy(asc(adminUsers.username));
  const [system] = await db
    .select({ id: adminLogs.id })
    .from(adminLogs)
    .where(isNull(adminLogs.userId))
    .limit(1);
  return [...(system ? [SYSTEM_USERNAME] : []), ...users.map(({ username }) => username)];
}
