/** Changes of many posts at once, under the rules of a single one; the caller brings the transaction. */
import { picturesCacheTag } from '../../api/edge-cache.ts';
import { addLastingPurges } from '../../edge/purges.ts';
import type { Database } from '../../db/database.ts';
import { addBuildRequest } from './outbox.ts';
import * as repository from './repository.ts';
import type { PostState } from './repository.ts';

/** Which of the posts are there, and which of those changed. */
export type BulkChange = { found: PostState[]; changed: PostState[] };

const idsOf = (posts: PostState[]) => posts.map(({ id }) => id);
const isPublic = ({ status, publishedAt }: PostState, now: Date) =>
  status === 'published' && publishedAt !== null && publishedAt <= now;

/** Publishes what is not: from now on, by the server's clock (D17). */
export async function publishPosts(tx: Database, ids: number[], now: Date): Promise<BulkChange> {
  const found = await repository.lockPosts(tx, ids);
  const changed = found.filter(({ status }) => status !== 'published');
  if (changed.length === 0) return { found, changed };
  await repository.updatePosts(tx, idsOf(changed), { status: 'published', publishedAt: now, updatedAt: now });
  const slugs = changed.map(({ slug }) => slug);
  await repository.forgetOldSlugs(tx, slugs);
  await addBuildRequest(tx, { reason: 'published', now });
  return { found, changed };
}

/** Hides what is published; dates stay (D17). */
export async function unpublishPosts(tx: Database, ids: number[], now: Date): Promise<BulkChange> {
  const found = await repository.lockPosts(tx, ids);
  const changed = found.filter(({ status }) => status === 'published');
  await repository.updatePosts(tx, idsOf(changed), { status: 'draft', updatedAt: now });
  await requestBuild(tx, changed, 'unpublished', now);
  return { found, changed };
}

export async function deletePosts(tx: Database, ids: number[], now: Date): Promise<BulkChange> {
  const found = await repository.lockPosts(tx, ids);
  await repository.deletePosts(tx, idsOf(found));
  await requestBuild(tx, found, 'deleted', now);
  return { found, changed: found };
}

/** Adds one category or tag to each post that does not have it. */
export async function addToPosts(
  tx: Database,
  ids: number[],
  target: { categoryId: number } | { tagId: number },
  now: Date,
): Promise<BulkChange> {
  const found = await repository.lockPosts(tx, ids);
  if (found.length === 0) return { found, changed: [] };
  const added = new Set(
    'categoryId' in target
      ? await repository.addCategory(tx, idsOf(found), target.categoryId)
      : await repository.addTag(tx, idsOf(found), target.tagId),
  );
  const changed = found.filter(({ id }) => added.has(id));
  await repository.updatePosts(tx, idsOf(changed), { updatedAt: now });
  await requestBuild(tx, changed, 'updated', now);
  return { found, changed };
}

/** For what changes on pages without a change of a post: the name of a category or a tag. */
export const requestRebuild = (tx: Database, now: Date): Promise<void> =>
  addBuildRequest(tx, { reason: 'updated', now });

async function requestBuild(
  tx: Database,
  posts: PostState[],
  reason: 'updated' | 'unpublished' | 'deleted',
  now: Date,
): Promise<void> {
  const shown = posts.filter((post) => isPublic(post, now));
  if (shown.length === 0) return;
  await addBuildRequest(tx, { reason, now });
  if (reason !== 'updated') await addLastingPurges(tx, idsOf(shown).map(picturesCacheTag), now);
}
