/** What the site works with beside its database: storage of files, build hook, browser. */
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

import { FILES } from '../server/integrations/blobs.ts';
import { browserProvider } from '../server/integrations/browser/provider.ts';
import { error, ok, warning, type Finding } from './finding.ts';
import type { Variables } from './environment.ts';

/** Calling the hook would build: its address is looked at, no more. */
export function checkHook({ BUILD_HOOK_URL: hook }: Variables): Finding[] {
  if (!hook || !URL.canParse(hook)) return []; // said with the variables
  const { protocol, hostname } = new URL(hook);
  if (protocol !== 'https:' && hostname !== 'localhost')
    return [warning('BUILD_HOOK_URL', 'does not begin with https://: whoever listens can ask for builds.')];
  return [ok('hook', `is at ${hostname}; it is not tried, since it would build.`)];
}

export function checkBrowser(): Finding {
  const provider = browserProvider();
  if (provider.kind === 'none')
    return warning('browser', `${provider.reason} Pictures of pages are not taken.`);
  return ok('browser', provider.kind === 'bundled' ? 'is the bundled one.' : 'is the one at BROWSER_URL.');
}

/** @param dataDir where one machine keeps its files; on Netlify the site's own storage is asked, where the build has it */
export async function checkBlobs(
  { NETLIFY_BLOBS_CONTEXT: context }: Variables,
  dataDir: string,
  isDeploy: boolean,
): Promise<Finding> {
  if (isDeploy && !context)
    return ok('files', 'are kept by Netlify, which the functions reach once deployed.');
  if (!isDeploy) return folderFinding(dataDir);
  try {
    await FILES.list('doctor/');
    return ok('files', 'the storage answers.');
  } catch {
    return warning('files', 'the storage does not answer: uploads will say so until it does.');
  }
}

function folderFinding(dataDir: string): Finding {
  const folder = existsSync(dataDir) ? dataDir : path.dirname(dataDir);
  try {
    accessSync(folder, constants.W_OK);
    return ok('files', `are kept in ${dataDir}.`);
  } catch {
    return error(
      'files',
      `cannot be kept in ${dataDir}: this user may not write there. Set DATA_DIR to another folder.`,
    );
  }
}
