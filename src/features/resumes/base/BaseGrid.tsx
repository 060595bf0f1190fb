import { useState } from 'react';

import type { BaseResume } from '#contracts/resume-views.ts';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';

import { deletionQuestion } from '../deletion-question.ts';
import type { UploadStart } from '../upload/upload-rules.ts';
import { BaseCard } from './BaseCard.tsx';

type Props = { bases: readonly BaseResume[]; onUpload: (start: UploadStart) => void };

/** R-2 the cards, and the question before one is deleted. */
export function BaseGrid({ bases, onUpload }: Props) {
  const [doomed, setDoomed] = useState<BaseResume>();
  const remove = useChange(api.resumes.removeBase, {
    success: 'Base resume deleted',
    failure: 'Failed to delete base resume', // ERR-4
    refreshes: [api.resumes.key()],
    onSuccess: async (_answer, { id }) => {
      const { baseDrafts } = await import('../form/drafts.ts');
      baseDrafts.remove(Number(id));
    },
  });
  return (
    <>
      <ul aria-label="Base resumes" className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {bases.map((base) => (
          <li key={base.id} className="min-w-0">
            <BaseCard base={base} onDelete={() => setDoomed(base)} onUpload={onUpload} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title="Delete base resume"
        isOpen={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        confirmLabel="Delete"
        onConfirm={() => (doomed ? remove.mutateAsync({ id: doomed.id }) : Promise.resolve())}
      >
        {deletionQuestion(doomed?.name ?? '')}
      </ConfirmDialog>
    </>
  );
}
