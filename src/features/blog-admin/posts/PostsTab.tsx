import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileText, FileUp, PenLine } from 'lucide-react';
import { useState } from 'react';

import type { AdminPostPage, AdminPostQuery, AdminPostRow } from '#contracts/blog-posts-admin.ts';
import { Button } from '#components/ui/Button.tsx';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { Pagination } from '#components/ui/Pagination.tsx';
import { EmptyState, ErrorState, Skeleton } from '#components/ui/States.tsx';
import { Toolbar } from '#components/ui/Toolbar.tsx';
import { api } from '#lib/api.ts';
import { formatCount } from '#lib/format.ts';
import { goTo, goToPage, useAddress } from '#lib/address.ts';

import { writeNewPost } from '../address.ts';

import { BulkBar } from './BulkBar.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { PostFilters } from './PostFilters.tsx';
import { PostTable } from './PostTable.tsx';
import { isFiltered, postQueryOf } from './post-query.ts';
import { UnsavedTexts } from './UnsavedTexts.tsx';
import { usePostActions } from './use-post-actions.ts';

/** BA-4, BA-5: all posts, 20 per page. */
export function PostsTab() {
  const query = postQueryOf(useAddress());
  const [isImporting, setImporting] = useState(false);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...api.blogAdmin.posts.list.queryOptions({ input: query }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Toolbar
        label="Find posts"
        actions={
          <>
            <Button onPress={() => setImporting(true)}>
              <FileUp aria-hidden="true" size={16} />
              Import
            </Button>
            <Button variant="primary" onPress={writeNewPost}>
              <PenLine aria-hidden="true" size={16} />
              New post
            </Button>
          </>
        }
      >
        <PostFilters query={query} counts={data?.counts} />
      </Toolbar>
      <UnsavedTexts />
      {error ? (
        <ErrorState title="The posts could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <PostList query={query} data={data} isStale={isPlaceholderData} />
      ) : (
        <Skeleton label="Loading the posts" lines={10} />
      )}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}

type ListProps = { query: AdminPostQuery; data: AdminPostPage; isStale: boolean };

function PostList({ query, data, isStale }: ListProps) {
  const actions = usePostActions();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [doomed, setDoomed] = useState<AdminPostRow>();
  const { posts, total, totalPages } = data;
  const present = new Set(posts.map(({ id }) => id).filter((id) => chosen.has(id)));
  return (
    <>
      <BulkBar posts={posts} chosen={present} onChosen={setChosen} actions={actions} />
      {posts.length === 0 ? (
        <NoPosts query={query} />
      ) : (
        <>
          <PostTable
            posts={posts}
            query={query}
            isStale={isStale}
            pendingId={actions.pendingId}
            selection={{ chosen: present, onChange: setChosen }}
            onToggle={actions.toggle}
            onDelete={setDoomed}
          />
          <Pagination
            page={query.page}
            totalPages={totalPages}
            total={formatCount(total, 'post')}
            onPage={(page) => goToPage(page)}
          />
        </>
      )}
      <ConfirmDialog
        title="Delete post"
        isOpen={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        confirmLabel="Delete post"
        onConfirm={() => (doomed ? actions.remove(doomed) : Promise.resolve())}
      >
        {`“${doomed?.title ?? ''}” goes with its comments and its address. This cannot be taken back.`}
      </ConfirmDialog>
    </>
  );
}

function NoPosts({ query }: { query: AdminPostQuery }) {
  if (query.page > 1)
    return (
      <EmptyState icon={FileText} title="This page has no posts">
        <Button onPress={() => goToPage(1)}>To the first page</Button>
      </EmptyState>
    );
  return isFiltered(query) ? (
    <EmptyState icon={FileText} title="No post matches">
      <Button onPress={() => goTo({ search: undefined, status: undefined, category: undefined })}>
        Clear Filters
      </Button>
    </EmptyState>
  ) : (
    <EmptyState icon={FileText} title="No posts yet">
      <p>Write the first one, or import a Markdown or Word document.</p>
      <Button variant="primary" onPress={writeNewPost}>
        New post
      </Button>
    </EmptyState>
  );
}
