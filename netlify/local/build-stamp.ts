/** Remembers which sources and posts the build in `dist/` was made of, so that a start builds only when it must. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { glob, stat } from 'node:fs/promises';
import path from 'node:path';

import type { AstroIntegration } from 'astro';

import { readPostsState } from './posts-state.ts';
import { ROOT } from './settings.ts';

const SOURCES = ['src/**', 'content/**', 'public/**', 'netlify/server/**', '*.mjs', '*.json', '*.toml'];
const STAMP = path.join(ROOT, '.netlify/build-sources');
const PAGE = path.join(ROOT, 'dist/index.html');

/** True when `dist/` holds the build of the present sources and posts for this address. */
export async function isBuildCurrent(site: string, databaseUrl: string | undefined): Promise<boolean> {
  if (!existsSync(PAGE) || !existsSync(STAMP)) return false;
  return readFileSync(STAMP, 'utf8') === (await fingerprintOf(site, databaseUrl));
}

/** Stamps every finished build with what it started from. */
export function buildStamp(): AstroIntegration {
  let site = '';
  let fingerprint: Promise<string> | undefined;
  return {
    name: 'build-stamp',
    hooks: {
      'astro:config:setup': ({ command }) => {
        process.env.ASTRO_COMMAND = command; // content.config.ts needs posts for all but checking types
      },
      'astro:config:done': ({ config }) => {
        site = config.site ?? '';
      },
      'astro:build:start': () => {
        fingerprint = fingerprintOf(site, process.env.DATABASE_URL);
      },
      'astro:build:done': async () => {
        mkdirSync(path.dirname(STAMP), { recursive: true });
        writeFileSync(STAMP, (await fingerprint) ?? '');
      },
    },
  };
}

/** Names, sizes and times of the sources, the address that the pages carry, and the state of the posts. */
async function fingerprintOf(site: string, databaseUrl: string | undefined): Promise<string> {
  const hash = createHash('sha256')
    .update(new URL(site).origin)
    .update(await readPostsState(databaseUrl));
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
