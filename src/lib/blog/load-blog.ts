/** The whole blog for a page of the build. */
import { getCollection, getEntry } from 'astro:content';

import { sidebarDigestOf } from './list-pages.ts';
import type { PostEntry, BlogFacts } from './post-entry.ts';

export type Blog = BlogFacts & {
  /** Newest first. */
  posts: PostEntry[];
  bySlug: ReadonlyMap<string, PostEntry>;
  /** Changes with what sidebars show. */
  sidebarDigest: string;
};

let loaded: Promise<Blog> | undefined;

/** Reads and sorts it once in a build; each page load in development reads anew. */
export function loadBlog(): Promise<Blog> {
  if (import.meta.env.DEV) return read();
  return (loaded ??= read());
}

async function read(): Promise<Blog> {
  const facts = await getEntry('blog', 'facts');
  const entries = await getCollection('posts');
  const posts = entries.map(({ data }) => data).sort((a, b) => compareMoments(b, a));
  const [categories, tags] = [facts?.data.categories ?? [], facts?.data.tags ?? []];
  return {
    categories,
    tags,
    sidebarDigest: sidebarDigestOf({ categories, tags }),
    stats: facts?.data.stats ?? NOTHING,
    posts,
    bySlug: new Map(posts.map((post) => [post.slug, post])),
  };
}

const NOTHING = {
  totalPosts: 0,
  draftPosts: 0,
  publishedPosts: 0,
  totalViews: 0,
  totalCategories: 0,
  totalTags: 0,
};

function compareMoments(a: PostEntry, b: PostEntry): number {
  return (a.publishedAt ?? '').localeCompare(b.publishedAt ?? '') || a.id - b.id;
}
