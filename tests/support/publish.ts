import type { Database } from '#server/db/database.ts';
import { updatePost } from '#server/blog/publishing/service.ts';

/** Publishes a stored post from `now` on. */
export const publishPost = (db: Database, id: number, now: Date) =>
  updatePost(db, id, { status: 'published', publishedAt: now }, now);

/** Makes a stored post a draft again. */
export const unpublishPost = (db: Database, id: number, now: Date) =>
  updatePost(db, id, { status: 'draft' }, now);
