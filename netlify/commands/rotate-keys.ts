/**
 * `npm run rotate-keys -- [--apply]`: seals private keys anew with the first key of ENCRYPTION_KEYS, in the database
 * of DATABASE_URL or in the one of this machine, whether the site runs or not. Without `--apply` it only counts.
 */
import { parseArgs } from 'node:util';

import { rotateKeys } from '../server/certificates/rotate-keys.ts';
import { migrate } from '../server/db/migrations.ts';
import { reloadEnv } from '../server/env.ts';
import { keepEncryptionKeys } from '../local/data-folder.ts';
import { openOwnersDatabase } from './owners-database.ts';
import { readSettings } from '../local/settings.ts';

async function rotate(): Promise<void> {
  const { values } = parseArgs({ options: { apply: { type: 'boolean', default: false } } });
  const { db, close } = await openOwnersDatabase();
  try {
    if (!process.env.DATABASE_URL)
      process.env.ENCRYPTION_KEYS ??= keepEncryptionKeys(readSettings(process.env).dataDir);
    reloadEnv();
    await migrate(db);
    const { current, rotated, unreadable } = await rotateKeys(db, !values.apply);
    console.log(`Sealed by the first key already: ${current}.`);
    console.log(values.apply ? `Sealed anew: ${rotated}.` : `To be sealed anew with --apply: ${rotated}.`);
    if (unreadable.length === 0) return;
    console.error(`No key of ENCRYPTION_KEYS opens: ${unreadable.join(', ')}. These stay as they are.`);
    process.exitCode = 1;
  } finally {
    await close();
  }
}

rotate().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
