/** Writing posts: each change with its revision, its activity and what readers see of it in one transaction. */
import { z } from 'zod';

import type { DraftKey, PostInput, PostPatch } from '#contracts/blog-post-input.ts';
import type { AdminPostQuery } from '#contracts/blog-posts-admin.ts';

import * as publishing from '../publishing/service.ts';
import * as repository from './repository.ts';
import { recordActivity } from '../../activity/record.ts';
import { definedOf } from '../../api/defined.ts';
import { apiError } from '../../api/errors.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import { stale } from '../../api/stale.ts';
import type { Database } from '../../db/database.ts';
import type { PostRow } from '../publishing/service.ts';
import { fileIdsIn } from '../../files/look-up.ts';
import { giveToPost } from '../../files/service.ts';
import { assertReadable } from '../markdown/markdown.ts';
import { draftKeyOf, removeDraft } from '../drafts/service.ts';
import { addRevision, keepFirst, textOf } from '../revisions/service.ts';
import { clientTime, publicationOf } from './publication.ts';
import { atFreeSlug, type SlugSource } from './slug.ts';
import { readPost, toRow } from './view.ts';
import { claim, keepAnswer, storedAnswer } from '../../api/idempotency.ts';

/** One page of all posts (BA-4). */
export async function listPosts(db: Database, query: AdminPostQuery, now: Date) {
  const { rows, total } = await repository.findPage(db, query, now);
  const counts = await repository.countByStatus(db, now);
  return { posts: rows.map(toRow), total, totalPages: Math.ceil(total / query.limit), counts };
}

type Origin = { cause: 'created' | 'imported'; slugSource?: SlugSource };

/**
 * Makes a post, a draft unless its status says otherwise. Without a slug it gets a free one of its title, or of what
 * its origin names.
 *
 * @throws 422 for a slug that cannot be, 409 for one that another post has, 409 `STALE` for a text that is a post
 */
export async function createPost(
  context: OwnerContext,
  input: PostInput,
  { cause, slugSource = { text: input.title } }: Origin = { cause: 'created' },
) {
  const now = context.now();
  await assertReadable(input.content);
  return context.db.transaction(async (tx) => {
    const { draftKey, draftVersion, slug, publishedAt: wanted, ...others } = input;
    const { categoryIds = [], tagIds = [], ...fields } = others;
    if (draftKey !== undefined) await assertFirstSave(tx, draftKey);
    await assertKnown(tx, { categoryIds, tagIds });
    const status = fields.status ?? 'draft';
    const sentAt = clientTime(context.request);
    const publishedAt = publicationOf({ status, publishedAt: wanted }, undefined, now, sentAt) ?? null;
    const draft = {
      ...definedOf(fields),
      status,
      publishedAt,
      title: fields.title,
      content: fields.content,
      ...{ categoryIds, tagIds },
      authorId: await repository.findAuthorId(tx, context.owner.email),
    };
    const post =
      slug === undefined
        ? await atFreeSlug(tx, slugSource, (free) =>
            publishing.createAtFreeSlug(tx, { ...draft, slug: free }, now),
          )
        : await publishing.createPost(tx, { ...draft, slug }, now);
    // What a document names that came from elsewhere is nothing that the owner put there.
    if (cause === 'created') await giveToPost(tx, fileIdsIn(post.content), post.id);
    const values = textOf(post, { categoryIds, tagIds });
    await addRevision(tx, { post, values, cause, now });
    if (draftKey !== undefined) {
      await removeDraft(tx, draftKey, draftVersion);
      await keepFirstSave(tx, draftKey, post.id);
    }
    const details = { title: post.title, slug: post.slug, status: post.status };
    await recordActivity(tx, context, cause, 'blog_post', post.id, details);
    return readPost(tx, post.id);
  });
}

/**
 * Changes a post; absent fields stay.
 *
 * @throws 404, 409 `STALE` with the current post when it changed since `updatedAt`, 422 and 409 as `createPost`
 */
export async function updatePost(context: OwnerContext, { id, ...patch }: PostPatch & { id: number }) {
  const now = context.now();
  await assertReadable(patch.content);
  return context.db.transaction(async (tx) => {
    const { updatedAt: _read, draftVersion, publishedAt: wanted, ...fields } = patch;
    const before = await publishing.lockPost(tx, id);
    await assertFresh(tx, before, patch);
    const relations = await repository.findRelations(tx, id);
    const isText = Object.keys(fields).some((field) => field !== 'status');
    if (isText) await keepFirst(tx, before, textOf(before, relations));
    await assertKnown(tx, fields);
    const publication = { status: fields.status, publishedAt: wanted };
    const publishedAt = publicationOf(publication, before, now, clientTime(context.request));
    const change = { ...definedOf(fields), ...(publishedAt === undefined ? {} : { publishedAt }) };
    const after = await publishing.updatePost(tx, id, change, now);
    // What it named before and readers did not see stays so: the owner may have made it private.
    const named = new Set(fileIdsIn(before.content));
    const added = fileIdsIn(after.content).filter((file) => !named.has(file));
    await giveToPost(tx, added, id);
    if (isText) {
      const values = textOf(after, { ...relations, ...definedOf(relationsOf(fields)) });
      await addRevision(tx, { post: after, values, cause: 'saved', now });
    }
    if (draftVersion !== undefined) await removeDraft(tx, draftKeyOf(id), draftVersion);
    const details = { title: after.title, slug: after.slug, ...changesOf(before, after) };
    await recordActivity(tx, context, actionOf(before, after, now), 'blog_post', id, details);
    return readPost(tx, id);
  });
}

/** @throws 404 for an unknown post. */
export async function deletePost(context: OwnerContext, id: number) {
  await context.db.transaction(async (tx) => {
    const { title, slug, status } = await publishing.lockPost(tx, id);
    await publishing.deletePost(tx, id, context.now());
    await recordActivity(tx, context, 'deleted', 'blog_post', id, { title, slug, status });
  });
  return { id };
}

/** @throws 409 for what was read before the last save; whoever does not say what was read takes what is there (D17). */
export async function assertFresh(
  tx: Database,
  before: PostRow,
  { updatedAt }: Pick<PostPatch, 'updatedAt'>,
): Promise<void> {
  if (updatedAt !== undefined && Date.parse(updatedAt) !== before.updatedAt.getTime())
    throw stale('This post was changed meanwhile.', await readPost(tx, before.id));
}

type Relations = { categoryIds?: number[] | undefined; tagIds?: number[] | undefined };

const relationsOf = ({ categoryIds, tagIds }: Relations) => ({ categoryIds, tagIds });

/** @throws 422 naming the field, for a category or tag that was deleted meanwhile. */
async function assertKnown(tx: Database, { categoryIds = [], tagIds = [] }: Relations): Promise<void> {
  const fields: Record<string, string> = {};
  if ((await repository.knownCategories(tx, categoryIds)).length < categoryIds.length)
    fields['categoryIds'] = 'One of these categories is not there any more';
  if ((await repository.knownTags(tx, tagIds)).length < tagIds.length)
    fields['tagIds'] = 'One of these tags is not there any more';
  const [problem] = Object.values(fields);
  if (problem !== undefined) throw apiError(422, 'INVALID', `${problem}.`, { fields });
}

function actionOf(before: PostRow, after: PostRow, now: Date): string {
  if (before.status === after.status) return 'updated';
  if (after.status === 'archived') return 'archived';
  if (after.status === 'draft') return before.status === 'published' ? 'unpublished' : 'updated';
  return after.publishedAt && after.publishedAt > now ? 'scheduled' : 'published';
}

function changesOf(before: PostRow, after: PostRow): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  if (before.status !== after.status) changes['status'] = { from: before.status, to: after.status };
  if (before.slug !== after.slug) changes['slugBefore'] = before.slug;
  if (after.status === 'published' && before.publishedAt?.getTime() !== after.publishedAt?.getTime())
    changes['publishedAt'] = after.publishedAt?.toISOString();
  return changes;
}

/** A text becomes a post once, however often and from how many windows it is saved (D17). */
const SCOPE = 'blogAdmin.posts.create.draftKey';
/** Whatever the text says by now, it is the same one. */
const ANY_TEXT = '';

const Made = z.object({ id: z.number() });

/**
 * Waits for whoever saves the same text at this moment.
 *
 * @throws 409 `STALE` with the post that the text has become, unless that was deleted
 */
async function assertFirstSave(tx: Database, draftKey: DraftKey): Promise<void> {
  if (await claim(tx, SCOPE, draftKey, ANY_TEXT)) return;
  const made = Made.safeParse(await storedAnswer(tx, SCOPE, draftKey, ANY_TEXT)).data;
  if (made && (await repository.findPost(tx, made.id)))
    throw stale('This text was saved as a post before.', await readPost(tx, made.id));
}

/** Keeps which post the text has become, for as long as answers of writes are kept. */
const keepFirstSave = (tx: Database, draftKey: DraftKey, id: number): Promise<void> =>
  keepAnswer(tx, SCOPE, draftKey, { id });
