import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';

/** Takes back what was done at once. */
export const useUndo = (onDone?: () => void) =>
  useChange(api.jobs.batches.undo, {
    success: 'Taken back: What was changed since is kept.',
    failure: 'Undo failed: The change could not be taken back. Please try again.',
    refreshes: [api.jobs.key()],
    onSuccess: () => onDone?.(),
  });
