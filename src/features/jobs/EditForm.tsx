import { useQuery } from '@tanstack/react-query';

import { Dialog } from '#components/ui/Dialog.tsx';
import { api } from '#lib/api/api.ts';

import { ApplicationForm } from './ApplicationForm.tsx';
import { PendingApplication } from './PendingApplication.tsx';

/** D26 a stored application in the form, with the long texts that the list does not have. */
export function EditForm({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery(api.jobs.get.queryOptions({ input: { id } }));
  if (data) return <ApplicationForm key={id} stored={data} onClose={onClose} />;
  return (
    <Dialog title="Edit application" size="large" isOpen onClose={onClose}>
      <PendingApplication error={error} onRetry={() => void refetch()} />
    </Dialog>
  );
}
