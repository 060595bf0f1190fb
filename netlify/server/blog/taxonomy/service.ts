/** Categories and tags of the blog (BA-6), kept alike: what readers see of them changes with the next build. */
import { CATEGORY_COLOR, TAG_COLOR, type CategoryInput } from '#contracts/blog-taxonomy.ts';

import { recordActivity } from '../../activity/record.ts';
import { apiError, notFound } from '../../api/errors.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import type { Database } from '../../db/database.ts';
import { requestRebuild } from '../publishing/bulk.ts';
import * as repositories from './repository.ts';

type Named = { name: string; slug: string };
type Patch = { [Name in keyof CategoryInput]?: CategoryInput[Name] | undefined };

type Kind = 'category' | 'tag';

function taxonomyOf(kind: Kind, repository: typeof repositories.tags, defaultColor: string) {
  const resource = `blog_${kind}` as const;
  const settled = async (tx: Database, context: OwnerContext, action: string, id: number, more?: object) => {
    const now = context.now();
    const [row = notFound(kind)] = await repository.list(tx, now, id);
    await requestRebuild(tx, now);
    const { name, slug } = row;
    await recordActivity(tx, context, action, resource, id, { name, slug, ...more });
    return row;
  };
  return {
    list: repository.list,
    /** @throws 409 naming the field that another one has. */
    create: (context: OwnerContext, input: CategoryInput) =>
      context.db.transaction(async (tx) => {
        const { name, slug, description = null, color = defaultColor, isActive = true } = input;
        assertUnique(kind, input, await repository.findSame(tx, input, 0));
        const id = await repository.insert(tx, { name, slug, description, color, isActive });
        return settled(tx, context, 'created', id);
      }),
    /** @throws 404, 409 naming the field that another one has. */
    update: (context: OwnerContext, { id, ...patch }: Patch & { id: number }) =>
      context.db.transaction(async (tx) => {
        const before = (await repository.lock(tx, id)) ?? notFound(kind);
        const { name = before.name, slug = before.slug, color = before.color } = patch;
        const { description = before.description, isActive = before.isActive } = patch;
        assertUnique(kind, { name, slug }, await repository.findSame(tx, { name, slug }, id));
        await repository.update(tx, id, { name, slug, color, description, isActive });
        return settled(tx, context, 'updated', id);
      }),
    /** Deletes one and takes it off its posts. @throws 404 for an unknown one. */
    remove: (context: OwnerContext, id: number) =>
      context.db.transaction(async (tx) => {
        const { name } = (await repository.lock(tx, id)) ?? notFound(kind);
        const detached = await repository.remove(tx, id);
        await requestRebuild(tx, context.now());
        await recordActivity(tx, context, 'deleted', resource, id, { name, detached });
        return { id, detached };
      }),
    /** Gives the posts of one another and deletes the first. @throws 404, 422 for a merge with itself. */
    merge: (context: OwnerContext, { id, into }: { id: number; into: number }) => {
      assertTwo(id, into);
      return context.db.transaction(async (tx) => {
        // Always in one order, so that two merges never wait for each other.
        for (const one of [id, into].sort((a, b) => a - b))
          if (!(await repository.lock(tx, one))) notFound(kind);
        await repository.movePosts(tx, id, into);
        await repository.remove(tx, id);
        return settled(tx, context, 'merged', into, { merged: id });
      });
    },
  };
}

export const tags = taxonomyOf('tag', repositories.tags, TAG_COLOR);

export const categories = {
  ...taxonomyOf('category', repositories.categories, CATEGORY_COLOR),
  /** Puts the categories into an order; those that are not named follow. */
  reorder: (context: OwnerContext, ids: number[]) =>
    context.db.transaction(async (tx) => {
      const now = context.now();
      await repositories.categories.reorder(tx, [...new Set(ids)]);
      await requestRebuild(tx, now);
      await recordActivity(tx, context, 'reordered', 'blog_category', undefined, { ids });
      return repositories.categories.list(tx, now);
    }),
};

/** @throws 409 naming the field that another one has (BA-6). */
function assertUnique(what: Kind, wanted: Named, others: Named[]): void {
  const fields: Record<string, string> = {};
  if (others.some(({ name }) => name.toLowerCase() === wanted.name.toLowerCase()))
    fields['name'] = `Another ${what} has this name`;
  if (others.some(({ slug }) => slug === wanted.slug)) fields['slug'] = `Another ${what} has this slug`;
  const [problem] = Object.values(fields);
  if (problem !== undefined) throw apiError(409, 'CONFLICT', `${problem}.`, { fields });
}

/** @throws 422 for a merge with itself. */
function assertTwo(id: number, into: number): void {
  if (id === into)
    throw apiError(422, 'INVALID', 'Please choose another one to merge into.', {
      fields: { into: 'Choose another one' },
    });
}
