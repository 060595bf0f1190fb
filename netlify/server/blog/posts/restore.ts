import { recordActivity } from '../../activity/record.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import * as publishing from '../publishing/service.ts';
import { addRevision, getRevision, textOf } from '../revisions/service.ts';
import * as repository from './repository.ts';
import { assertFresh } from './service.ts';
import { readPost } from './view.ts';

type Restoration = { id: number; revisionId: number; updatedAt: string };

/**
 * Saves the text of a revision as the newest: what it replaces stays a revision too. Slug, status and date stay as
 * they are, and so do categories and tags that are not there any more.
 *
 * @throws 404, 409 `STALE` when the post changed since `updatedAt`
 */
export function restoreRevision(context: OwnerContext, { id, revisionId, updatedAt }: Restoration) {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const before = await publishing.lockPost(tx, id);
    await assertFresh(tx, before, { updatedAt });
    const { slug: _, ...text } = (await getRevision(tx, id, revisionId)).values;
    const categoryIds = await repository.knownCategories(tx, text.categoryIds);
    const tagIds = await repository.knownTags(tx, text.tagIds);
    const post = await publishing.updatePost(tx, id, { ...text, categoryIds, tagIds }, now);
    const values = textOf(post, { categoryIds, tagIds });
    await addRevision(tx, { post, values, cause: 'restored', now });
    await recordActivity(tx, context, 'restored', 'blog_post', id, { title: post.title, revisionId });
    return readPost(tx, id);
  });
}
