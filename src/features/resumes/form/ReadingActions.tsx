import { useState } from 'react';

import type { BaseResumeDetails } from '#contracts/resume-views.ts';
import { Button } from '#components/ui/Button.tsx';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { api, useChange } from '#lib/api/api.ts';

import { baseDrafts } from './drafts.ts';

type Props = { base: BaseResumeDetails; onRead: () => void };

/** Reads the document again, or takes the correction back. */
export function ReadingActions({ base: { id, fileSize, isCorrected }, onRead }: Props) {
  const [isAsking, setAsking] = useState(false);
  const read = useChange(api.resumes.readBase, {
    success: 'Document read again',
    failure: 'Failed to read the document. Please try again.',
    refreshes: [api.resumes.key()],
    onSuccess: onRead,
  });
  const takeBack = useChange(api.resumes.correctBase, {
    success: 'Correction taken back',
    failure: 'Failed to take the correction back. Please try again.',
    refreshes: [api.resumes.key()],
    onSuccess: () => {
      baseDrafts.remove(id);
      onRead();
    },
  });
  return (
    <>
      {isCorrected && (
        <Button variant="quiet" onPress={() => setAsking(true)}>
          Take the correction back…
        </Button>
      )}
      {fileSize > 0 && (
        <Button variant="quiet" isPending={read.isPending} onPress={() => read.mutate({ id })}>
          Read again
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Take the correction back"
          onClose={() => setAsking(false)}
          confirmLabel="Take it back"
          onConfirm={() => takeBack.mutateAsync({ id, content: null })}
        >
          What you corrected is gone then, and what was read of the document counts again.
        </ConfirmDialog>
      )}
    </>
  );
}
