/** The posts of a build: all but their texts at once, and then the texts of those that changed. */
import { desc, eq, inArray, sql } from 'drizzle-orm';

import type { Post } from '#contracts/blog.ts';

import type { Database } from '../../db/database.ts';
import { blogPosts } from '../../db/schema/blog.ts';
import { users } from '../../db/schema/auth.ts';
import { postColumns, toPost } from './post-view.ts';
import { isPublic } from '../../db/public-posts.ts';

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
  return rows.map(({ textDigest, beginning, ...row }) => ({ ...toPost(row), textDigest, beginning }));
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
