import '#support/remembered-hashes.ts';

import { SESSION_COOKIE, startSession } from '#server/api/session/session.ts';
import type { Database } from '#server/db/database.ts';
import { adminUsers, users } from '#server/db/schema/auth.ts';

/** The login of `makeOwner`; its hash is made once and kept here, as making one takes a third of a second. */
export const LOGIN = { username: 'owner', password: 'correct horse battery staple' };
const PASSWORD_HASH =
  '$scrypt$ln=17,r=8,p=1$tVQfj+FnyeBWwCRDar6JNg$Yg3MTL6sDAXUieKx0mao71hUrNyMLNRKpDgYOx3Sw1A';

/** An owner with a live session; `cookie` is the header value of a signed-in browser. */
export async function makeOwner(db: Database, { now = new Date(), isActive = true } = {}) {
  const email = 'owner@example.com';
  await db.insert(users).values({ email, firstName: 'Olivia', lastName: 'Example' });
  const [admin] = await db
    .insert(adminUsers)
    .values({ username: LOGIN.username, email, passwordHash: PASSWORD_HASH, isActive })
    .returning();
  if (!admin) throw new Error('no owner was made');
  const token = await startSession(db, admin.id, { now, userAgent: null });
  return { id: admin.id, cookie: `${SESSION_COOKIE}=${token}` };
}
