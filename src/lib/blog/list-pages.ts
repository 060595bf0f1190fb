/** The static paths of the three kinds of lists: which posts are on which page, and when a page must be drawn anew. */
import { POST_PAGE_SIZE } from '#contracts/blog.ts';

import { ownerName } from '#lib/content/owner.ts';

import type { Blog } from './blog.ts';
import type { BuiltPost } from './build-posts.ts';
import { digestOf } from './digest.ts';
import { pagesOf } from './pagination.ts';

export type ListPart = { posts: BuiltPost[]; current: number; total: number };

/** The pages of a list of posts. */
export function partsOf(posts: readonly BuiltPost[]): ListPart[] {
  const pages = pagesOf(posts, POST_PAGE_SIZE);
  return pages.map((page, index) => ({ posts: page, current: index + 1, total: pages.length }));
}

/** Changes with everything that a list page shows but the counts of views. */
export function listKey({ posts, ...position }: ListPart, blog: Blog, beside: unknown = ''): string {
  const digests = posts.map(({ contentDigest }) => contentDigest);
  return digestOf([ownerName, position, digests, blog.sidebarDigest, beside]);
}
