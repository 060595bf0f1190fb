/** What every mutation of the owner's screens says and refreshes, declared in its `meta` (ERR-5). */
import { MutationCache, type QueryClient } from '@tanstack/react-query';

import { sentenceOf } from './api-request.ts';
import { showToast, type Toast } from './toast.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Said when it worked: `Title` or `Title: description`. */
      success?: string;
      /** Said when it did not; the server's own sentence replaces the description. */
      failure?: string;
      /** Paths whose cached answers have changed. */
      refreshes?: string[];
    };
  }
}

/** `X: Y` is a toast with the title X and the description Y (ERR-5). */
export function toastOf(copy: string): Toast {
  const [title = '', ...rest] = copy.split(/:\s+/);
  const description = rest.join(': ');
  return description ? { title, description } : { title };
}

/** The cache that shows the toasts and refreshes the lists of all mutations. */
export function feedbackCache(client: () => QueryClient): MutationCache {
  return new MutationCache({
    onSuccess: async (_data, _variables, _onMutateResult, { meta }) => {
      if (meta?.success) showToast(toastOf(meta.success));
      const refreshes = meta?.refreshes ?? [];
      await Promise.all(refreshes.map((path) => client().invalidateQueries({ queryKey: [path] })));
    },
    onError: (error, _variables, _onMutateResult, { meta }) => {
      if (!meta?.failure) return;
      const toast = toastOf(meta.failure);
      const description = sentenceOf(error, toast.description ?? '');
      showToast({ title: toast.title, ...(description ? { description } : {}), variant: 'destructive' });
    },
  });
}
