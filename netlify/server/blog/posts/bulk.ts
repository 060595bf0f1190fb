/** One action on several posts: in one transaction, with a result for each (BA-4). */
import type { BulkInput, BulkResult } from '#contracts/blog-posts-admin.ts';

import { recordActivity } from '../../activity/record.ts';
import { notFound } from '../../api/errors.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import type { Database } from '../../db/database.ts';
import {
  addToPosts,
  deletePosts,
  publishPosts,
  unpublishPosts,
  type BulkChange,
} from '../publishing/bulk.ts';
import * as repository from './repository.ts';

const ACTIVITY: Record<BulkInput['action'], string> = {
  publish: 'published',
  unpublish: 'unpublished',
  delete: 'deleted',
  addCategory: 'updated',
  addTag: 'updated',
};

/** @throws 404 for an unknown category or tag. */
export function changePosts(context: OwnerContext, input: BulkInput): Promise<BulkResult> {
  const ids = [...new Set(input.ids)];
  return context.db.transaction(async (tx) => {
    const { found, changed } = await apply(tx, { ...input, ids }, context.now());
    const foundIds = new Set(found.map(({ id }) => id));
    const changedIds = changed.map(({ id }) => id);
    if (changedIds.length > 0) {
      const details = {
        count: changedIds.length,
        ids: changedIds,
        action: input.action,
        targetId: input.targetId,
      };
      const resourceId = changedIds.length === 1 ? changedIds[0] : undefined;
      await recordActivity(tx, context, ACTIVITY[input.action], 'blog_post', resourceId, details);
    }
    const isChanged = new Set(changedIds);
    const outcomeOf = (id: number) =>
      isChanged.has(id) ? 'done' : foundIds.has(id) ? 'unchanged' : 'notFound';
    return { results: ids.map((id) => ({ id, outcome: outcomeOf(id) })) };
  });
}

async function apply(tx: Database, { action, ids, targetId }: BulkInput, now: Date): Promise<BulkChange> {
  if (action === 'publish') return publishPosts(tx, ids, now);
  if (action === 'unpublish') return unpublishPosts(tx, ids, now);
  if (action === 'delete') return deletePosts(tx, ids, now);
  const target = targetId === undefined ? [] : [targetId];
  if (action === 'addCategory') {
    const [categoryId = notFound('category')] = await repository.knownCategories(tx, target);
    return addToPosts(tx, ids, { categoryId }, now);
  }
  const [tagId = notFound('tag')] = await repository.knownTags(tx, target);
  return addToPosts(tx, ids, { tagId }, now);
}
