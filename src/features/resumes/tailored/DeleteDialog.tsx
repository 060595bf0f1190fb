import type { TailoredResume } from '#contracts/resume-views.ts';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';

import { deletionQuestion } from '../deletion-question.ts';

type Props = {
  /** The resume to be deleted; the dialog is open while there is one. */
  resume: TailoredResume | undefined;
  onClose: () => void;
};

/** R-4 asks before a tailored resume goes. */
export function DeleteDialog({ resume, onClose }: Props) {
  const remove = useChange(api.resumes.remove, {
    success: 'Resume deleted',
    failure: 'Failed to delete resume', // ERR-4
    refreshes: [api.resumes.key()],
    onSuccess: async (_answer, { id }) => {
      const { editDrafts } = await import('../form/drafts.ts');
      editDrafts.remove(Number(id));
    },
  });
  return (
    <ConfirmDialog
      title="Delete resume"
      isOpen={resume !== undefined}
      onClose={onClose}
      confirmLabel="Delete"
      onConfirm={() => (resume ? remove.mutateAsync({ id: resume.id }) : Promise.resolve())}
    >
      <p className="wrap-anywhere">{deletionQuestion(resume?.title ?? '')}</p>
      {resume !== undefined && resume.sentCount > 0 && (
        <p className="mt-2 text-muted">What was sent of it stays in the list of sent files.</p>
      )}
    </ConfirmDialog>
  );
}
