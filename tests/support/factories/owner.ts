import { SESSION_COOKIE, startSession } from '#server/auth/session.ts';
import type { Database } from '#server/db/database.ts';
import { adminUsers } from '#server/db/schema/admin-users.ts';
import { users } from '#server/db/schema/users.ts';

/** An owner with a live session; `cookie` is the header value of a signed-in browser. */
export async function makeOwner(db: Database, { now = new Date(), isActive = true } = {}) {
  const email = 'owner@example.com';
  await db.insert(users).values({ email, firstName: 'Olivia', lastName: 'Example' });
  const [admin] = await db
    .insert(adminUsers)
    .values({ username: 'owner', email, passwordHash: 'unused', isActive })
    .returning();
  if (!admin) throw new Error('no owner was made');
  const token = await startSession(db, admin.id, { now, userAgent: null });
  return { id: admin.id, cookie: `${SESSION_COOKIE}=${token}` };
}
