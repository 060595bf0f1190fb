import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide';
import { useMemo, useState } from 'react';

import { CommentQuery, COMMENT_STATUSES, type ModeratedComment } from '#contracts/blog-moderation.ts';
import { List } from '#components/list/List.tsx';
import { Button } from '#components/ui/Button.tsx';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { SelectField } from '#components/ui/SelectField.tsx';
import { EmptyState } from '#components/ui/States.tsx';
import { goTo } from '#lib/owner/address.ts';
import { api } from '#lib/api/api.ts';
import { formatCount } from '#lib/owner/format.ts';
import { useListAddress, type ListAddress } from '#lib/owner/use-list-address.ts';

import { commentColumns } from './comment-columns.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';
import { useModeration } from './use-moderation.ts';

const EVERY = 'all';
const LABELS = { pending: 'Pending', approved: 'Approved', rejected: 'Rejected', spam: 'Spam' } as const;
const LIST = { search: 'text', filters: ['comments'] } as const;

/** BA-11 the queue: pending comments first of all. */
export function CommentsTab() {
  const address = useListAddress(LIST);
  const query = queryOf(address);
  const moderation = useModeration();
  const { pendingId, setStatus } = moderation;
  const [doomed, setDoomed] = useState<ModeratedComment>();
  const [answered, setAnswered] = useState<ModeratedComment>();
  const list = useQuery({
    ...api.blogAdmin.comments.list.queryOptions({ input: query }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(
    () => commentColumns({ moderation: { pendingId, setStatus }, onReply: setAnswered, onDelete: setDoomed }),
    [pendingId, setStatus],
  );
  const counts = list.data?.counts;
  return (
    <>
      <List
        what="comments"
        caption="Comments"
        address={address}
        toolbar={{
          label: 'Find comments',
          searchLabel: 'Search comments',
          filters: (
            <SelectField
              label="Status of the comments"
              isLabelHidden
              value={query.status ?? EVERY}
              options={[
                ...COMMENT_STATUSES.map((value) => ({
                  value,
                  label: counts ? `${LABELS[value]} (${counts[value]})` : LABELS[value],
                })),
                { value: EVERY, label: 'All comments' },
              ]}
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
            <Button onPress={() => goTo({ comments: EVERY, text: undefined, page: undefined })}>
              Show all comments
            </Button>
          </EmptyState>
        }
        count={list.data && formatCount(list.data.total, 'comment')}
        totalPages={list.data?.totalPages}
      />
      {answered && (
        <ReplyDialog comment={answered} moderation={moderation} onClose={() => setAnswered(undefined)} />
      )}
      <ConfirmDialog
        title="Delete comment"
        isOpen={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        confirmLabel="Delete comment"
        onConfirm={() => (doomed ? moderation.remove(doomed.id) : Promise.resolve())}
      >
        {`The comment of ${doomed?.authorName ?? ''} and the replies to it cannot be brought back.`}
      </ConfirmDialog>
    </>
  );
}

/** Pending ones unless the address asks for others. */
function queryOf({ filter, search, page }: ListAddress<'comments'>): CommentQuery {
  const status = filter('comments') || 'pending';
  const asked = { ...(status === EVERY ? {} : { status }), ...(search && { search }), page };
  return CommentQuery.safeParse(asked).data ?? CommentQuery.parse({ status: 'pending' });
}
