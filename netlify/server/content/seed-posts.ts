/** The posts under `content/`, with which a new database is seeded. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { Profile } from '#contracts/content.ts';
import { BlogFile, PostFile } from '#contracts/post-file.ts';

import { readMarkdown, readYaml } from './read-file.ts';

export type SeedPost = PostFile & { content: string };
export type SeedBlog = BlogFile & { posts: SeedPost[]; author: Profile };

/**
 * Reads `blog.yaml`, `posts/*.md` and who writes them from a content folder.
 *
 * @throws {Error} naming the file that does not fit its schema.
 */
export function readSeedBlog(folder: string): SeedBlog {
  const posts = path.join(folder, 'posts');
  const taxonomy = path.join(folder, 'blog.yaml');
  return {
    ...(existsSync(taxonomy) ? readYaml(BlogFile, taxonomy) : { categories: [], tags: [] }),
    author: readYaml(Profile, path.join(folder, 'profile.yaml')),
    posts: (existsSync(posts) ? readdirSync(posts) : [])
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => readPost(path.join(posts, name))),
  };
}

function readPost(file: string): SeedPost {
  const { data, body } = readMarkdown(PostFile, file);
  return { ...data, content: body.trim() };
}
