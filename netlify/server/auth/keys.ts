/** Whether the keys of this server are those of before: who changes them can read or forge what they protect. */
import { createHash } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { instanceIdentity } from '../db/schema/platform.ts';
import { env } from '../env.ts';
import { ownIdentity } from '../db/identity.ts';
import { configured } from '../not-configured.ts';
import { raiseNotice } from '../notices/service.ts';

/** Compares and keeps; the first time there is nothing to compare with. */
export async function checkKeys(db: Database, now: Date): Promise<void> {
  await ownIdentity(db);
  const present = presentKeys();
  const changed = await db.transaction(async (tx) => {
    const [row] = await tx.select({ keys: instanceIdentity.keys }).from(instanceIdentity).for('update');
    const before = row?.keys ?? {};
    const names = [...new Set([...Object.keys(before), ...Object.keys(present)])].filter(
      (name) => before[name] !== present[name],
    );
    if (names.length > 0)
      await tx.update(instanceIdentity).set({ keys: present }).where(eq(instanceIdentity.id, 1));
    return row?.keys ? names : [];
  });
  for (const name of changed)
    await raiseNotice(db, undefined, { kind: 'changed-keys', subject: name, details: { keys: name }, now });
}

/** By the variable's name; a list in another order has another first key. */
function presentKeys(): Record<string, string> {
  const lists = {
    SIGNING_KEYS: configured(() => env().SIGNING_KEYS),
    ENCRYPTION_KEYS: configured(() => env().ENCRYPTION_KEYS),
  };
  return Object.fromEntries(
    Object.entries(lists).flatMap(([name, list]) => (list ? [[name, fingerprintOf(list)]] : [])),
  );
}

/** Of 256 random bits or more nothing can be guessed by it. */
function fingerprintOf(list: readonly { kid: string; secret: Uint8Array }[]): string {
  const hash = createHash('sha256');
  for (const { kid, secret } of list) hash.update(`${kid}:${secret.length}:`).update(secret);
  return hash.digest('base64url');
}
