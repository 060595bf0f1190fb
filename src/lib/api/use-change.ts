import type { ProcedureUtils } from '@orpc/tanstack-query';
import { useMutation, type MutationMeta } from '@tanstack/react-query';

type Change<Input, Output> = MutationMeta & {
  onSuccess?: (output: Output, input: Input) => unknown;
};

/** A call that changes something: what it says and refreshes (ERR-5), and what follows on this screen. */
export function useChange<Input, Output>(
  call: Pick<ProcedureUtils<{ headers?: Record<string, string> }, Input, Output, Error>, 'mutationOptions'>,
  { onSuccess, ...meta }: Change<Input, Output>,
) {
  return useMutation(call.mutationOptions({ meta, ...(onSuccess && { onSuccess }) }));
}
