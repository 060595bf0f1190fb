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
import { api } from '#lib/api/api.ts';

const refreshes = [api.blogAdmin.key(), api.activity.key()];

const meta = (kind: string) => ({
  create: {
    success: `${kind} created`,
    failure: `Creation failed: Failed to create ${kind.toLowerCase()}`,
    refreshes,
  },
  update: {
    success: `${kind} updated`,
    failure: `Update failed: Failed to update ${kind.toLowerCase()}`,
    refreshes,
  },
  remove: {
    success: `${kind} deleted`,
    failure: `Delete failed: Failed to delete ${kind.toLowerCase()}`,
    refreshes,
  },
});

export type Kind = 'category' | 'tag';

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
  create: (input: CategoryInput) => Promise<unknown>;
  update: (input: CategoryInput & { id: number }) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
  merge: (id: number, into: number) => Promise<unknown>;
  /** Every id in its new order; tags have none. */
  reorder?: (ids: number[]) => Promise<unknown>;
};

export function useCategories(): Taxonomy {
  const { categories } = api.blogAdmin;
  const texts = meta('Category');
  const list = useQuery(categories.list.queryOptions());
  const create = useMutation(categories.create.mutationOptions({ meta: texts.create }));
  const update = useMutation(categories.update.mutationOptions({ meta: texts.update }));
  const remove = useMutation(categories.remove.mutationOptions({ meta: texts.remove }));
  const merge = useMutation(categories.merge.mutationOptions({ meta: texts.update }));
  const { failure } = texts.update;
  const { mutateAsync: mutateOrder } = useMutation(
    categories.reorder.mutationOptions({ meta: { failure, refreshes } }),
  );
  return {
    kind: 'category',
    items: list.data,
    error: list.error,
    refetch: () => void list.refetch(),
    create: (input) => create.mutateAsync(input),
    update: (input) => update.mutateAsync(input),
    remove: (id) => remove.mutateAsync({ id }),
    merge: (id, into) => merge.mutateAsync({ id, into }),
    reorder: useCallback((ids: number[]) => mutateOrder({ ids }), [mutateOrder]),
  };
}

export function useTags(): Taxonomy {
  const { tags } = api.blogAdmin;
  const texts = meta('Tag');
  const list = useQuery(tags.list.queryOptions());
  const create = useMutation(tags.create.mutationOptions({ meta: texts.create }));
  const update = useMutation(tags.update.mutationOptions({ meta: texts.update }));
  const remove = useMutation(tags.remove.mutationOptions({ meta: texts.remove }));
  const merge = useMutation(tags.merge.mutationOptions({ meta: texts.update }));
  return {
    kind: 'tag',
    items: list.data,
    error: list.error,
    refetch: () => void list.refetch(),
    create: (input) => create.mutateAsync(input),
    update: (input) => update.mutateAsync(input),
    remove: (id) => remove.mutateAsync({ id }),
    merge: (id, into) => merge.mutateAsync({ id, into }),
  };
}
