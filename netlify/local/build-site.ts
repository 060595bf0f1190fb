/** Builds the site when its sources changed since the last build. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { glob, stat } from 'node:fs/promises';
import path from 'node:path';

import { ROOT } from './settings.ts';

const SOURCES = ['src/**', 'content/**', 'public/**', 'netlify/server/**', '*.mjs', '*.json', '*.toml'];
const STAMP = path.join(ROOT, 'dist/.sources');

/** Builds unless `dist/` already is the build of these sources for this address. */
export async function buildIfNeeded(environment: Record<string, string>): Promise<boolean> {
  const fingerprint = await fingerprintOf(environment.SITE_URL ?? '');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint) return false;
  await runBuild(environment);
  writeFileSync(STAMP, fingerprint);
  return true;
}

/** Names, sizes and times of the sources, and the address that the pages carry. */
async function fingerprintOf(siteUrl: string): Promise<string> {
  const hash = createHash('sha256').update(siteUrl);
  for (const pattern of SOURCES) {
    for await (const file of glob(pattern, { cwd: ROOT })) {
      const { size, mtimeMs } = await stat(path.join(ROOT, file));
      hash.update(`${file}:${size}:${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

function runBuild(environment: Record<string, string>): Promise<void> {
  const astro = path.join(ROOT, 'node_modules/astro/bin/astro.mjs');
  const child = spawn(process.execPath, [astro, 'build', '--silent'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The build failed (${code}).`))));
  });
}
