/** What every mutation of the owner's screens says and refreshes, declared in its `meta` (ERR-5). */
import { MutationCache } from '@tanstack/react-query';

import { sentenceOf } from './api-request.ts';
import type { Refreshed } from './refresh.ts';
import { showToast } from '../page/toast.ts';
import type { Toast } from '../page/toast-element.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Said when it worked: `Title` or `Title: description`. */
      success?: string;
      /** Said when it did not; the server's own sentence replaces the description. */
      failure?: string;
      /** What has changed on the server: `api.blog.key()`, or a path for queries without a function. */
      refreshes?: readonly Refreshed[];
    };
  }
}

/** `X: Y` is a toast with the title X and the description Y (ERR-5). */
export function toastOf(copy: string): Toast {
  const [title = '', ...rest] = copy.split(/:\s+/);
  const description = rest.join(': ');
  return description ? { title, description } : { title };
}

/** The cache that shows the toasts and refreshes the lists of all mutations, here and in other tabs. */
export function feedbackCache(refresh: (refreshes: readonly Refreshed[]) => Promise<unknown>): MutationCache {
  return new MutationCache({
    onSuccess: async (_data, _variables, _onMutateResult, { meta }) => {
      if (meta?.success) showToast(toastOf(meta.success));
      if (meta?.refreshes) await refresh(meta.refreshes);
    },
    onError: (error, _variables, _onMutateResult, { meta }) => {
      if (!meta?.failure) return;
      const toast = toastOf(meta.failure);
      const description = sentenceOf(error, toast.description ?? '');
      showToast({ title: toast.title, ...(description ? { description } : {}), variant: 'destructive' });
    },
  });
}
