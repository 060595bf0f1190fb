/**
 * `npm run owner -- [--username name] [--remove-second-factor]`: sets or resets the owner's login, in the
 * database of DATABASE_URL or in the one of this machine, whether the site runs or not.
 */
import { parseArgs } from 'node:util';

import { newPassword, resetOwner } from '../server/auth/owner.ts';
import { migrate } from '../server/db/migrations.ts';
import { env } from '../server/env.ts';
import { printLogin } from '../local/make-owner.ts';
import { openOwnersDatabase } from './owners-database.ts';

const OPTIONS = {
  username: { type: 'string' },
  'remove-second-factor': { type: 'boolean', default: false },
} as const;

async function setOwner(): Promise<void> {
  const { values: options } = parseArgs({ options: OPTIONS });
  const { db, close } = await openOwnersDatabase();
  try {
    await migrate(db);
    const password = env().OWNER_PASSWORD ?? newPassword();
    const username = await resetOwner(db, {
      username: options.username ?? env().OWNER_USERNAME,
      password,
      removeSecondFactor: options['remove-second-factor'],
    });
    printLogin({ username, password });
  } finally {
    await close();
  }
}

setOwner().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
