import { useCallback } from 'react';

import type { CommentStatus } from '#contracts/blog-moderation.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';

const refreshes = [api.blogAdmin.key(), api.activity.key(), api.dashboard.key()];

export type Moderation = ReturnType<typeof useModeration>;

/** What the owner does with comments (D20). */
export function useModeration() {
  const { comments } = api.blogAdmin;
  const status = useChange(comments.setStatus, {
    success: 'Comment updated',
    failure: 'Update failed: Failed to update comment',
    refreshes,
  });
  const reply = useChange(comments.reply, {
    success: 'Reply published',
    failure: 'Creation failed: Failed to send the reply',
    refreshes,
  });
  const remove = useChange(comments.remove, {
    success: 'Comment deleted',
    failure: 'Delete failed: Failed to delete comment',
    refreshes,
  });
  const { mutate } = status;
  return {
    setStatus: useCallback(
      (id: number, next: CommentStatus) => mutate({ ids: [id], status: next }),
      [mutate],
    ),
    pendingId: status.isPending ? status.variables.ids[0] : undefined,
    reply: (id: number, content: string) => reply.mutateAsync({ id, content }),
    remove: (id: number) => remove.mutateAsync({ id }),
  };
}
