/** The posts of a build: all but their texts at once, and then the texts of those that changed. */
import { desc, eq, inArray, sql } from 'drizzle-orm';

import type { Post } from '#contracts/blog.ts';

import type { Database } from '../../db/database.ts';
import { blogPosts } from '../../db/schema/blog.ts';
import { users } from '../../db/schema/auth.ts';
import { shownText } from '../markdown/shown-text.ts';
import { postColumns, toPost } from './post-view.ts';
import { isPublic } from '../../db/public-posts.ts';
import { RELATED_POSTS } from './service.ts';

/** Few enough that neither the connection nor the memory feels them. */
const TEXTS_AT_ONCE = 200;

/** As much of a text as the search without the API looks through. */
const BEGINNING_CHARACTERS = 600;

/** A public post whose text is left out but for its beginning; `textDigest` changes with it. */
export type BuildPost = Post & { textDigest: string; beginning: string };

/** All public posts, newest first. */
export async function findBuildPosts(db: Database, now: Date): Promise<BuildPost[]> {
  const rows = await db
    .select({
      ...postColumns,
      content: sql<string>`''`,
      textDigest: sql<string>`md5(${blogPosts.content})`,
      beginning: sql<string>`left(${blogPosts.content}, ${BEGINNING_CHARACTERS})`,
    })
    .from(blogPosts)
    .leftJoin(users, eq(users.id, blogPosts.authorId))
    .where(isPublic(now))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id));
  return rows.map(({ textDigest, beginning, ...row }) => ({
    ...toPost(row),
    textDigest,
    beginning: shownText(beginning),
  }));
}

/** The texts of these posts by their ids, in portions. */
export async function* readTexts(
  db: Database,
  ids: number[],
): AsyncGenerator<{ id: number; content: string }> {
  for (let start = 0; start < ids.length; start += TEXTS_AT_ONCE)
    yield* await db
      .select({ id: blogPosts.id, content: blogPosts.content })
      .from(blogPosts)
      .where(inArray(blogPosts.id, ids.slice(start, start + TEXTS_AT_ONCE)));
}

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
