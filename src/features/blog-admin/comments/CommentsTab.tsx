import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { useState } from 'react';

import { CommentQuery, COMMENT_STATUSES, type ModeratedComment } from '#contracts/blog-moderation.ts';
import { Button } from '#components/ui/Button.tsx';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { Pagination } from '#components/ui/Pagination.tsx';
import { SelectField } from '#components/ui/SelectField.tsx';
import { EmptyState, ErrorState, Skeleton } from '#components/ui/States.tsx';
import { Toolbar } from '#components/ui/Toolbar.tsx';
import { api } from '#lib/api.ts';
import { formatCount } from '#lib/format.ts';
import { useExistingPage } from '#lib/use-existing-page.ts';
import { goTo, goToPage, useAddress } from '#lib/address.ts';

import { SearchField } from '../SearchField.tsx';

import { CommentItem } from './CommentItem.tsx';
import { useModeration } from './use-moderation.ts';

const EVERY = 'all';
const LABELS = { pending: 'Pending', approved: 'Approved', rejected: 'Rejected', spam: 'Spam' } as const;

const search = (text: string) => goTo({ text, page: undefined }, { isReplacing: true });

/** BA-11 the queue: pending comments first of all. */
export function CommentsTab() {
  const query = queryOf(useAddress());
  const moderation = useModeration();
  const [doomed, setDoomed] = useState<ModeratedComment>();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...api.blogAdmin.comments.list.queryOptions({ input: query }),
    placeholderData: keepPreviousData,
  });
  useExistingPage(query.page, isPlaceholderData ? undefined : data?.totalPages);
  const counts = data?.counts;
  return (
    <>
      <Toolbar label="Find comments">
        <SearchField label="Search comments" value={query.search ?? ''} onSearch={search} />
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
          onChange={({ target }) => goTo({ comments: target.value, page: undefined })}
        />
      </Toolbar>
      {error && (
        <ErrorState title="The comments could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton label="Loading the comments" />}
      {!error && data?.comments.length === 0 && (
        <EmptyState
          icon={MessageSquare}
          title={query.status === 'pending' ? 'Nothing to moderate' : 'No comments'}
        >
          <Button onPress={() => goTo({ comments: EVERY, text: undefined, page: undefined })}>
            Show all comments
          </Button>
        </EmptyState>
      )}
      {!error && data && data.comments.length > 0 && (
        <>
          <ul
            aria-label="Comments"
            aria-busy={isPlaceholderData}
            className="divide-y divide-line border-y border-line"
          >
            {data.comments.map((comment) => (
              <CommentItem key={comment.id} comment={comment} moderation={moderation} onDelete={setDoomed} />
            ))}
          </ul>
          <Pagination
            page={query.page}
            totalPages={data.totalPages}
            total={formatCount(data.total, 'comment')}
            onPage={(page) => goToPage(page)}
          />
        </>
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
function queryOf(address: URLSearchParams): CommentQuery {
  const status = address.get('comments') ?? 'pending';
  const asked = {
    ...(status === EVERY ? {} : { status }),
    search: address.get('text') ?? undefined,
    page: address.get('page') ?? undefined,
  };
  return CommentQuery.safeParse(asked).data ?? CommentQuery.parse({ status: 'pending' });
}
