/** The static paths of the three kinds of lists: which posts are on which page, and when a page must be drawn anew. */
import { POST_PAGE_SIZE } from '#contracts/blog.ts';

import { ownerName } from '#lib/content/owner.ts';

import type { Blog } from './blog.ts';
import type { BuiltPost } from './build-posts.ts';
import { digestOf } from './digest.ts';
import { pagesOf } from './pagination.ts';
import { relatedTags } from './tags.ts';

export type ListPart = { posts: BuiltPost[]; current: number; total: number };

export function partsOf(posts: readonly BuiltPost[]): ListPart[] {
  const pages = pagesOf(posts, POST_PAGE_SIZE);
  return pages.map((page, index) => ({ posts: page, current: index + 1, total: pages.length }));
}

/** Changes with everything that a list page shows but the counts of views. */
export function listKey({ posts, ...position }: ListPart, blog: Blog, beside: unknown = ''): string {
  const digests = posts.map(({ contentDigest }) => contentDigest);
  return digestOf([ownerName, position, digests, blog.sidebarDigest, beside]);
}

const pageName = ({ current }: ListPart) => (current === 1 ? undefined : `page/${current}`);

export function categoryPaths(blog: Blog) {
  return blog.categories.flatMap((category) => {
    const posts = blog.posts.filter((post) => post.categories.some(({ slug }) => slug === category.slug));
    return partsOf(posts).map((part) => ({
      params: { category: category.slug, page: pageName(part) },
      props: { category, ...part },
      cacheKey: listKey(part, blog),
    }));
  });
}

export function tagPaths(blog: Blog) {
  return blog.tags.flatMap((tag) => {
    const posts = blog.posts.filter((post) => post.tags.some(({ slug }) => slug === tag.slug));
    const related = relatedTags(tag.slug, posts);
    return partsOf(posts).map((part) => ({
      params: { tag: tag.slug, page: pageName(part) },
      props: { tag, related, ...part },
      cacheKey: listKey(part, blog, related),
    }));
  });
}
