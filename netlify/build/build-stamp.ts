/** Remembers which sources and posts a build was made of, so that the local host builds only when it must. */
import { createHash, type Hash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asc } from 'drizzle-orm';

import { ROOT } from '../local/settings.ts';
import { listCategories, listTags } from '../server/blog/published/site.ts';
import { isPublic } from '../server/db/public-posts.ts';
import { openDatabase } from '../server/db/client.ts';
import { blogPosts } from '../server/db/schema/blog.ts';

/** What a build is made of beside its content and its posts, and what finds the content to be in order. */
export const SOURCES = [
  'src/**',
  'netlify/server/**',
  'netlify/build/**',
  'netlify/content/**',
  '*.mjs',
  '*.json',
  '*.toml',
];
/** A build without one of these was ended or swept away. */
const PARTS = ['dist/index.html', '.netlify/v1/config.json', '.netlify/v1/functions/ssr/ssr.mjs'];

export type BuildStamp = {
  /** The sources, and the address that the pages carry. */
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

/** What a build would be made of now. */
export async function presentStamp(site: string, databaseUrl: string | undefined): Promise<BuildStamp> {
  const posts = await readPostsState(databaseUrl);
  return { sources: presentSources(site), posts };
}

/** The sources that a build would be made of now, and the address that its pages would carry. */
export function presentSources(site: string): string {
  const hash = createHash('sha256').update(`${new URL(site).origin} ${process.version}\n`);
  addFiles(hash, ROOT, SOURCES);
  const content = path.resolve(ROOT, process.env.CONTENT_DIR ?? 'content');
  for (const folder of [content, path.join(content, '../public')]) addFiles(hash, folder, ['**']);
  return hash.digest('hex');
}

/** Names and contents of files, by their place in a folder. Asked for one at a time they would take four times as long. */
function addFiles(hash: Hash, folder: string, patterns: string[]): void {
  const files = globSync(patterns, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.sort()) {
    const content = readFileSync(file);
    hash.update(`${path.relative(folder, file)} ${content.length}\n`).update(content);
  }
}

/** Reads the state of the database at `url`; without one, or while it is away, there is none. */
async function readPostsState(url: string | undefined): Promise<string> {
  if (!url) return '';
  const now = new Date();
  const { db, close } = await openDatabase(url);
  try {
    const { slug, updatedAt } = blogPosts;
    const posts = await db
      .select({ slug, updatedAt })
      .from(blogPosts)
      .where(isPublic(now))
      .orderBy(asc(slug));
    const state = [posts, await listCategories(db, now), await listTags(db, now)];
    return createHash('sha256').update(JSON.stringify(state)).digest('hex');
  } catch {
    return ''; // the build itself will say what is wrong
  } finally {
    await close();
  }
}
