import { useQuery } from '@tanstack/react-query';

import { api } from '#lib/api/api.ts';

/** What visitors are told so far; nothing where it cannot be asked. */
export function Preview({ question }: { question: string }) {
  const { data } = useQuery({ ...api.chat.preview.queryOptions({ input: { question } }), staleTime: 0 });
  if (!data) return null;
  return (
    <div className="rounded-control bg-raised px-3 py-2">
      <p className="mb-1 text-xs text-muted">The assistant says now</p>
      <p className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-line">{data.response}</p>
    </div>
  );
}
