import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide';

import { Button } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { ErrorState } from '#components/ui/States.tsx';
import { api } from '#lib/api/api.ts';

import { useUndo } from '../bulk/DoneNotice.tsx';

/** Imports and changes at once that can still be taken back. */
export function Batches() {
  const { data, error, refetch } = useQuery(api.jobs.batches.list.queryOptions());
  const undo = useUndo();
  if (error)
    return (
      <ErrorState
        title="What can be undone could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!data || data.length === 0) return null;
  return (
    <section aria-label="Can be undone" className="grid gap-2">
      <h3 className="border-b border-line pb-1.5 text-base font-medium">Can be undone</h3>
      <ul className="grid gap-1.5">
        {data.map(({ id, title, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <span className="min-w-[min(12rem,100%)] flex-1 wrap-anywhere">{title}</span>
            <span className="text-xs text-muted">
              <DateTime at={createdAt} />
            </span>
            <Button
              icon={Undo2}
              aria-label={`Undo “${title}”`}
              isPending={undo.isPending && undo.variables.id === id}
              onPress={() => undo.mutate({ id })}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
