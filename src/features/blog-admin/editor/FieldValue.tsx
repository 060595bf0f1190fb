import { useQuery } from '@tanstack/react-query';

import { api } from '#lib/api/api.ts';

import type { EditorValues, ValueKey } from './values.ts';

/** A field's value in words. */
export function FieldValue({ name, value }: { name: ValueKey; value: EditorValues[ValueKey] }) {
  if (Array.isArray(value))
    return name === 'categoryIds' ? <CategoryNames ids={value} /> : <TagNames ids={value} />;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === '' || value === null) return <span className="text-muted">Empty</span>;
  return <span className="wrap-anywhere whitespace-pre-wrap">{String(value)}</span>;
}

function CategoryNames({ ids }: { ids: readonly number[] }) {
  const { data } = useQuery(api.blogAdmin.categories.list.queryOptions());
  return <Names ids={ids} all={data ?? []} />;
}

function TagNames({ ids }: { ids: readonly number[] }) {
  const { data } = useQuery(api.blogAdmin.tags.list.queryOptions());
  return <Names ids={ids} all={data ?? []} />;
}

function Names({ ids, all }: { ids: readonly number[]; all: readonly { id: number; name: string }[] }) {
  const names = ids.map((id) => all.find((one) => one.id === id)?.name ?? `#${id}`);
  return names.length > 0 ? names.join(', ') : <span className="text-muted">None</span>;
}
