import type { JobApplicationRow } from '#contracts/jobs.ts';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';

type Props = {
  application: Pick<JobApplicationRow, 'id' | 'company' | 'position'>;
  onClose: () => void;
  onDeleted?: () => void;
};

/** J-3 asks before an application is deleted. */
export function DeleteDialog({ application, onClose, onDeleted }: Props) {
  const remove = useChange(api.jobs.remove, {
    success: 'Application deleted',
    failure: 'Delete failed: The application could not be deleted. Please try again.',
    refreshes: [api.jobs.list.key(), api.jobs.dashboard.key()],
    onSuccess: (_answer, { id }) => {
      void forgetDrafts(Number(id));
      onDeleted?.();
    },
  });
  return (
    <ConfirmDialog
      title="Delete application"
      onClose={onClose}
      confirmLabel="Delete application"
      onConfirm={() => remove.mutateAsync({ id: application.id })}
    >
      {`“${application.position}” at ${application.company} goes with its notes and its history. This cannot be taken back.`}
    </ConfirmDialog>
  );
}

/** Loads what keeps drafts when it is needed, as the forms that write them do. */
async function forgetDrafts(id: number): Promise<void> {
  const { jobDrafts, noteDrafts } = await import('./draft.ts');
  jobDrafts.remove(id);
  noteDrafts.remove(id);
}
