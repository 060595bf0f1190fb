/** Saved states of a post's text: written at each save that the owner asks for, never by an autosave. */
import { isDeepStrictEqual } from 'node:util';

import type { DraftValues } from '#contracts/blog-post-input.ts';
import { REVISIONS_KEPT } from '#contracts/blog-posts-admin.ts';

import { notFound } from '../../api/errors.ts';
import type { Database } from '../../db/database.ts';
import type { PostRow } from '../publishing/service.ts';
import * as repository from './repository.ts';
import type { NewRevision } from './repository.ts';

type Relations = { categoryIds: number[]; tagIds: number[] };

/** The text of a post: what a revision holds and what the editor edits. */
export function textOf(post: PostRow, { categoryIds, tagIds }: Relations): DraftValues {
  const { title, slug, excerpt, content, coverImage, featured, allowComments } = post;
  const { seoTitle, seoDescription, readingTime } = post;
  const own = { title, slug, excerpt, content, coverImage, featured, allowComments };
  return { ...own, seoTitle, seoDescription, readingTime, categoryIds, tagIds };
}

export const { listRevisions } = repository;

/** @throws 404 for a revision that the post does not have. */
export const getRevision = async (db: Database, postId: number, id: number) =>
  (await repository.findRevision(db, postId, id)) ?? notFound('revision');

/** Keeps what stood there before, if no revision does yet. */
export async function keepFirst(tx: Database, post: PostRow, values: DraftValues): Promise<void> {
  if (!(await repository.findNewest(tx, post.id)))
    await repository.insertRevision(tx, rowOf(post, values, 'before', post.updatedAt));
}

/** Adds a revision, unless the newest says the same, and forgets those beyond the last fifty. */
export async function addRevision(
  tx: Database,
  {
    post,
    values,
    cause,
    now,
  }: { post: PostRow; values: DraftValues; cause: NewRevision['cause']; now: Date },
): Promise<void> {
  const newest = await repository.findNewest(tx, post.id);
  if (newest && isDeepStrictEqual(newest.values, values)) return;
  await repository.insertRevision(tx, rowOf(post, values, cause, now));
  await repository.keepNewest(tx, post.id, REVISIONS_KEPT);
}

function rowOf(
  post: PostRow,
  values: DraftValues,
  cause: NewRevision['cause'],
  createdAt: Date,
): NewRevision {
  const { id: postId, title, wordCount } = post;
  return { postId, title, wordCount, values, cause, createdAt };
}
