import { and, desc, eq, ne, sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { firstOf, rowsOf } from '../db/rows-of.ts';
import { adminUsers, sessions } from '../db/schema/auth.ts';

export type AdminUser = typeof adminUsers.$inferSelect;

export const findUserByName = (db: Database, username: string): Promise<AdminUser | undefined> =>
  firstOf(db.select().from(adminUsers).where(eq(adminUsers.username, username)));

export const findUser = (db: Database, id: number): Promise<AdminUser | undefined> =>
  firstOf(db.select().from(adminUsers).where(eq(adminUsers.id, id)));

/** For whom a password was right: false where it is another one by now, or its user may not sign in any more. */
export async function updateUser(
  db: Database,
  { id, passwordHash }: Pick<AdminUser, 'id' | 'passwordHash'>,
  values: Partial<Pick<AdminUser, 'passwordHash' | 'lastLogin'>>,
): Promise<boolean> {
  const isSame = and(eq(adminUsers.id, id), eq(adminUsers.passwordHash, passwordHash), adminUsers.isActive);
  const updated = await db.update(adminUsers).set(values).where(isSame).returning({ id: adminUsers.id });
  return updated.length > 0;
}

const isOf = (adminUserId: number) => sql`(${sessions.sess} ->> 'adminUserId')::integer = ${adminUserId}`;

/** Newest first. */
export function listSessions(db: Database, adminUserId: number) {
  return db.select().from(sessions).where(isOf(adminUserId)).orderBy(desc(sessions.expire), sessions.sid);
}

/** Ends the user's sessions but for `except`, and says how many they were. */
export async function deleteSessions(db: Database, adminUserId: number, except = ''): Promise<number> {
  const deleted = await db
    .delete(sessions)
    .where(and(isOf(adminUserId), ne(sessions.sid, except)))
    .returning({ sid: sessions.sid });
  return deleted.length;
}

export async function deleteSession(db: Database, adminUserId: number, sid: string): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(isOf(adminUserId), eq(sessions.sid, sid)))
    .returning({ sid: sessions.sid });
  return deleted.length > 0;
}

/*
 * Secret addresses of other capabilities, which go on without a session. Their tables are named here: their schemas
 * would bring the contracts of the blog and of jobs into the function that signs in.
 */

/** Says how many there were. */
export const deletePreviewLinks = async (tx: Database): Promise<number> =>
  rowsOf(await tx.execute(sql`delete from preview_links returning id`)).length;

export const deleteCalendarAddress = async (tx: Database, userId: number): Promise<boolean> =>
  rowsOf(await tx.execute(sql`delete from job_calendar_feeds where user_id = ${userId} returning user_id`))
    .length > 0;
