/** The whole blog for a page of the build. */
import { getCollection, getEntry } from 'astro:content';

import type { PostEntry, BlogFacts } from './post-entry.ts';

export type BuiltPost = { post: PostEntry; html: string; markdown: string };
export type Blog = BlogFacts & {
  /** Newest first. */
  posts: PostEntry[];
  bySlug: ReadonlyMap<string, BuiltPost>;
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
  const built = entries.map(({ data, body, rendered }) => ({
    post: data,
    html: rendered?.html ?? '',
    markdown: body ?? '',
  }));
  built.sort((a, b) => compareMoments(b.post, a.post));
  return {
    categories: facts?.data.categories ?? [],
    tags: facts?.data.tags ?? [],
    stats: facts?.data.stats ?? NOTHING,
    posts: built.map(({ post }) => post),
    bySlug: new Map(built.map((one) => [one.post.slug, one])),
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
