/** Remembers which sources the build in `dist/` was made of, so that a start builds only when it must. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { glob, stat } from 'node:fs/promises';
import path from 'node:path';

import type { AstroIntegration } from 'astro';

import { ROOT } from './settings.ts';

const SOURCES = ['src/**', 'content/**', 'public/**', 'netlify/server/**', '*.mjs', '*.json', '*.toml'];
const STAMP = path.join(ROOT, '.netlify/build-sources');
const PAGE = path.join(ROOT, 'dist/index.html');

/** True when `dist/` holds the build of the present sources for this address. */
export async function isBuildCurrent(siteUrl: string): Promise<boolean> {
  if (!existsSync(PAGE) || !existsSync(STAMP)) return false;
  return readFileSync(STAMP, 'utf8') === (await fingerprintOf(siteUrl));
}

/** Stamps every finished build with the sources that it started from. */
export function buildStamp(): AstroIntegration {
  let fingerprint: Promise<string> | undefined;
  return {
    name: 'build-stamp',
    hooks: {
      'astro:config:done': ({ config }) => {
        fingerprint = fingerprintOf(config.site ?? '');
      },
      'astro:build:done': async () => {
        mkdirSync(path.dirname(STAMP), { recursive: true });
        writeFileSync(STAMP, (await fingerprint) ?? '');
      },
    },
  };
}

/** Names, sizes and times of the sources, and the address that the pages carry. */
async function fingerprintOf(siteUrl: string): Promise<string> {
  const hash = createHash('sha256').update(new URL(siteUrl).origin);
  for (const pattern of SOURCES) {
    const files: string[] = [];
    for await (const file of glob(pattern, { cwd: ROOT })) files.push(file);
    for (const file of files.sort()) {
      const stats = await stat(path.join(ROOT, file));
      if (stats.isFile()) hash.update(`${file}:${stats.size}:${stats.mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}
