/**
 * `npm run doctor [-- --deploy] [-- --bundles]`: looks at everything that a start or a deploy needs, changes nothing,
 * and says what to do. `--deploy` asks what a deployed site needs, as Netlify does before each build; `--bundles` looks at
 * the bundles alone, after it.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { checkBundles } from '../doctor/bundles.ts';
import { checkOwnContent } from '../doctor/content.ts';
import { checkDatabase } from '../doctor/database.ts';
import { checkVariables } from '../doctor/environment.ts';
import { checkLostContent } from '../doctor/lost-content.ts';
import { ok, summary, type Finding } from '../doctor/finding.ts';
import { checkBlobs, checkBrowser, checkHook } from '../doctor/services.ts';
import { openBlobStore } from '../local/blob-store.ts';
import { readDatabaseUrl } from '../local/data-folder.ts';
import { readSettings, ROOT } from '../local/settings.ts';

const OPTIONS = {
  deploy: { type: 'boolean', default: false },
  bundles: { type: 'boolean', default: false },
} as const;

async function examine(isDeploy: boolean): Promise<Finding[]> {
  const { dataDir } = readSettings(process.env);
  return [
    ...checkVariables(process.env, isDeploy),
    ...(await databaseFindings(dataDir, isDeploy)),
    ...checkOwnContent(ROOT, ['1', 'true'].includes(process.env.STRICT_CONTENT ?? '')),
    await checkBlobs(process.env, dataDir, isDeploy),
    ...(isDeploy ? [] : await contentFindings(dataDir)),
    ...checkHook(process.env),
    checkBrowser(),
    bundles(),
  ];
}

const bundles = (): Finding => checkBundles(path.join(ROOT, '.netlify/bundled-functions'));

/** Where the files of this machine are, or were, and the database answers. */
async function contentFindings(dataDir: string): Promise<Finding[]> {
  const url = process.env.DATABASE_URL ?? readDatabaseUrl(dataDir);
  const folder = path.join(dataDir, 'blobs');
  if (!url || !URL.canParse(url) || !existsSync(folder)) return [];
  const store = await openBlobStore(folder);
  try {
    return await checkLostContent(url, folder);
  } finally {
    await store.close();
  }
}

/** An embedded database is asked while the site runs; to start it would be a start of the site. */
function databaseFindings(dataDir: string, isDeploy: boolean): Finding[] | Promise<Finding[]> {
  const url = process.env.DATABASE_URL ?? readDatabaseUrl(dataDir);
  const hasOwnerPassword = Boolean(process.env.OWNER_PASSWORD);
  if (url && URL.canParse(url)) return checkDatabase({ url, isDeploy, hasOwnerPassword });
  return url || isDeploy
    ? []
    : [ok('database', 'is embedded, and does not run now: npm start makes, migrates and starts it.')];
}

async function look(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  const findings = values.bundles
    ? [bundles()]
    : await examine(values.deploy || process.env.NETLIFY === 'true');
  console.log(summary(findings));
  if (findings.some(({ state }) => state === 'error')) process.exitCode = 1;
}

look().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
