/** Remembers which sources and posts a build was made of, so that the local host builds only when it must. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { glob, stat } from 'node:fs/promises';
import path from 'node:path';

import type { AstroIntegration } from 'astro';

import { readPostsState } from './posts-state.ts';
import { buildFolder, ROOT } from './settings.ts';

const SOURCES = [
  'src/**',
  'content/**',
  'public/**',
  'netlify/server/**',
  'netlify/*.ts',
  '*.mjs',
  '*.json',
  '*.toml',
];
/** A build without one of these was ended or swept away. */
const PARTS = ['dist/index.html', '.netlify/v1/config.json', '.netlify/v1/functions/ssr/ssr.mjs'];

export type BuildStamp = {
  /** Names, sizes and times of the sources, and the address that the pages carry. */
  sources: string;
  posts: string;
};

export const STAMP_FILE = '.netlify/build-stamp.json';
const stampOf = (folder: string) => path.join(folder, STAMP_FILE);

/** What the build in `folder` was made of; undefined when it is not whole. */
export function readStamp(folder: string): BuildStamp | undefined {
  if (!PARTS.every((part) => existsSync(path.join(folder, part)))) return undefined;
  try {
    return JSON.parse(readFileSync(stampOf(folder), 'utf8')) as BuildStamp;
  } catch {
    return undefined;
  }
}

/** True when both are of the same sources and posts. */
export const isSameBuild = (one: BuildStamp | undefined, other: BuildStamp) =>
  one?.sources === other.sources && one.posts === other.posts;

/** Stamps every finished build with what it started from. */
export function buildStamp(): AstroIntegration {
  let stamp: Promise<BuildStamp> | undefined;
  return {
    name: 'build-stamp',
    hooks: {
      'astro:config:setup': ({ command }) => {
        process.env.ASTRO_COMMAND = command; // content.config.ts needs posts for all but checking types
      },
      // Before the posts are read: a change in between makes the build old, never the stamp too new.
      'astro:config:done': async ({ config }) => {
        if (process.env.ASTRO_COMMAND !== 'build') return;
        stamp = presentStamp(config.site ?? '', process.env.DATABASE_URL);
        await stamp;
      },
      'astro:build:done': async () => {
        const file = stampOf(buildFolder());
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify(await stamp));
      },
    },
  };
}

/** What a build would be made of now. */
export async function presentStamp(site: string, databaseUrl: string | undefined): Promise<BuildStamp> {
  const posts = await readPostsState(databaseUrl);
  const hash = createHash('sha256').update(new URL(site).origin);
  for (const pattern of SOURCES) {
    const files: string[] = [];
    for await (const file of glob(pattern, { cwd: ROOT })) files.push(file);
    for (const file of files.sort()) {
      const stats = await stat(path.join(ROOT, file));
      if (stats.isFile()) hash.update(`${file}:${stats.size}:${stats.mtimeMs}\n`);
    }
  }
  return { sources: hash.digest('hex'), posts };
}
