/** Categories of the blog (BA-6): what readers see of them changes with the next build. */
import { CATEGORY_COLOR, type CategoryInput } from '#contracts/blog-taxonomy.ts';

import { recordActivity } from '../../activity/record.ts';
import { notFound } from '../../api/errors.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import type { Database } from '../../db/database.ts';
import { requestRebuild } from '../publishing/bulk.ts';
import { assertTwo, assertUnique } from './conflict.ts';
import * as repository from './categories-repository.ts';

type Patch = { [Name in keyof CategoryInput]?: CategoryInput[Name] | undefined };

export const listCategories = (db: Database, now: Date) => repository.list(db, now);

/** @throws 409 naming the field that another category has. */
export function createCategory(context: OwnerContext, input: CategoryInput) {
  return context.db.transaction(async (tx) => {
    assertUnique('category', input, await repository.findSame(tx, input, 0));
    const id = await repository.insert(tx, {
      ...valuesOf(input),
      sortOrder: await repository.nextSortOrder(tx),
    });
    return settled(tx, context, 'created', id);
  });
}

/** @throws 404, 409 naming the field that another category has. */
export function updateCategory(context: OwnerContext, { id, ...patch }: Patch & { id: number }) {
  return context.db.transaction(async (tx) => {
    const before = (await repository.lock(tx, id)) ?? notFound('category');
    const { name = before.name, slug = before.slug, color = before.color } = patch;
    const { description = before.description, isActive = before.isActive } = patch;
    assertUnique('category', { name, slug }, await repository.findSame(tx, { name, slug }, id));
    await repository.update(tx, id, { name, slug, color, description, isActive });
    return settled(tx, context, 'updated', id);
  });
}

/** Deletes a category and takes it off its posts. @throws 404 for an unknown one. */
export function deleteCategory(context: OwnerContext, id: number) {
  return context.db.transaction(async (tx) => {
    const { name } = (await repository.lock(tx, id)) ?? notFound('category');
    const detached = await repository.remove(tx, id);
    await requestRebuild(tx, context.now());
    await recordActivity(tx, context, 'deleted', 'blog_category', id, { name, detached });
    return { id, detached };
  });
}

/** Gives the posts of a category another and deletes it. @throws 404, 422 for a merge with itself. */
export function mergeCategories(context: OwnerContext, { id, into }: { id: number; into: number }) {
  assertTwo(id, into);
  return context.db.transaction(async (tx) => {
    // Always in one order, so that two merges never wait for each other.
    for (const one of [id, into].sort((a, b) => a - b))
      if (!(await repository.lock(tx, one))) notFound('category');
    await repository.movePosts(tx, id, into);
    await repository.remove(tx, id);
    return settled(tx, context, 'merged', into, { merged: id });
  });
}

/** Puts the categories into an order; those that are not named follow. */
export function reorderCategories(context: OwnerContext, ids: number[]) {
  return context.db.transaction(async (tx) => {
    const now = context.now();
    await repository.reorder(tx, [...new Set(ids)]);
    await requestRebuild(tx, now);
    await recordActivity(tx, context, 'reordered', 'blog_category', undefined, { ids });
    return repository.list(tx, now);
  });
}

async function settled(tx: Database, context: OwnerContext, action: string, id: number, more: object = {}) {
  const now = context.now();
  const [category = notFound('category')] = await repository.list(tx, now, id);
  await requestRebuild(tx, now);
  const { name, slug } = category;
  await recordActivity(tx, context, action, 'blog_category', id, { name, slug, ...more });
  return category;
}

const valuesOf = ({
  name,
  slug,
  description = null,
  color = CATEGORY_COLOR,
  isActive = true,
}: CategoryInput) => {
  return { name, slug, description, color, isActive };
};
