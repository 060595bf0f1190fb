/** Fills the blog of a new database from `content/`, so that a first visitor finds something to read. */
import { eq, sql } from 'drizzle-orm';

import { contentFolder } from '../content/folder.ts';
import { readSeedBlog, type SeedBlog, type SeedPost } from '../content/seed-posts.ts';
import type { Database } from './database.ts';
import { blogCategories, blogPostCategories, blogPosts, blogPostTags, blogTags } from './schema/blog.ts';
import { users } from './schema/auth.ts';

/** Any constant: whoever seeds this database takes this advisory lock first. */
const LOCK_ID = 4_212_005;
/** Kept among the migrations: what was done to this database, in the transaction that did it. */
const RECORD = { table: sql`drizzle.__drizzle_migrations`, hash: 'seed: blog' };

/**
 * Seeds the blog once, as soon as there are posts in `content/`: not a second time, even if the owner has deleted it
 * all since, and not where posts, categories or tags are already.
 *
 * @returns the number of posts that were stored
 */
export function seedBlog(db: Database, read = () => readSeedBlog(contentFolder())): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_ID})`);
    const { table, hash } = RECORD;
    if ((await tx.$count(table, sql`hash = ${hash}`)) > 0) return 0;
    let isUsed = false;
    for (const used of [blogPosts, blogCategories, blogTags]) isUsed ||= (await tx.$count(used)) > 0;
    const blog = isUsed ? undefined : read();
    if (blog?.posts.length === 0) return 0; // an owner may begin without any
    await tx.execute(sql`insert into ${table} (hash, created_at) values (${hash}, 0)`);
    return blog ? addBlog(tx, blog) : 0;
  });
}

async function addBlog(db: Database, { author, categories, tags, posts }: SeedBlog): Promise<number> {
  const usageCount = (name: string) => posts.filter((post) => post.tags.includes(name)).length;
  const related = {
    authorId: await findOrAddAuthor(db, author),
    categories: await db.insert(blogCategories).values(categories).returning(),
    tags: await db
      .insert(blogTags)
      .values(tags.map((tag) => ({ ...tag, usageCount: usageCount(tag.name) })))
      .returning(),
  };
  for (const post of posts) await addPost(db, post, related);
  return posts.length;
}

async function findOrAddAuthor(db: Database, { email, givenName, familyName }: SeedBlog['author']) {
  const values = { email, firstName: givenName, lastName: familyName };
  await db.insert(users).values(values).onConflictDoNothing();
  const [author] = await db.select().from(users).where(eq(users.email, email));
  return author?.id ?? null;
}

type Named = { id: number; name: string };
type Related = { authorId: number | null; categories: Named[]; tags: Named[] };

/** @throws {Error} for a category or tag that blog.yaml does not have. */
async function addPost(db: Database, sample: SeedPost, related: Related): Promise<void> {
  const { categories, tags, publishedAt: published, ...values } = sample;
  const publishedAt = new Date(published);
  const times = { publishedAt, createdAt: publishedAt, updatedAt: publishedAt };
  const [post] = await db
    .insert(blogPosts)
    .values({ ...values, ...times, authorId: related.authorId })
    .returning({ id: blogPosts.id });
  const postId = post?.id ?? 0;
  const categoryIds = categories.map((name) => idOf(name, related.categories));
  await db.insert(blogPostCategories).values(categoryIds.map((categoryId) => ({ postId, categoryId })));
  const tagIds = tags.map((name) => idOf(name, related.tags));
  await db.insert(blogPostTags).values(tagIds.map((tagId) => ({ postId, tagId })));
}

function idOf(name: string, named: Named[]): number {
  const found = named.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`content/blog.yaml has no category or tag "${name}", which a post names.`);
  return found.id;
}
