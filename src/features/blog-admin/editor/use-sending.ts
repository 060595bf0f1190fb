import { useMutation } from '@tanstack/react-query';

import type { AdminPost } from '#contracts/blog-posts-admin.ts';
import { api } from '#lib/api/api.ts';

import { savePost, type SaveRequest } from './save-post.ts';

/** Sends the post, says why it could not, and refreshes the lists, for which nobody waits. */
export function useSending(isFirst: boolean, isKept: boolean) {
  const place = isKept
    ? 'Your text is kept on this device.'
    : 'Your text is kept only as long as this page is open.';
  const { mutateAsync } = useMutation({
    mutationFn: async ({
      request,
      onSaved,
    }: {
      request: SaveRequest;
      onSaved: (post: AdminPost) => void;
    }) => {
      onSaved(await savePost(request));
    },
    meta: {
      failure: `${isFirst ? 'Creation' : 'Update'} failed: The server cannot be reached. ${place}`,
      refreshes: [api.blogAdmin.key(), api.activity.key(), api.dashboard.key()],
    },
  });
  return (request: SaveRequest) =>
    new Promise<AdminPost>((onSaved, onRefused) => void mutateAsync({ request, onSaved }).catch(onRefused));
}
