/** Whether the database that is asked is the one that the blob storage belongs to. */
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Database } from '../../db/database.ts';
import { ownIdentity } from '../../db/identity.ts';
import { instanceIdentity } from '../../db/schema/platform.ts';
import { putBlob, readWholeBlob } from '../../integrations/blobs.ts';

/** Where the storage keeps whose it is; no file has a key like this. */
export const IDENTITY_KEY = 'instance/identity';

const Kept = z.object({ identity: z.uuid(), sweeps: z.number().int() });
export type Kept = z.infer<typeof Kept>;

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
