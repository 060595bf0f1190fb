/**
 * Every change of a post goes through here: the row, its old address and the request for a build commit
 * together (D43). A router lets the guard `requestsBuild` follow.
 */
import { PostSlug } from '#contracts/slug.ts';

import { apiError, notFound } from '../../api/errors.ts';
import type { Database } from '../../db/database.ts';
import { nextMoment } from '../../db/next-moment.ts';
import { addBuildRequest } from './outbox.ts';
import * as repository from './repository.ts';
import type { NewPost, PostRow } from './repository.ts';

export type { PostRow };

type Written = Omit<NewPost, 'id' | 'viewCount' | 'likeCount' | 'shareCount' | 'createdAt' | 'updatedAt'>;
type Relations = { categoryIds?: number[] | undefined; tagIds?: number[] | undefined };

export type PostDraft = Written & Relations;
/** Absent keys stay as they are. */
export type PostChange = Partial<PostDraft>;

/** @throws 422 for a reserved or malformed slug, 409 for one that another post has. */
export const createPost = async (db: Database, draft: PostDraft, now: Date): Promise<PostRow> =>
  (await createAtFreeSlug(db, draft, now)) ?? slugTaken();

/** Nothing where another post has the slug by now. @throws 422 for a reserved or malformed one. */
export function createAtFreeSlug(db: Database, draft: PostDraft, now: Date): Promise<PostRow | undefined> {
  return db.transaction(async (tx) => {
    const { categoryIds, tagIds, ...values } = draft;
    assertSlug(values.slug);
    const row = { ...values, ...publication(values, now), createdAt: now, updatedAt: now };
    const post = await repository.insertPost(tx, row);
    return post && settle(tx, { before: undefined, after: post, relations: { categoryIds, tagIds }, now });
  });
}

/** The post, kept from other changes until the transaction ends. @throws 404 for an unknown one. */
export const lockPost = async (tx: Database, id: number): Promise<PostRow> =>
  (await repository.lockPost(tx, id)) ?? notFound('post');

/** @throws 404 for an unknown post, 422 and 409 as `createPost`. */
export function updatePost(db: Database, id: number, change: PostChange, now: Date): Promise<PostRow> {
  return db.transaction(async (tx) => {
    const before = await lockPost(tx, id);
    const { categoryIds, tagIds, ...values } = change;
    if (values.slug !== undefined && values.slug !== before.slug) await assertFreeSlug(tx, values.slug);
    const row = {
      ...values,
      ...publication({ ...before, ...values }, now),
      updatedAt: nextMoment(before, now),
    };
    const after = await repository.updatePost(tx, id, row);
    return settle(tx, { before, after, relations: { categoryIds, tagIds }, now });
  });
}

/** @throws 404 for an unknown post. */
export function deletePost(db: Database, id: number, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const before = await lockPost(tx, id);
    await repository.deletePost(tx, id);
    if (isPublic(before, now)) await addBuildRequest(tx, { reason: 'deleted', postId: id, now });
  });
}

const isPublic = ({ status, publishedAt }: PostRow, now: Date) =>
  status === 'published' && publishedAt !== null && publishedAt <= now;

/** A published post without a date would be seen by nobody. */
function publication({ status, publishedAt }: Pick<Written, 'status' | 'publishedAt'>, now: Date) {
  return status === 'published' && !publishedAt ? { publishedAt: now } : {};
}

function assertSlug(slug: string): void {
  const problem = PostSlug.safeParse(slug).error?.issues[0]?.message;
  if (problem)
    throw apiError(422, 'INVALID', `Please check slug: ${problem}.`, { fields: { slug: problem } });
}

async function assertFreeSlug(tx: Database, slug: string): Promise<void> {
  assertSlug(slug);
  if (await repository.isSlugTaken(tx, slug)) slugTaken();
}

export function slugTaken(): never {
  throw apiError(409, 'CONFLICT', 'Another post has this address.', { fields: { slug: 'Already taken' } });
}

type Change = { before: PostRow | undefined; after: PostRow; relations: Relations; now: Date };

/** What follows from a change, in its transaction. */
async function settle(tx: Database, { before, after, relations, now }: Change): Promise<PostRow> {
  const { categoryIds, tagIds } = relations;
  if (categoryIds) await repository.replaceCategories(tx, after.id, categoryIds);
  if (tagIds) await repository.replaceTags(tx, after.id, tagIds);
  await keepAddresses(tx, { before, after, now });
  await requestBuilds(tx, { before, after, now });
  return after;
}

type Versions = Omit<Change, 'relations'>;

/** An address that readers may know goes on leading to the post; one that a public post has leads only there. */
async function keepAddresses(tx: Database, { before, after, now }: Versions): Promise<void> {
  await repository.forgetOldSlug(tx, after.slug, isPublic(after, now) ? undefined : after.id);
  if (!before || before.slug === after.slug) return;
  const wasKnown = before.publishedAt !== null && before.publishedAt <= now;
  if (wasKnown) await repository.keepOldSlug(tx, before.slug, after.id, now);
}

async function requestBuilds(tx: Database, { before, after, now }: Versions): Promise<void> {
  const [was, is] = [before !== undefined && isPublic(before, now), isPublic(after, now)];
  const postId = after.id;
  if (was || is) {
    const reason = !was ? 'published' : is ? 'updated' : 'unpublished';
    const isMoved = was && before?.slug !== after.slug;
    await addBuildRequest(tx, { reason, postId, now, isTakeBack: !is || isMoved });
  }
  const { status, publishedAt } = after;
  if (status === 'published' && publishedAt && publishedAt > now)
    await addBuildRequest(tx, { reason: 'published', postId, now, notBefore: publishedAt });
}
