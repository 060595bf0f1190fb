/** The Dashboard tab: the blog in numbers, with what only the owner knows of (BA-3). */
import { eq, sql } from 'drizzle-orm';

import { POPULAR_TAGS, type BlogAdminStats } from '#contracts/blog-admin.ts';

import type { Database } from '../../db/database.ts';
import { blogCategories, blogComments, blogPosts } from '../../db/schema/blog.ts';
import { blogPostDrafts } from '../../db/schema/blog-writing.ts';
import * as posts from './repository.ts';
import * as taxonomy from '../taxonomy/service.ts';

/** Every post counts as one, archived ones too; tags are the most used first. */
export async function readStats(db: Database, now: Date): Promise<BlogAdminStats> {
  const counts = await posts.countByStatus(db, now);
  const tags = await taxonomy.tags.list(db, now);
  const views = sql`coalesce(sum(${blogPosts.viewCount}), 0)`.mapWith(Number);
  const [viewed] = await db.select({ views }).from(blogPosts);
  const byUse = tags.toSorted((a, b) => b.usageCount - a.usageCount || a.name.localeCompare(b.name));
  return {
    totalPosts: counts.draft + counts.published + counts.archived,
    draftPosts: counts.draft,
    publishedPosts: counts.published,
    archivedPosts: counts.archived,
    scheduledPosts: counts.scheduled,
    totalViews: viewed?.views ?? 0,
    totalCategories: await db.$count(blogCategories),
    totalTags: tags.length,
    pendingComments: await db.$count(blogComments, eq(blogComments.status, 'pending')),
    unsavedDrafts: await db.$count(blogPostDrafts),
    popularTags: byUse.filter(({ usageCount }) => usageCount > 0).slice(0, POPULAR_TAGS),
  };
}
