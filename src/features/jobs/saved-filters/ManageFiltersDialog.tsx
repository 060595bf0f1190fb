import { useQuery } from '@tanstack/react-query';
import { Bookmark, Pencil, Trash2 } from 'lucide';
import { useState } from 'react';

import { IconButton } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { EmptyState, Pending } from '#components/ui/States.tsx';
import { api, useChange } from '#lib/api/api.ts';

import { FilterForm } from './FilterForm.tsx';

const refreshes = [api.jobs.savedFilters.key()];

/** All saved filters; one that is deleted takes no application with it. */
export function ManageFiltersDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(api.jobs.savedFilters.list.queryOptions());
  const [renamed, setRenamed] = useState<number>();
  const rename = useChange(api.jobs.savedFilters.rename, {
    failure: 'Update failed: The filter could not be renamed. Please try again.',
    refreshes,
    onSuccess: () => setRenamed(undefined),
  });
  const remove = useChange(api.jobs.savedFilters.remove, {
    success: 'Filter deleted',
    failure: 'Delete failed: The filter could not be deleted. Please try again.',
    refreshes,
  });
  return (
    <Dialog title="Saved filters" isDismissable onClose={onClose}>
      <Pending query={{ data, error, refetch }} what="filters" lines={3} />
      {data?.length === 0 && <EmptyState icon={Bookmark} title="No filter is saved" />}
      {data && data.length > 0 && (
        <ul aria-label="Saved filters" className="divide-y divide-line">
          {data.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-1 py-1.5">
              {id === renamed ? (
                <FilterForm
                  name={name}
                  action="Rename"
                  onCancel={() => setRenamed(undefined)}
                  onSave={(to) => rename.mutateAsync({ id, name: to })}
                />
              ) : (
                <>
                  <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
                  <IconButton icon={Pencil} label={`Rename “${name}”`} onPress={() => setRenamed(id)} />
                  <IconButton
                    icon={Trash2}
                    label={`Delete “${name}”`}
                    isPending={remove.isPending && remove.variables.id === id}
                    onPress={() => remove.mutate({ id })}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
