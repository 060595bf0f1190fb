import { DEFAULT_USERNAME, makeFirstOwner, nameOwner, newPassword } from '../server/auth/owner.ts';
import type { Database } from '../server/db/database.ts';
import { isWeakPassword, WEAK_OWNER_PASSWORD } from '../server/auth/weak-password.ts';
import { env } from '../server/env.ts';

/** Makes the owner of a new database and prints the login, once; a password that was chosen is not printed. Each start takes the name from content. */
export async function makeOwner(db: Database): Promise<void> {
  const { OWNER_USERNAME: username = DEFAULT_USERNAME, OWNER_PASSWORD } = env();
  const password = OWNER_PASSWORD ?? newPassword();
  if (await makeFirstOwner(db, { username, password })) printLogin({ username, password });
  await nameOwner(db);
}

/** For the eyes of whoever sits at this terminal. */
export function printLogin({ username, password }: { username: string; password: string }): void {
  const shown = env().OWNER_PASSWORD ? 'the one in OWNER_PASSWORD' : password;
  console.log(`\nThe owner's login at /tools/admin, shown this once:`);
  console.log(`  username: ${username}\n  password: ${shown}\n`);
  if (isWeakPassword(password, { username })) console.log(`  OWNER_PASSWORD ${WEAK_OWNER_PASSWORD}\n`);
}
