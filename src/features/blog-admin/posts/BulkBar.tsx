import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import type { AdminPostRow, BulkInput, BulkResult } from '#contracts/blog-posts-admin.ts';
import { Button } from '#components/ui/Button.tsx';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { Menu } from '#components/ui/Menu.tsx';
import { buttonStyles } from '#components/ui/owner-styles.ts';
import { api, useChange } from '#lib/api/api.ts';
import { formatCount } from '#lib/owner/format.ts';

type Props = {
  posts: readonly AdminPostRow[];
  chosen: ReadonlySet<number>;
  onChosen: (ids: ReadonlySet<number>) => void;
  actions: ReturnType<typeof usePostActions>;
};

/** What can be done with all chosen posts, and what came of it for each. */
export function BulkBar({ posts, chosen, onChosen, actions }: Props) {
  const [result, setResult] = useState<ReturnType<typeof resultSentences>>();
  const [isAsking, setAsking] = useState(false);
  const act = async (input: Omit<BulkInput, 'ids'>) => {
    const titles = new Map(posts.map(({ id, title }) => [id, title]));
    const answer = await actions.bulk({ ...input, ids: [...chosen] });
    setResult(resultSentences(answer, titles));
    onChosen(new Set());
  };
  const attempt = (input: Omit<BulkInput, 'ids'>) => void act(input).catch(() => undefined); // the toast says it
  return (
    <div className="mb-3 grid gap-2 empty:hidden">
      {chosen.size > 0 && (
        <div
          role="group"
          aria-label="Chosen posts"
          className="flex flex-wrap items-center gap-2 rounded-card bg-accent-soft px-4 py-2"
        >
          <p role="status" className="mr-auto font-medium">{`${formatCount(chosen.size, 'post')} chosen`}</p>
          <Button isDisabled={actions.isBusy} onPress={() => attempt({ action: 'publish' })}>
            Publish
          </Button>
          <Button isDisabled={actions.isBusy} onPress={() => attempt({ action: 'unpublish' })}>
            Unpublish
          </Button>
          <AddMenus onAdd={(action, targetId) => attempt({ action, targetId })} />
          <Button variant="danger" isDisabled={actions.isBusy} onPress={() => setAsking(true)}>
            Delete…
          </Button>
          <Button variant="quiet" onPress={() => onChosen(new Set())}>
            Choose none
          </Button>
        </div>
      )}
      {result && (
        <div
          role="status"
          className="flex flex-wrap items-start gap-x-3 rounded-card border border-line px-4 py-2"
        >
          <div className="mr-auto py-1">
            <p>{result.done}</p>
            <ul className="text-muted">
              {result.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </div>
          <Button variant="quiet" onPress={() => setResult(undefined)}>
            Dismiss
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${formatCount(chosen.size, 'post')}`}
          onClose={() => setAsking(false)}
          onConfirm={() => act({ action: 'delete' })}
        >
          The posts go with their comments and addresses. This cannot be taken back.
        </ConfirmDialog>
      )}
    </div>
  );
}

function AddMenus({ onAdd }: { onAdd: (action: 'addCategory' | 'addTag', targetId: number) => void }) {
  const { data: categories = [] } = useQuery(api.blogAdmin.categories.list.queryOptions());
  const { data: tags = [] } = useQuery(api.blogAdmin.tags.list.queryOptions());
  const entries = (action: 'addCategory' | 'addTag', list: readonly { id: number; name: string }[]) =>
    list.map(({ id, name }) => ({ id: String(id), label: name, onAction: () => onAdd(action, id) }));
  return (
    <>
      <Menu
        label="Add category"
        entries={entries('addCategory', categories)}
        className={buttonStyles.secondary}
      >
        Add category
      </Menu>
      <Menu label="Add tag" entries={entries('addTag', tags)} className={buttonStyles.secondary}>
        Add tag
      </Menu>
    </>
  );
}

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
