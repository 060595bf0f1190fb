/** Published posts as the assistant reads them: whole texts, and a sign that says when to read them again. */
import { desc, sql } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { preparedOnce } from '../../db/prepared-once.ts';
import { blogPosts } from '../../db/schema/blog.ts';
import { isPublic } from '../../db/public-posts.ts';
import { shownText } from '../markdown/shown-text.ts';

/** Characters of a post that are read; the longest texts of people have fewer. */
const TEXT_LENGTH = 60_000;

export type PublishedText = {
  slug: string;
  title: string;
  excerpt: string;
  /** Markdown, of which the page shows all. */
  content: string;
  /** ISO 8601. */
  publishedAt: string;
  /** Names. */
  categories: string[];
  tags: string[];
};

/** The newest published posts. */
export async function findPublishedTexts(db: Database, limit: number, now: Date): Promise<PublishedText[]> {
  const rows = await db
    .select({
      slug: blogPosts.slug,
      title: blogPosts.title,
      excerpt: sql<string>`coalesce(${blogPosts.excerpt}, '')`,
      content: sql<string>`left(${blogPosts.content}, ${TEXT_LENGTH})`,
      publishedAt: blogPosts.publishedAt,
      categories: sql<{ name: string }[]>`categories_of_post(${blogPosts.id})`,
      tags: sql<{ name: string }[]>`tags_of_post(${blogPosts.id})`,
    })
    .from(blogPosts)
    .where(isPublic(now))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(limit);
  const named = (items: { name: string }[]) => items.map(({ name }) => name);
  return rows.map(({ publishedAt, categories, tags, content, ...row }) => ({
    ...row,
    content: shownText(content),
    publishedAt: publishedAt?.toISOString() ?? '',
    categories: named(categories),
    tags: named(tags),
  }));
}

/** Changes whenever a post appears, changes or goes. */
export async function findPublishedVersion(db: Database, now: Date): Promise<string> {
  const [row] = await versionStatement(db).execute({ now });
  return row?.version ?? '';
}

const versionStatement = preparedOnce((db) =>
  db
    .select({
      version: sql<string>`concat_ws(' ', count(*), sum(${blogPosts.id}), max(${blogPosts.updatedAt}), max(${blogPosts.publishedAt}))`,
    })
    .from(blogPosts)
    .where(isPublic(sql.placeholder('now'))),
);
