/** The static paths of the three kinds of lists: which posts are on which page, and when a page must be drawn anew. */
import { createHash } from 'node:crypto';

import { POST_PAGE_SIZE } from '#contracts/blog.ts';

import { ownerName } from '#lib/owner.ts';

import type { Blog } from './load-blog.ts';
import { pagesOf } from './pagination.ts';
import type { PostEntry } from './post-entry.ts';

export type ListPart = { posts: PostEntry[]; current: number; total: number };

/** The pages of a list of posts. */
export function partsOf(posts: readonly PostEntry[]): ListPart[] {
  const pages = pagesOf(posts, POST_PAGE_SIZE);
  return pages.map((page, index) => ({ posts: page, current: index + 1, total: pages.length }));
}

/** Changes with everything that a list page shows but the counts of views. */
export function listKey({ posts, ...position }: ListPart, blog: Blog): string {
  const shown = [ownerName, position, posts.map(({ contentDigest }) => contentDigest), blog.sidebarDigest];
  return digestOf(shown);
}

/** A short name for everything that a sidebar shows. */
export function sidebarDigestOf({ categories, tags }: Pick<Blog, 'categories' | 'tags'>): string {
  return digestOf(
    [...categories, ...tags].map(({ slug, name, color, description, postCount }) => [
      slug,
      name,
      color,
      description,
      postCount,
    ]),
  );
}

const digestOf = (shown: unknown) => createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
