import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';

import type { ManagedFile } from '#contracts/files.ts';
import { api } from '#lib/api/api.ts';

export const MEDIA_ORDERS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
  { value: 'largest', label: 'Largest first' },
] as const;
type MediaOrder = (typeof MEDIA_ORDERS)[number]['value'];

const COMPARE: Record<MediaOrder, (a: ManagedFile, b: ManagedFile) => number> = {
  newest: (a, b) => b.id - a.id,
  oldest: (a, b) => a.id - b.id,
  name: (a, b) => a.originalName.localeCompare(b.originalName),
  largest: (a, b) => b.size - a.size,
};

/** The media library, searched and sorted here: typing waits for nobody. */
export function useMedia(isShown: (file: ManagedFile) => boolean = () => true) {
  const query = useQuery(api.files.list.queryOptions({ input: { category: 'media' } }));
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<MediaOrder>('newest');
  const words = useDeferredValue(search).trim().toLowerCase();
  const { data } = query;
  const found = useMemo(
    () =>
      data
        ?.filter((file) => isShown(file) && textOf(file).toLowerCase().includes(words))
        .sort(COMPARE[order]),
    [data, isShown, words, order],
  );
  return { query, found, search, setSearch, order, setOrder };
}

/** What a search looks into. */
export const textOf = ({ originalName, altText }: ManagedFile) => `${originalName} ${altText ?? ''}`;
