/**
 * Rendered texts of posts, each a file named by the digest of what it was made of. They stay out of Astro's data
 * store, which a build loads, bundles and writes as a whole, however little has changed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Heading } from '#lib/markdown/headings.ts';

export type RenderedText = {
  html: string;
  headings: Heading[];
  /** What the search without the API looks through. */
  beginning: string;
};

/** Beside Astro's own cache, which is another one while developing. */
const cache = process.env['ASTRO_COMMAND'] === 'build' ? 'node_modules/.astro' : '.astro';
const FOLDER = path.join(process.env['BUILD_CACHE'] ?? cache, 'post-texts');
const fileOf = (digest: string) => path.join(FOLDER, `${digest}.json`);

export const isTextKept = (digest: string): boolean => existsSync(fileOf(digest));

export const readText = (digest: string) => JSON.parse(readFileSync(fileOf(digest), 'utf8')) as RenderedText;

/** Whole or not at all: a build that is ended leaves no half text behind. */
export function keepText(digest: string, text: RenderedText): void {
  mkdirSync(FOLDER, { recursive: true });
  const draft = `${fileOf(digest)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(text));
  renameSync(draft, fileOf(digest));
}

/** Removes what no post shows any more. */
export function forgetTextsBut(digests: ReadonlySet<string>): void {
  if (!existsSync(FOLDER)) return;
  for (const name of readdirSync(FOLDER))
    if (!digests.has(path.basename(name, '.json'))) rmSync(path.join(FOLDER, name), { force: true });
}
