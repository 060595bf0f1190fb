import { useCallback } from 'react';

import type { AdminPostRow, BulkInput, BulkResult } from '#contracts/blog-posts-admin.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';

const refreshes = [api.blogAdmin.key(), api.activity.key(), api.dashboard.key()];

/** What the list does with posts (BA-4, BA-10). */
export function usePostActions() {
  const update = useChange(api.blogAdmin.posts.update, {
    success: 'Status updated',
    failure: 'Update failed: Failed to update status',
    refreshes,
  });
  const remove = useChange(api.blogAdmin.posts.remove, {
    success: 'Post deleted',
    failure: 'Delete failed: Failed to delete post',
    refreshes,
  });
  const bulk = useChange(api.blogAdmin.posts.bulk, {
    failure: 'Update failed: Failed to change the posts',
    refreshes,
  });
  const { mutate } = update;
  return {
    /** BA-4: published becomes draft, any other published; the date is the server's (D17). */
    toggle: useCallback(
      ({ id, status }: AdminPostRow) =>
        mutate({ id, status: status === 'published' ? 'draft' : 'published' }),
      [mutate],
    ),
    remove: ({ id }: AdminPostRow) => remove.mutateAsync({ id }),
    bulk: (input: BulkInput) => bulk.mutateAsync(input),
    pendingId: update.isPending ? Number(update.variables.id) : undefined,
    isBusy: bulk.isPending,
  };
}

/** What came of an action on several posts, with the titles of those that it did not reach. */
export function resultSentences(
  { results }: BulkResult,
  titles: ReadonlyMap<number, string>,
): { done: string; notes: string[] } {
  const of = (outcome: BulkResult['results'][number]['outcome']) =>
    results.filter((result) => result.outcome === outcome).map(({ id }) => titles.get(id) ?? `#${id}`);
  const done = of('done').length;
  return {
    done: `${done} of ${results.length} ${results.length === 1 ? 'post' : 'posts'} changed`,
    notes: [
      ...of('unchanged').map((title) => `“${title}” was so before`),
      ...of('notFound').map((title) => `“${title}” is not there any more`),
    ],
  };
}
