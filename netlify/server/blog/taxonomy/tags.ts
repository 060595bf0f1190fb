/** Tags of the blog (BA-6): what readers see of them changes with the next build. */
import { TAG_COLOR, type TagInput } from '#contracts/blog-taxonomy.ts';

import { recordActivity } from '../../activity/record.ts';
import { notFound } from '../../api/errors.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import type { Database } from '../../db/database.ts';
import { requestRebuild } from '../publishing/bulk.ts';
import { assertTwo, assertUnique } from './conflict.ts';
import * as repository from './tags-repository.ts';

type Patch = { [Name in keyof TagInput]?: TagInput[Name] | undefined };

export const listTags = (db: Database, now: Date) => repository.list(db, now);

/** @throws 409 naming the field that another tag has. */
export function createTag(context: OwnerContext, input: TagInput) {
  return context.db.transaction(async (tx) => {
    assertUnique('tag', input, await repository.findSame(tx, input, 0));
    const id = await repository.insert(tx, valuesOf(input));
    return settled(tx, context, 'created', id);
  });
}

/** @throws 404, 409 naming the field that another tag has. */
export function updateTag(context: OwnerContext, { id, ...patch }: Patch & { id: number }) {
  return context.db.transaction(async (tx) => {
    const before = (await repository.lock(tx, id)) ?? notFound('tag');
    const { name = before.name, slug = before.slug, color = before.color } = patch;
    const { description = before.description, isActive = before.isActive } = patch;
    assertUnique('tag', { name, slug }, await repository.findSame(tx, { name, slug }, id));
    await repository.update(tx, id, { name, slug, color, description, isActive });
    return settled(tx, context, 'updated', id);
  });
}

/** Deletes a tag and takes it off its posts. @throws 404 for an unknown one. */
export function deleteTag(context: OwnerContext, id: number) {
  return context.db.transaction(async (tx) => {
    const { name } = (await repository.lock(tx, id)) ?? notFound('tag');
    const detached = await repository.remove(tx, id);
    await requestRebuild(tx, context.now());
    await recordActivity(tx, context, 'deleted', 'blog_tag', id, { name, detached });
    return { id, detached };
  });
}

/** Gives the posts of a tag another and deletes it. @throws 404, 422 for a merge with itself. */
export function mergeTags(context: OwnerContext, { id, into }: { id: number; into: number }) {
  assertTwo(id, into);
  return context.db.transaction(async (tx) => {
    // Always in one order, so that two merges never wait for each other.
    for (const one of [id, into].sort((a, b) => a - b))
      if (!(await repository.lock(tx, one))) notFound('tag');
    await repository.movePosts(tx, id, into);
    await repository.remove(tx, id);
    return settled(tx, context, 'merged', into, { merged: id });
  });
}

async function settled(tx: Database, context: OwnerContext, action: string, id: number, more: object = {}) {
  const now = context.now();
  const [tag = notFound('tag')] = await repository.list(tx, now, id);
  await requestRebuild(tx, now);
  const { name, slug } = tag;
  await recordActivity(tx, context, action, 'blog_tag', id, { name, slug, ...more });
  return tag;
}

const valuesOf = ({ name, slug, description = null, color = TAG_COLOR, isActive = true }: TagInput) => {
  return { name, slug, description, color, isActive };
};
