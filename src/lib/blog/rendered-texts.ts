/** Rendered texts of posts, each a file named by the digest of what it was made of. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import type { RenderedMarkdown } from '#lib/markdown/render.ts';
import { writeAtomically } from '#lib/build/write-atomically.ts';

/** While developing there is no cache of builds. */
const FOLDER = path.join(process.env['BUILD_CACHE'] ?? '.astro', 'post-texts');
const fileOf = (digest: string) => path.join(FOLDER, `${digest}.json`);

export const isTextKept = (digest: string): boolean => existsSync(fileOf(digest));

export const readText = (digest: string) =>
  JSON.parse(readFileSync(fileOf(digest), 'utf8')) as RenderedMarkdown;

export function keepText(digest: string, text: RenderedMarkdown): void {
  mkdirSync(FOLDER, { recursive: true });
  writeAtomically(fileOf(digest), JSON.stringify(text));
}

/** Removes what no post shows any more. */
export function forgetTextsBut(digests: ReadonlySet<string>): void {
  if (!existsSync(FOLDER)) return;
  for (const name of readdirSync(FOLDER))
    if (!digests.has(path.basename(name, '.json'))) rmSync(path.join(FOLDER, name), { force: true });
}
