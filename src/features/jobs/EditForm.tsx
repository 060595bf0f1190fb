import { useQuery } from '@tanstack/react-query';

import { Dialog } from '#components/ui/Dialog.tsx';
import { ErrorState, Skeleton } from '#components/ui/States.tsx';
import { api } from '#lib/api.ts';

import { ApplicationForm } from './ApplicationForm.tsx';

/** D26 a stored application in the form, with the long texts that the list does not have. */
export function EditForm({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery(api.jobs.get.queryOptions({ input: { id } }));
  if (data) return <ApplicationForm key={id} stored={data} onClose={onClose} />;
  return (
    <Dialog title="Edit application" size="large" isOpen onClose={onClose}>
      {error ? (
        <ErrorState
          title="The application could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label="Loading the application" lines={8} />
      )}
    </Dialog>
  );
}
