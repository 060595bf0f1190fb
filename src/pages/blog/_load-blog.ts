/** Reads the blog for the pages of a build, straight from the database: no post becomes part of a bundle. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { blogOf, type Blog } from '#lib/blog/blog.ts';
import { buildPosts } from '#lib/blog/build-posts.ts';
import { contentFolder } from '#lib/build/content-folder.ts';
import { allVariants } from '#lib/own-images/own-images.ts';
import * as site from '#server/blog/published/site.ts';

let loaded: Promise<Blog> | undefined;

/** Reads it once in a build; each page load in development reads anew. */
export function loadBlog(): Promise<Blog> {
  if (import.meta.env.DEV) return read();
  return (loaded ??= read());
}

async function read(): Promise<Blog> {
  const { db, close } = await site.openSiteDatabase();
  try {
    const posts = await site.listPublishedForBuild(db);
    const source = {
      posts,
      relatedOf: site.relatedPostsOf(posts),
      eachText: (ids: number[], use: Parameters<typeof site.eachText>[2]) => site.eachText(db, ids, use),
    };
    const facts = {
      categories: await site.listCategories(db),
      tags: await site.listTags(db),
      stats: await site.readStats(db),
    };
    return blogOf(await buildPosts(source, import.meta.env.SITE, rendererDigest()), facts);
  } finally {
    await close();
  }
}

const RENDERER = 'src/lib/markdown';
const PHRASES = 'phrases.yaml';

/** Changes with the renderer's own sources, with the phrases that it adds, and with the images whose sizes it writes. */
function rendererDigest(): string {
  const hash = createHash('sha256').update(JSON.stringify(allVariants()));
  const sources = readdirSync(RENDERER)
    .sort()
    .map((name) => path.join(RENDERER, name));
  for (const file of [...sources, path.join(contentFolder(), PHRASES)].filter(existsSync))
    hash.update(readFileSync(file));
  return hash.digest('hex');
}
