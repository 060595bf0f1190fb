import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { blogAnalytics, blogPosts } from '../../db/schema/blog.ts';
import { isPublic } from '../../db/public-posts.ts';

type Kind = (typeof blogAnalytics.$inferSelect)['event'];
export type NewEvent = {
  postId: number;
  event: Kind;
  metadata: Record<string, unknown>;
  sessionId: string;
  ipAddress: string | null;
  userAgent: string | null;
  referer: string | null;
  createdAt: Date;
};

const { viewCount, likeCount, shareCount } = blogPosts;
const counts = { viewCount, likeCount, shareCount };

/** What an event adds to. */
const INCREMENTS: Record<Kind, Partial<Record<keyof typeof counts, ReturnType<typeof sql>>>> = {
  view: { viewCount: sql`${viewCount} + 1` },
  like: { likeCount: sql`${likeCount} + 1` },
  share: { shareCount: sql`${shareCount} + 1` },
  comment: {},
};

/**
 * Stores an event of a public post and counts it, in one statement; the counts after it, or nothing when the
 * post is not public or the visitor's view or like of today is stored already.
 */
export async function addEvent(db: Database, event: NewEvent) {
  const moment = event.createdAt.toISOString();
  const added = db.$with('added', { postId: sql<number>`post_id`.as('post_id') }).as(sql`
    insert into ${blogAnalytics} (post_id, event, metadata, session_id, ip_address, user_agent, referer, created_at)
    select ${blogPosts.id}, ${event.event}, ${JSON.stringify(event.metadata)}::jsonb, ${event.sessionId},
      ${event.ipAddress}, ${event.userAgent}, ${event.referer}, ${moment}::timestamptz
    from ${blogPosts} where ${and(eq(blogPosts.id, event.postId), isPublic(event.createdAt))}
    on conflict do nothing returning post_id`);
  const [row] = await db
    .with(added)
    .update(blogPosts)
    // Being read or liked is no change of the post.
    .set({ ...INCREMENTS[event.event], updatedAt: sql`${blogPosts.updatedAt}` })
    .from(added)
    .where(eq(blogPosts.id, added.postId))
    .returning(counts);
  return row;
}

export async function readCounts(db: Database, postId: number, now: Date) {
  const [row] = await db
    .select(counts)
    .from(blogPosts)
    .where(and(eq(blogPosts.id, postId), isPublic(now)));
  return row;
}
