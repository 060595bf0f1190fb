import { and, asc, eq } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { firstOf, onlyRow } from '../../db/rows-of.ts';
import { passkeys, recoveryCodes } from '../../db/schema/auth.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export function listPasskeys(db: Database, adminUserId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.adminUserId, adminUserId)).orderBy(asc(passkeys.id));
}

export async function insertPasskey(db: Database, values: typeof passkeys.$inferInsert): Promise<PasskeyRow> {
  return onlyRow(await db.insert(passkeys).values(values).returning());
}

const isOwn = (adminUserId: number, id: number) =>
  and(eq(passkeys.adminUserId, adminUserId), eq(passkeys.id, id));

export const updatePasskey = (
  db: Database,
  adminUserId: number,
  id: number,
  values: Partial<Pick<PasskeyRow, 'name' | 'counter' | 'lastUsedAt' | 'isSynced'>>,
): Promise<PasskeyRow | undefined> =>
  firstOf(db.update(passkeys).set(values).where(isOwn(adminUserId, id)).returning());

export const deletePasskey = (
  db: Database,
  adminUserId: number,
  id: number,
): Promise<PasskeyRow | undefined> => firstOf(db.delete(passkeys).where(isOwn(adminUserId, id)).returning());

export function countRecoveryCodes(db: Database, adminUserId: number): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.adminUserId, adminUserId));
}

/** The codes before stop working. */
export async function replaceRecoveryCodes(
  db: Database,
  adminUserId: number,
  hashes: string[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.adminUserId, adminUserId));
  if (hashes.length > 0)
    await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ adminUserId, codeHash })));
}

/** Takes the code out; false when there is none such, or it was used at this very moment. */
export async function takeRecoveryCode(
  db: Database,
  adminUserId: number,
  codeHash: string,
): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.adminUserId, adminUserId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ codeHash: recoveryCodes.codeHash });
  return taken.length > 0;
}
