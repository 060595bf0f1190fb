/** Who the owner is: made at the first start, set or reset by `npm run owner`. */
import { randomBytes } from 'node:crypto';

import { and, eq, inArray, like, sql } from 'drizzle-orm';

import { recordActivity } from '../activity/record.ts';
import { siteContent } from '../content/current.ts';
import type { Database } from '../db/database.ts';
import { adminUsers, loginFailures, passkeys, recoveryCodes, sessions, users } from '../db/schema/auth.ts';
import { rateLimits } from '../db/schema/platform.ts';
import { hashPassword } from './password.ts';

/** Any constant: whoever makes the owner of this database takes this advisory lock first. */
const LOCK_ID = 4_212_006;
export const DEFAULT_USERNAME = 'owner';
const USERNAME_MAXIMUM = 100;
const GENERATED_PASSWORD_BYTES = 15;

/** A password of 120 random bits. */
export const newPassword = () => randomBytes(GENERATED_PASSWORD_BYTES).toString('base64url');

/** Makes the owner of a new database; false where there is one already. */
export async function makeFirstOwner(
  db: Database,
  login: { username: string; password: string },
): Promise<boolean> {
  if ((await db.$count(adminUsers)) > 0) return false;
  const passwordHash = await hashPassword(login.password);
  return db.transaction(async (tx) => {
    await lock(tx);
    if ((await tx.$count(adminUsers)) > 0) return false;
    await insertOwner(tx, { username: login.username, passwordHash });
    return true;
  });
}

/**
 * Sets the password of the owner, makes the account active, and ends every session and block.
 *
 * @param change `username` renames the owner; `removeSecondFactor` also forgets passkeys and recovery codes
 * @returns the username
 * @throws {Error} for a username that nobody could sign in with.
 */
export async function resetOwner(
  db: Database,
  change: { username: string | undefined; password: string; removeSecondFactor: boolean },
): Promise<string> {
  const { password, removeSecondFactor } = change;
  if (change.username !== undefined) assertUsername(change.username);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await lock(tx);
    const [owner] = await tx.select().from(adminUsers).orderBy(adminUsers.id).limit(1);
    const username = change.username ?? owner?.username ?? DEFAULT_USERNAME;
    const values = { username, passwordHash, isActive: true };
    if (owner) await tx.update(adminUsers).set(values).where(eq(adminUsers.id, owner.id));
    else await insertOwner(tx, { username, passwordHash });
    const ended = [sessions, loginFailures, ...(removeSecondFactor ? [passkeys, recoveryCodes] : [])];
    for (const table of ended) await tx.delete(table);
    await tx.delete(rateLimits).where(like(rateLimits.key, 'login:%'));
    await recordActivity(tx, undefined, 'reset login', 'account', owner?.id, { removeSecondFactor });
    return username;
  });
}

/** Gives the owner, who writes the posts, the name that content has today; nothing changes where it is the same. */
export async function nameOwner(
  db: Database,
  { givenName, familyName } = siteContent().profile,
): Promise<void> {
  const ownAddresses = db
    .select({ email: adminUsers.email })
    .from(adminUsers)
    .orderBy(adminUsers.id)
    .limit(1);
  const isOther = sql`(${users.firstName}, ${users.lastName}) is distinct from (${givenName}, ${familyName})`;
  await db
    .update(users)
    .set({ firstName: givenName, lastName: familyName })
    .where(and(inArray(users.email, ownAddresses), isOther));
}

/** The login form drops what stands around a username, and takes none that is empty. */
function assertUsername(username: string): void {
  const isUsable = username === username.trim() && username.length > 0 && username.length <= USERNAME_MAXIMUM;
  if (!isUsable)
    throw new Error(`A username has 1 to ${USERNAME_MAXIMUM} characters, and no spaces around it.`);
}

const lock = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(${LOCK_ID})`);

/** One row in each table, joined by the address (D31); the author of the sample posts is the same person. */
async function insertOwner(
  tx: Database,
  { username, passwordHash }: { username: string; passwordHash: string },
): Promise<void> {
  const { email, givenName, familyName } = siteContent().profile;
  await tx.insert(users).values({ email, firstName: givenName, lastName: familyName }).onConflictDoNothing();
  await tx.insert(adminUsers).values({ username, email, passwordHash });
}
