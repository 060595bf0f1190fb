import type { Database } from '#server/db/database.ts';
import { blogPostCategories, blogPosts, blogPostTags } from '#server/db/schema/blog.ts';

type StoredPost = typeof blogPosts.$inferSelect;
type Relations = { categories?: { id: number }[]; tags?: { id: number }[] };

const FIRST_DAY = Date.parse('2025-01-01T08:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

let made = 0;

/** A stored post of the past, published a day after the one before unless `values` say otherwise. */
export async function makePost(
  db: Database,
  { categories = [], tags = [], ...values }: Partial<typeof blogPosts.$inferInsert> & Relations = {},
): Promise<StoredPost> {
  made += 1;
  const [post] = await db
    .insert(blogPosts)
    .values({
      title: `Post ${made}`,
      slug: `post-${made}`,
      excerpt: `What post ${made} says.`,
      content: `The whole text of post ${made}.`,
      status: 'published',
      publishedAt: new Date(FIRST_DAY + (made % 300) * DAY_MS),
      createdAt: new Date(FIRST_DAY),
      updatedAt: new Date(FIRST_DAY),
      ...values,
    })
    .returning();
  if (!post) throw new Error('no post was made');
  const postId = post.id;
  if (categories.length > 0)
    await db.insert(blogPostCategories).values(categories.map(({ id }) => ({ postId, categoryId: id })));
  if (tags.length > 0) await db.insert(blogPostTags).values(tags.map(({ id }) => ({ postId, tagId: id })));
  return post;
}

/** Posts that nobody but the owner may see: a draft, an archived one and one of tomorrow. */
export async function makeWithdrawnPosts(db: Database, values: Parameters<typeof makePost>[1] = {}) {
  const tomorrow = new Date(Date.now() + DAY_MS);
  return [
    await makePost(db, { ...values, status: 'draft' }),
    await makePost(db, { ...values, status: 'archived' }),
    await makePost(db, { ...values, publishedAt: tomorrow }),
    await makePost(db, { ...values, publishedAt: null }),
  ];
}
