import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide';
import { useCallback, useMemo, useState } from 'react';

import { CommentQuery, type CommentStatus, type ModeratedComment } from '#contracts/blog-moderation.ts';
import { List } from '#components/list/List.tsx';
import { Button } from '#components/ui/Button.tsx';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { optionsOf, SelectField } from '#components/ui/SelectField.tsx';
import { EmptyState } from '#components/ui/States.tsx';
import { goTo } from '#lib/owner/address.ts';
import { api, useChange } from '#lib/api/api.ts';
import { formatCount } from '#lib/owner/format.ts';
import { type ListAddress, useListAddress } from '#lib/owner/use-list-address.ts';

import { commentColumns } from './comment-columns.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';

const EVERY = 'all';
const LABELS = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  spam: 'Spam',
} satisfies Record<CommentStatus, string>;
const LIST = { search: 'text', filters: ['comments'] } as const;

/** BA-11 the queue: pending comments first of all. */
export function CommentsTab() {
  const address = useListAddress(LIST);
  const query = queryOf(address);
  const { pendingId, setStatus, reply, remove } = useModeration();
  const [doomed, setDoomed] = useState<ModeratedComment>();
  const [answered, setAnswered] = useState<ModeratedComment>();
  const list = useQuery({
    ...api.blogAdmin.comments.list.queryOptions({ input: query }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(
    () => commentColumns({ pendingId, setStatus, onReply: setAnswered, onDelete: setDoomed }),
    [pendingId, setStatus],
  );
  const counts = list.data?.counts;
  const others = counts ? Object.values(counts).reduce((sum, count) => sum + count) : 0;
  return (
    <>
      <List
        what="comments"
        address={address}
        toolbar={{
          filters: (
            <SelectField
              label="Status of the comments"
              isLabelHidden
              value={query.status ?? EVERY}
              options={[...optionsOf(LABELS, counts), { value: EVERY, label: 'All comments' }]}
              onChange={({ target }) => address.setFilter('comments', target.value)}
            />
          ),
        }}
        query={list}
        rows={list.data?.comments}
        columns={columns}
        empty={
          <EmptyState
            icon={MessageSquare}
            title={query.status === 'pending' ? 'Nothing to moderate' : 'No comments'}
          >
            <p>What readers write below your posts waits here until you approve it.</p>
            {others > 0 && (
              <Button onPress={() => goTo({ comments: EVERY, text: undefined, page: undefined })}>
                Show all comments
              </Button>
            )}
          </EmptyState>
        }
        count={list.data && formatCount(list.data.total, 'comment')}
        totalPages={list.data?.totalPages}
      />
      {answered && <ReplyDialog comment={answered} reply={reply} onClose={() => setAnswered(undefined)} />}
      {doomed && (
        <ConfirmDialog
          title="Delete comment"
          onClose={() => setDoomed(undefined)}
          onConfirm={() => remove(doomed.id)}
        >
          {`The comment of ${doomed.authorName} and the replies to it cannot be brought back.`}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Pending ones unless the address asks for others. */
function queryOf({ filter, search, page }: ListAddress<'comments'>): CommentQuery {
  const status = filter('comments') || 'pending';
  const asked = { ...(status === EVERY ? {} : { status }), ...(search && { search }), page };
  return CommentQuery.safeParse(asked).data ?? CommentQuery.parse({ status: 'pending' });
}

const refreshes = [api.blogAdmin.key(), api.activity.key(), api.dashboard.key()];

/** What the owner does with comments (D20). */
function useModeration() {
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
    pendingId: status.isPending ? Number(status.variables.ids[0]) : undefined,
    reply: (id: number, content: string) => reply.mutateAsync({ id, content }),
    remove: (id: number) => remove.mutateAsync({ id }),
  };
}
