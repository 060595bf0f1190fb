/** The whole blog for a page of the build. */
import type { BlogStats, Category, Tag } from '#contracts/blog.ts';

import { sidebarDigestOf } from './list-pages.ts';
import type { BuiltPost } from './build-posts.ts';

/** What lists show beside posts. */
export type BlogFacts = { categories: Category[]; tags: Tag[]; stats: BlogStats };

export type Blog = BlogFacts & {
  /** Newest first. */
  posts: BuiltPost[];
  bySlug: ReadonlyMap<string, BuiltPost>;
  /** Changes with what sidebars show. */
  sidebarDigest: string;
};

export function blogOf(posts: BuiltPost[], facts: BlogFacts): Blog {
  return {
    ...facts,
    posts,
    bySlug: new Map(posts.map((post) => [post.slug, post])),
    sidebarDigest: sidebarDigestOf(facts),
  };
}
