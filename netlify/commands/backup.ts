/**
 * `npm run backup -- [FOLDER|-] [--keys]`: everything of the instance as a folder, or as a tar archive to the standard
 * output, whether the site runs or not. With `--keys` its keys too, encrypted with a passphrase.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';

import { PASSPHRASE_MINIMUM, sealKeys } from '../server/backup/keys.ts';
import { makeBackup } from '../server/backup/make.ts';
import { bytesIn, rowsIn } from '../server/backup/manifest.ts';
import { describeMissing } from '../server/backup/missing.ts';
import { BATCH } from '../server/db/pool.ts';
import { archiveTarget, folderTarget } from './backup-target.ts';
import { keepEncryptionKeys, keepSigningKeys } from '../local/data-folder.ts';
import { openOwnersBlobs } from './owners-blobs.ts';
import { openOwnersDatabase } from './owners-database.ts';
import { askPassphrase } from './passphrase.ts';
import { readSettings } from '../local/settings.ts';

async function backup(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { keys: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const { dataDir } = readSettings(process.env);
  const now = new Date();
  const [where = path.join(dataDir, 'backups', now.toISOString().replaceAll(':', '-'))] = positionals;
  const keys = values.keys ? await sealedKeys(dataDir) : undefined;
  const target = where === '-' ? archiveTarget(process.stdout, now) : await folderTarget(where);
  const { db, close } = await openOwnersDatabase(BATCH);
  const blobs = await openOwnersBlobs();
  try {
    const manifest = await makeBackup(db, target.sink, { now, keys });
    await target.finish();
    const size = `${rowsIn(manifest)} rows, ${manifest.blobs.length} files, ${bytesIn(manifest)} bytes`;
    console.error(`${where === '-' ? 'Sent' : `Stored in ${path.resolve(where)}`}: ${size}.`);
    const warning = describeMissing(manifest);
    if (warning) console.error(warning);
  } catch (error) {
    await target.discard();
    throw error;
  } finally {
    await blobs.close();
    await close();
  }
}

async function sealedKeys(dataDir: string): Promise<Uint8Array<ArrayBuffer>> {
  const passphrase = await askPassphrase();
  if (passphrase.length < PASSPHRASE_MINIMUM)
    throw new Error(`The passphrase needs ${PASSPHRASE_MINIMUM} characters or more.`);
  const { SIGNING_KEYS = keepSigningKeys(dataDir), ENCRYPTION_KEYS = keepEncryptionKeys(dataDir) } =
    process.env;
  return sealKeys({ SIGNING_KEYS, ENCRYPTION_KEYS }, passphrase);
}

backup().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
