/** Whether the database that is asked is the one that the blob storage belongs to. */
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Database } from '../../db/database.ts';
import { adminUsers } from '../../db/schema/admin-users.ts';
import { instanceIdentity } from '../../db/schema/instance-identity.ts';
import { putBlob, readWholeBlob } from '../../integrations/blobs.ts';

/** Where the storage keeps whose it is; no file has a key like this. */
export const IDENTITY_KEY = 'instance/identity';

const Kept = z.object({ identity: z.uuid(), sweeps: z.number().int() });
export type Kept = z.infer<typeof Kept>;
export type Identity = Kept & { createdAt: Date };

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

/** What the storage knows; nothing before the first sweep. */
export async function keptIdentity(): Promise<Kept | undefined> {
  const bytes = await readWholeBlob(IDENTITY_KEY);
  return bytes ? Kept.parse(JSON.parse(new TextDecoder().decode(bytes))) : undefined;
}

/** Counts a sweep, first here, then in the storage: cut off between them, the database is ahead, which is fine. */
export async function countSweep(db: Database): Promise<void> {
  await ownIdentity(db);
  const [row] = await db
    .update(instanceIdentity)
    .set({ sweeps: sql`${instanceIdentity.sweeps} + 1` })
    .where(eq(instanceIdentity.id, 1))
    .returning();
  if (row) await keepIdentity(row);
}

/** From now on the storage belongs to this database. */
export async function keepIdentity({ identity, sweeps }: Kept): Promise<void> {
  await putBlob(IDENTITY_KEY, new TextEncoder().encode(JSON.stringify({ identity, sweeps })));
}
