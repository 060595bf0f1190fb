/** The whole blog for a page of the build. */
import type { BlogStats, Category, Tag } from '#contracts/blog.ts';

import type { BuiltPost } from './build-posts.ts';
import { digestOf } from './digest.ts';

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

/** A short name for everything that a sidebar shows, but for the count of views. */
function sidebarDigestOf({ categories, tags, stats }: BlogFacts): string {
  const named = [...categories, ...tags].map(({ slug, name, color, description, postCount }) => [
    slug,
    name,
    color,
    description,
    postCount,
  ]);
  return digestOf([named, stats.totalPosts, stats.totalCategories]);
}
