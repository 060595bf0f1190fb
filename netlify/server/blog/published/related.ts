import type { Post } from '#contracts/blog.ts';

import { RELATED_POSTS } from './service.ts';

/** As far as a list has to be read to find three others than the post itself. */
const ENOUGH = RELATED_POSTS * 2; // B-POST-3: "limit doubled"

type Related = (post: Post) => Post[];

/**
 * Finds what to read after each of `posts` without a query per post: posts of the same categories, then of the
 * same tags, then the latest; the newest first each time (B-POST-3).
 *
 * @param posts all public posts, newest first
 */
export function relatedPostsOf(posts: Post[]): Related {
  const rank = new Map(posts.map((post, index) => [post.id, index]));
  const byCategory = newestBy(posts, (post) => post.categories);
  const byTag = newestBy(posts, (post) => post.tags);
  const newestFirst = (a: Post, b: Post) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0);
  return (post) => {
    const inSameCategory = post.categories.flatMap(({ id }) => byCategory.get(id) ?? []).sort(newestFirst);
    const withSameTag = post.tags.flatMap(({ id }) => byTag.get(id) ?? []).sort(newestFirst);
    const candidates = new Set([...inSameCategory, ...withSameTag, ...posts.slice(0, ENOUGH)]);
    return [...candidates].filter(({ id }) => id !== post.id).slice(0, RELATED_POSTS);
  };
}

/** The newest posts of each category or tag, as many as can be needed. */
function newestBy(posts: Post[], referencesOf: (post: Post) => { id: number }[]): Map<number, Post[]> {
  const found = new Map<number, Post[]>();
  for (const post of posts)
    for (const { id } of referencesOf(post)) {
      const list = found.get(id) ?? [];
      if (list.length < ENOUGH) list.push(post);
      found.set(id, list);
    }
  return found;
}
