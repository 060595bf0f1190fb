/** Builds the site when its sources changed since the last build. */
import { spawn } from 'node:child_process';
import path from 'node:path';

import { isBuildCurrent } from './build-stamp.ts';
import { ROOT } from './settings.ts';

/** Builds unless `dist/` already is the build of these sources for this address; true when it built. */
export async function buildIfNeeded(environment: Record<string, string>): Promise<boolean> {
  if (await isBuildCurrent(environment['SITE_URL'] ?? '', environment['DATABASE_URL'])) return false;
  await runBuild(environment);
  return true;
}

/** Builds the site with what `environment` adds to this process's own. */
export function runBuild(environment: Record<string, string>): Promise<void> {
  const astro = path.join(ROOT, 'node_modules/astro/bin/astro.mjs');
  const child = spawn(process.execPath, [astro, 'build', '--silent'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build failed (${code ?? 'signal'}).`)),
    );
  });
}
