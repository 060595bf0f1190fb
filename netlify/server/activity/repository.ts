import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
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
import { activityChain, adminLogs } from '../db/schema/activity.ts';
import { adminUsers } from '../db/schema/auth.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type Selection = Omit<LogQuery, 'limit'> & { limit: number };

const { searchText: _, ...LOG } = getTableColumns(adminLogs);

/** Newest first. `username` is null where no owner acted. */
export async function selectLogs(db: Database, { limit, ...filters }: Selection) {
  return db
    .select({ ...LOG, username: adminUsers.username })
    .from(adminLogs)
    .leftJoin(adminUsers, eq(adminUsers.id, adminLogs.userId))
    .where(await conditions(db, filters))
    .orderBy(desc(adminLogs.id))
    .limit(limit);
}

/** The same with the links of the chain, where the user is the one who acted, deleted or not. */
export async function selectChainedLogs(db: Database, { limit, ...filters }: Selection) {
  return db
    .select({ log: LOG, link: activityChain, username: adminUsers.username })
    .from(adminLogs)
    .leftJoin(adminUsers, eq(adminUsers.id, adminLogs.userId))
    .leftJoin(activityChain, eq(activityChain.logId, adminLogs.id))
    .where(await conditions(db, filters))
    .orderBy(desc(adminLogs.id))
    .limit(limit);
}

type User = { id: number; username: string };

/** The few who may sign in: asked for by themselves, so that each list is planned for what it filters by. */
const selectUsers = (db: Database): Promise<User[]> =>
  db.select({ id: adminUsers.id, username: adminUsers.username }).from(adminUsers);

/** @returns what an entry must be. */
async function conditions(db: Database, selection: Omit<Selection, 'limit'>): Promise<SQL | undefined> {
  const { filter, action, resource, actor, search, from, to, before } = selection;
  const users = actor || search ? await selectUsers(db) : [];
  // The longest first: what they hold is read one after the other, and most entries lack the longest.
  const words = (search?.split(/\s+/).filter(Boolean) ?? []).toSorted((a, b) => b.length - a.length);
  return and(
    filter && like(adminLogs.resource, 'blog\\_%'),
    action ? eq(adminLogs.action, action) : undefined,
    resource && eq(adminLogs.resource, resource),
    actor ? isBy(actor, users) : undefined,
    from ? gte(adminLogs.createdAt, new Date(from)) : undefined,
    to ? lt(adminLogs.createdAt, endOf(to)) : undefined,
    before ? lt(adminLogs.id, before) : undefined,
    ...words.map((word) => holds(word, users)),
  );
}

function isBy(actor: string, users: User[]): SQL {
  if (actor === SYSTEM_USERNAME) return isNull(adminLogs.userId);
  const user = users.find(({ username }) => username === actor);
  return user ? eq(adminLogs.userId, user.id) : sql`false`;
}

/** In what the entry says, or in the name of who acted. */
function holds(word: string, users: User[]): SQL | undefined {
  const named = users.filter(({ username }) => username.toLowerCase().includes(word.toLowerCase()));
  const ids = named.map(({ id }) => id);
  return or(
    sql`${adminLogs.searchText} like lower(${containing(word)})`,
    ids.length > 0 ? inArray(adminLogs.userId, ids) : undefined,
  );
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
