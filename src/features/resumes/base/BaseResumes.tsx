import { useQuery } from '@tanstack/react-query';
import { FileUser, Upload } from 'lucide';
import { useState } from 'react';

import type { BaseResume } from '#contracts/resume-views.ts';
import { Button } from '#components/ui/Button.tsx';
import { EmptyState, Pending } from '#components/ui/States.tsx';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { api, useChange } from '#lib/api/api.ts';

import type { UploadStart } from '../upload/upload-rules.ts';
import { deletionQuestion, restingOn } from '../deletion-question.ts';
import { BaseCard } from './BaseCard.tsx';
import { FromSite } from './FromSite.tsx';

type Props = { onUpload: (start: UploadStart) => void };

/** R-2 the resumes that all others are made of. */
export function BaseResumes({ onUpload }: Props) {
  const { data, error, refetch } = useQuery(api.resumes.listBase.queryOptions());
  const upload = (
    <Button icon={Upload} onPress={() => onUpload({ way: 'file', name: '' })}>
      Upload Base Resume
    </Button>
  );
  return (
    <section aria-labelledby="base-resumes">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="base-resumes" className="text-lg">
          Base Resumes
        </h2>
        {data && data.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <FromSite />
            {upload}
          </div>
        )}
      </header>
      <Pending query={{ data, error, refetch }} what="base resumes" lines={2} />
      {data?.length === 0 && (
        <EmptyState icon={FileUser} title="No base resume yet">
          <p>
            Upload the resume that you have, or begin with what your site says of you. Each resume for an
            application is made of its words alone.
          </p>
          <div className="flex flex-wrap justify-center gap-2">
            {upload}
            <FromSite />
          </div>
        </EmptyState>
      )}
      {data && data.length > 0 && <BaseGrid bases={data} onUpload={onUpload} />}
    </section>
  );
}

type GridProps = { bases: readonly BaseResume[]; onUpload: (start: UploadStart) => void };

/** R-2 the cards, and the question before one is deleted. */
function BaseGrid({ bases, onUpload }: GridProps) {
  const [doomed, setDoomed] = useState<BaseResume>();
  const { data: tailored = [] } = useQuery(api.resumes.list.queryOptions());
  const resting = doomed && restingOn(doomed.id, tailored);
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
      {doomed && (
        <ConfirmDialog
          title="Delete base resume"
          onClose={() => setDoomed(undefined)}
          confirmLabel="Delete"
          onConfirm={() => remove.mutateAsync({ id: doomed.id })}
        >
          <p>{deletionQuestion(doomed.name)}</p>
          {resting && <p className="mt-2 wrap-anywhere">{resting}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
