import { useMutation } from '@tanstack/react-query';

import { api } from '#lib/api/api.ts';

/** Takes back what was done at once. */
export const useUndo = (onDone?: () => void) =>
  useMutation(
    api.jobs.batches.undo.mutationOptions({
      meta: {
        success: 'Taken back: What was changed since is kept.',
        failure: 'Undo failed: The change could not be taken back. Please try again.',
        refreshes: [api.jobs.key()],
      },
      onSuccess: () => onDone?.(),
    }),
  );
