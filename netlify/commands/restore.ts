/**
 * `npm run restore -- FOLDER|FILE.tar [--replace] [--keys] [--check]`: puts a backup into the database of DATABASE_URL
 * or the one of this machine, and its files into the storage. `--check` only reads it.
 */
import { writeFileSync, existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { openKeys } from '../server/backup/keys.ts';
import { KEYS_FILE, rowsIn } from '../server/backup/manifest.ts';
import { describeMissing } from '../server/backup/missing.ts';
import { checkBackup, type Source } from '../server/backup/restore/check.ts';
import { restoreBackup } from '../server/backup/restore/restore.ts';
import { BATCH } from '../server/db/pool.ts';
import { openBackup } from './backup-source.ts';
import { openOwnersBlobs } from './owners-blobs.ts';
import { openOwnersDatabase } from './owners-database.ts';
import { askPassphrase } from './passphrase.ts';
import { readSettings } from '../local/settings.ts';

const OPTIONS = {
  replace: { type: 'boolean', default: false },
  keys: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
} as const;

async function restore(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [where] = positionals;
  if (where === undefined) throw new Error('Name the backup: npm run restore -- FOLDER');
  const { read, close } = await openBackup(where);
  try {
    if (values.check) return report('Whole, and fit for this release', await checkBackup(read));
    const keys = values.keys ? await openKeys(await read(KEYS_FILE), await askPassphrase()) : undefined;
    const manifest = await restoreInto(read, values.replace);
    if (keys) keepKeys(keys);
    report('Restored', manifest);
    console.log('Sign in with the username and password of then: every session has ended.');
    console.log(
      'Preview links and the calendar address of then work again: revoke what was taken back since.',
    );
  } finally {
    await close();
  }
}

async function restoreInto(read: Source, isReplacing: boolean) {
  const { db, close } = await openOwnersDatabase(BATCH);
  const blobs = await openOwnersBlobs();
  try {
    return await restoreBackup(db, read, { now: new Date(), isReplacing });
  } finally {
    await blobs.close();
    await close();
  }
}

function report(what: string, manifest: Awaited<ReturnType<typeof checkBackup>>): void {
  const { madeAt, product, blobs } = manifest;
  console.log(`${what}: ${rowsIn(manifest)} rows, ${blobs.length} files, of ${madeAt} (release ${product}).`);
  const warning = describeMissing(manifest);
  if (warning) console.error(warning);
}

/** As this instance's own; what it had is kept beside them. */
function keepKeys({ SIGNING_KEYS, ENCRYPTION_KEYS }: Awaited<ReturnType<typeof openKeys>>): void {
  const { dataDir } = readSettings(process.env);
  const moment = new Date().toISOString().replaceAll(':', '-');
  for (const [name, keys] of Object.entries({
    'signing-keys': SIGNING_KEYS,
    'encryption-keys': ENCRYPTION_KEYS,
  })) {
    if (keys === undefined) continue;
    const file = path.join(dataDir, name);
    if (existsSync(file)) renameSync(file, `${file}.before-${moment}`);
    writeFileSync(file, `${keys}\n`, { mode: 0o600 });
    console.log(`Keys: ${file}. They count from the next start, unless the environment names others.`);
  }
}

restore().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
