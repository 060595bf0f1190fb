/** Which database this is, whatever holds it and wherever it is copied to. */
import { sql } from 'drizzle-orm';

import type { Database } from './database.ts';
import { adminUsers } from './schema/auth.ts';
import { instanceIdentity } from './schema/platform.ts';

export type Identity = { identity: string; sweeps: number; createdAt: Date };

/** The database's own, made at first use: a database is as old as its first owner. */
export async function ownIdentity(db: Database): Promise<Identity> {
  const [known] = await db.select().from(instanceIdentity);
  if (known) return known; // without writing: whoever only looks must be able to
  const { createdAt } = adminUsers;
  const age = sql`least(now(), (select min(${createdAt}) from ${adminUsers}))`;
  await db.insert(instanceIdentity).values({ createdAt: age }).onConflictDoNothing();
  const [row] = await db.select().from(instanceIdentity);
  if (!row) throw new Error('the identity of the database was not stored');
  return row;
}
