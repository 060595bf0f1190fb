/** Categories and tags are kept alike; what differs is said here (BA-6, BA-10). */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

import {
  CATEGORY_COLOR,
  CategoryInput,
  TAG_COLOR,
  TagInput,
  type AdminTag,
} from '#contracts/blog-taxonomy.ts';
import { api, useChange } from '#lib/api/api.ts';

export const refreshes = [api.blogAdmin.key(), api.activity.key()];

export const textsOf = (kind: Kind) => {
  const name = kind === 'category' ? 'Category' : 'Tag';
  const of = (done: string, failed: string) => ({
    success: `${name} ${done}`,
    failure: `${failed} ${kind}`,
    refreshes,
  });
  return {
    create: of('created', 'Creation failed: Failed to create'),
    update: of('updated', 'Update failed: Failed to update'),
    remove: of('deleted', 'Delete failed: Failed to delete'),
  };
};

type Kind = 'category' | 'tag';

type KindFacts = {
  one: string;
  many: string;
  color: string;
  slugMaximum: number;
  Input: typeof CategoryInput;
};

/** BA-6: the form's own checks are the contract's. */
export const KINDS: Readonly<Record<Kind, KindFacts>> = {
  category: {
    one: 'category',
    many: 'categories',
    color: CATEGORY_COLOR,
    slugMaximum: 100,
    Input: CategoryInput,
  },
  tag: { one: 'tag', many: 'tags', color: TAG_COLOR, slugMaximum: 50, Input: TagInput },
};

/** One shape for both. */
export type Taxonomy = {
  kind: Kind;
  items: readonly AdminTag[] | undefined;
  error: unknown;
  refetch: () => void;
  create: Calls['create']['call'];
  update: Calls['update']['call'];
  remove: (id: number) => Promise<unknown>;
  merge: (id: number, into: number) => Promise<unknown>;
  /** Every id in its new order; tags have none. */
  reorder?: (ids: number[]) => Promise<unknown>;
};

type Calls = {
  create: { call: (input: CategoryInput) => Promise<unknown> };
  update: { call: (input: Partial<CategoryInput> & { id: number }) => Promise<unknown> };
  remove: { call: (input: { id: number }) => Promise<unknown> };
  merge: { call: (input: { id: number; into: number }) => Promise<unknown> };
};
type Listed = { data: readonly AdminTag[] | undefined; error: unknown; refetch: () => unknown };

function useTaxonomy(kind: Kind, { data, error, refetch }: Listed, calls: Calls): Taxonomy {
  const texts = textsOf(kind);
  const remove = useMutation({ mutationFn: (id: number) => calls.remove.call({ id }), meta: texts.remove });
  const merge = useMutation({
    mutationFn: (input: { id: number; into: number }) => calls.merge.call(input),
    meta: texts.update,
  });
  return {
    kind,
    items: data,
    error,
    refetch: () => void refetch(),
    create: calls.create.call,
    update: calls.update.call,
    remove: remove.mutateAsync,
    merge: (id, into) => merge.mutateAsync({ id, into }),
  };
}

export function useCategories(): Taxonomy {
  const { categories } = api.blogAdmin;
  const { failure } = textsOf('category').update;
  const { mutateAsync } = useChange(categories.reorder, { failure, refreshes });
  return {
    ...useTaxonomy('category', useQuery(categories.list.queryOptions()), categories),
    reorder: useCallback((ids: number[]) => mutateAsync({ ids }), [mutateAsync]),
  };
}

export function useTags(): Taxonomy {
  const { tags } = api.blogAdmin;
  return useTaxonomy('tag', useQuery(tags.list.queryOptions()), tags);
}
