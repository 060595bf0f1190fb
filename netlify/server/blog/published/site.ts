/** What the site reads of the blog, at build time and on demand: the only server module it imports. */
import {
  type BlogStats,
  type Category,
  type Post,
  type PostPage,
  PostQuery,
  type Tag,
} from '#contracts/blog.ts';
import { Slug } from '#contracts/slug.ts';

import { database, openDatabase } from '../../db/client.ts';
import type { Database, DatabaseConnection } from '../../db/database.ts';
import { databaseErrorCode, isDatabaseUnavailable } from '../../db/errors.ts';
import { BATCH } from '../../db/pool.ts';
import { env } from '../../env.ts';
import { NotConfiguredError } from '../../not-configured.ts';
import { findBuildPosts, readTexts, type BuildPost } from './all-posts.ts';
import { toPost } from './post-view.ts';
import * as repository from './repository.ts';
import * as service from './service.ts';

export { PAGE_HEADERS } from '../../api/headers.ts';
export { relatedPostsOf } from './all-posts.ts';
export type { BuildPost } from './all-posts.ts';

/** The blog could not be read. Its message is for a build log and holds nothing of the driver's. */
export class BlogUnavailableError extends Error {
  override name = 'BlogUnavailableError';
}

/**
 * Opens the database of DATABASE_URL for a build, which closes it.
 *
 * @throws {BlogUnavailableError} that says what to set, when it is not set.
 */
export async function openSiteDatabase(): Promise<DatabaseConnection> {
  const url = env().DATABASE_URL;
  if (!url)
    throw new BlogUnavailableError(
      'The posts cannot be read: set DATABASE_URL, or use npm start, which brings a database.',
    );
  return openDatabase(url, BATCH);
}

/**
 * The database of this process, for on-demand pages; nobody closes it.
 *
 * @throws {BlogUnavailableError} when it is not configured.
 */
export const siteDatabase = (): Promise<Database> => readable(database);

/** Every public post with its author, categories and tags, but without its text, newest first. */
export function listPublishedForBuild(db: Database, now = new Date()): Promise<BuildPost[]> {
  return readable(() => findBuildPosts(db, now));
}

/** Hands over the texts of these posts, one after the other. */
export function eachText(
  db: Database,
  ids: number[],
  use: (text: { id: number; content: string }) => void,
): Promise<void> {
  return readable(async () => {
    for await (const text of readTexts(db, ids)) use(text);
  });
}

/** A public post by the slug that it has now. */
export function findPublishedBySlug(db: Database, slug: string, now = new Date()): Promise<Post | undefined> {
  return readable(async () => {
    const row = Slug.safeParse(slug).success ? await repository.findPublicPost(db, slug, now) : undefined;
    return row && toPost(row);
  });
}

/** The slug to send a reader on to with 301, when a public post once was at `slug`. */
export function findRedirect(db: Database, slug: string, now = new Date()): Promise<string | undefined> {
  return readable(async () =>
    Slug.safeParse(slug).success ? repository.findNewSlug(db, slug, now) : undefined,
  );
}

/** Up to three posts to read after one; a build asks `relatedPostsOf` instead, which needs no queries. */
export function listRelatedPosts(db: Database, post: Post, now = new Date()): Promise<Post[]> {
  return readable(() => service.listRelatedPosts(db, post, now));
}

/** One page of public posts; what the query leaves out has the API's defaults. */
export function listPosts(db: Database, query: Partial<PostQuery>, now = new Date()): Promise<PostPage> {
  return readable(() => service.listPosts(db, { ...PostQuery.parse({}), ...query }, now));
}

export function listCategories(db: Database, now = new Date()): Promise<Category[]> {
  return readable(() => service.listCategories(db, now));
}

export function listTags(db: Database, now = new Date()): Promise<Tag[]> {
  return readable(() => service.listTags(db, now));
}

export function readStats(db: Database, now = new Date()): Promise<BlogStats> {
  return readable(() => service.readStats(db, now));
}

/** Runs a read; what the driver throws becomes one sentence. */
export async function readable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw toBlogError(error);
  }
}

function toBlogError(error: unknown): unknown {
  if (error instanceof NotConfiguredError) return new BlogUnavailableError(error.message);
  if (isDatabaseUnavailable(error)) return new BlogUnavailableError('The database cannot be reached.');
  const code = databaseErrorCode(error);
  return code ? new BlogUnavailableError(`The database could not answer (${code}).`) : error;
}
