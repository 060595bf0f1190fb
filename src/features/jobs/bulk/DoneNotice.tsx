import { Undo2, X } from 'lucide';

import type { JobBatch } from '#contracts/job-transfer.ts';
import { Button, IconButton } from '#components/ui/Button.tsx';
import { api, useChange } from '#lib/api/api.ts';
import { toastOf } from '#lib/api/mutation-feedback.ts';
import { showToast } from '#lib/page/toast.ts';

type Props = {
  /** What was done last; nothing is shown without it. */
  batch: JobBatch | undefined;
  onClose: () => void;
};

/** Says what was done at once, with the way back. */
export function DoneNotice({ batch, onClose }: Props) {
  const undo = useUndo(onClose);
  return (
    <div role="status">
      {batch && (
        <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-accent-soft px-4 py-1.5 text-sm">
          <p className="min-w-[min(12rem,100%)] flex-1">{`${batch.title}.`}</p>
          <Button icon={Undo2} isPending={undo.isPending} onPress={() => undo.mutate({ id: batch.id })}>
            Undo
          </Button>
          <IconButton icon={X} label="Close" onPress={onClose} />
        </div>
      )}
    </div>
  );
}

export const useUndo = (onDone?: () => void) =>
  useChange(api.jobs.batches.undo, {
    failure: 'Undo failed: The change could not be taken back. Please try again.',
    refreshes: [api.jobs.key()],
    onSuccess: (result) => {
      showToast(toastOf(sayUndone(result)));
      onDone?.();
    },
  });

export const sayUndone = ({ undone, kept }: { undone: number; kept: number }): string =>
  undone === 0 && kept > 0
    ? 'Nothing taken back: All of it was changed since. A later change can be undone first.'
    : 'Taken back: What was changed since is kept.';
