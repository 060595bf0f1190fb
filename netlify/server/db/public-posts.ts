import { and, eq, lte, type Placeholder } from 'drizzle-orm';

import type { Database } from './database.ts';
import { blogPosts } from './schema/blog.ts';

/** What everybody may read: published, and not later than now. Every public query asks for it. */
export const isPublic = (now: Date | Placeholder) =>
  and(eq(blogPosts.status, 'published'), lte(blogPosts.publishedAt, now));

export const isPostPublic = async (db: Database, id: number, now: Date): Promise<boolean> =>
  (await db.$count(blogPosts, and(eq(blogPosts.id, id), isPublic(now)))) > 0;
