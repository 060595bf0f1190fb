/**
 * `npm run activity:verify -- [--checkpoint token]`: checks the activity log of DATABASE_URL, or of this machine,
 * against its chain and its checkpoints, and against one that was kept elsewhere. Ends with 1 where it is broken.
 */
import { parseArgs } from 'node:util';

import { verifyActivity } from '../server/activity/chain/service.ts';
import { migrate } from '../server/db/migrations.ts';
import { reloadEnv } from '../server/env.ts';
import { keepSigningKeys } from '../local/data-folder.ts';
import { openOwnersDatabase } from './owners-database.ts';
import { readSettings } from '../local/settings.ts';

async function verify(): Promise<boolean> {
  const { values } = parseArgs({ options: { checkpoint: { type: 'string' } } });
  const { db, close } = await openOwnersDatabase();
  try {
    // Made with the folder, so there is one by now; those of Netlify are in the environment.
    process.env.SIGNING_KEYS ??= keepSigningKeys(readSettings(process.env).dataDir);
    reloadEnv();
    await migrate(db);
    const { broken, checked, sequence, hash, signedUpTo } = await verifyActivity(db, values);
    if (broken) console.error(`The activity log is broken: ${JSON.stringify(broken)}`);
    else console.log(`The activity log is as it was written: ${checked} entries.`);
    console.log(`Right up to ${sequence}, ${hash}`);
    console.log(
      signedUpTo ? `Signed up to ${signedUpTo.sequence}, ${signedUpTo.createdAt}` : 'Not signed yet',
    );
    return !broken;
  } finally {
    await close();
  }
}

verify().then(
  (isIntact) => {
    process.exitCode = isIntact ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
