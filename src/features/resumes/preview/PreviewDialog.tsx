import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { TailoredResume } from '#contracts/resume-views.ts';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { ErrorState, Skeleton } from '#components/ui/States.tsx';
import { api } from '#lib/api/api.ts';

import { PreviewActions } from './PreviewActions.tsx';
import { PreviewBody } from './PreviewBody.tsx';

type Props = { id: number; onClose: () => void };

/** R-7 a tailored resume as its file shows it, and how it differs from its base. */
export function PreviewDialog({ id, onClose }: Props) {
  const list = useQuery(api.resumes.list.queryOptions());
  const resume = list.data?.find((one) => one.id === id);
  const [hasChanges, setHasChanges] = useState(false);
  return (
    <Dialog
      title={resume?.title ?? 'Resume'}
      size="large"
      isOpen
      isDismissable
      onClose={onClose}
      footer={resume && <PreviewActions resume={resume} />}
    >
      {resume ? (
        <Preview resume={resume} hasChanges={hasChanges} onToggle={() => setHasChanges(!hasChanges)} />
      ) : list.error ? (
        <ErrorState
          title="The resume could not be loaded"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      ) : list.data ? (
        <p>There is no such resume. Perhaps it was deleted.</p>
      ) : (
        <Skeleton label="Loading the resume" lines={8} />
      )}
    </Dialog>
  );
}

type PreviewProps = { resume: TailoredResume; hasChanges: boolean; onToggle: () => void };

function Preview({ resume, hasChanges, onToggle }: PreviewProps) {
  const details = useQuery(api.resumes.get.queryOptions({ input: { id: resume.id } }));
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-muted">
          Underlined words are what such postings look for.{' '}
          {hasChanges && 'Marked ones differ from your base resume.'}
        </p>
        <Button isDisabled={!details.data} onPress={onToggle}>
          {hasChanges ? 'Hide Changes' : 'Show Changes'}
        </Button>
      </div>
      {details.error && (
        <ErrorState
          title="The changes could not be loaded"
          error={details.error}
          onRetry={() => void details.refetch()}
        />
      )}
      <PreviewBody resume={resume} details={details.data} hasChanges={hasChanges} />
    </div>
  );
}
