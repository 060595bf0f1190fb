import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileText, FileUp, PenLine } from 'lucide';
import { useMemo, useState } from 'react';

import type { AdminPostPage, AdminPostRow } from '#contracts/blog-posts-admin.ts';
import { List } from '#components/list/List.tsx';
import { Button } from '#components/ui/Button.tsx';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { EmptyState } from '#components/ui/States.tsx';
import { optionsOf, SelectField } from '#components/ui/SelectField.tsx';
import { api } from '#lib/api/api.ts';
import { formatCount } from '#lib/owner/format.ts';
import { useListAddress, type ListAddress } from '#lib/owner/use-list-address.ts';

import { writeNewPost } from '../address.ts';
import { BulkBar, usePostActions } from './BulkBar.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { postColumns, postQueryOf, POSTS_LIST } from './post-columns.tsx';
import { UnsavedTexts } from './UnsavedTexts.tsx';

/** BA-4, BA-5: all posts, 20 per page. */
export function PostsTab() {
  const address = useListAddress(POSTS_LIST);
  const list = useQuery({
    ...api.blogAdmin.posts.list.queryOptions({ input: postQueryOf(address) }),
    placeholderData: keepPreviousData,
  });
  const actions = usePostActions();
  const { pendingId, toggle } = actions;
  const [isImporting, setImporting] = useState(false);
  const [doomed, setDoomed] = useState<AdminPostRow>();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const columns = useMemo(
    () => postColumns({ pendingId, onToggle: toggle, onDelete: setDoomed }),
    [pendingId, toggle],
  );
  const posts = list.data?.posts ?? [];
  const titles = new Map(posts.map(({ id, title }) => [id, title]));
  const present = new Set([...titles.keys()].filter((id) => chosen.has(id)));
  return (
    <>
      <List
        what="posts"
        address={address}
        toolbar={{
          filters: <PostFilters address={address} counts={list.data?.counts} />,
          actions: (
            <>
              <Button icon={FileUp} onPress={() => setImporting(true)}>
                Import
              </Button>
              <Button icon={PenLine} variant="primary" onPress={writeNewPost}>
                New post
              </Button>
            </>
          ),
        }}
        notice={
          <>
            <UnsavedTexts />
            <BulkBar posts={posts} chosen={present} onChosen={setChosen} actions={actions} />
          </>
        }
        query={list}
        rows={list.data?.posts}
        columns={columns}
        selection={{
          ids: present,
          onChange: setChosen,
          labelOf: (id) => `Select “${titles.get(id) ?? id}”`,
        }}
        empty={<NoPosts address={address} />}
        count={list.data && formatCount(list.data.total, 'post')}
        totalPages={list.data?.totalPages}
      />
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      {doomed && (
        <ConfirmDialog
          title="Delete post"
          onClose={() => setDoomed(undefined)}
          onConfirm={() => actions.remove(doomed)}
        >
          {`“${doomed.title}” goes with its comments and its address. This cannot be taken back.`}
        </ConfirmDialog>
      )}
    </>
  );
}

function NoPosts({ address: { isNarrowed, clear } }: { address: Pick<ListAddress, 'isNarrowed' | 'clear'> }) {
  return isNarrowed ? (
    <EmptyState icon={FileText} title="No post matches">
      <Button onPress={clear}>Clear Filters</Button>
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

type FiltersProps = {
  address: Pick<ListAddress<'status' | 'category'>, 'filter' | 'setFilter'>;
  counts: AdminPostPage['counts'] | undefined;
};

const LABELS = { published: 'Published', draft: 'Draft', archived: 'Archived', scheduled: 'Scheduled' };

/** BA-4: status and category beside the search. */
function PostFilters({ address: { filter, setFilter }, counts }: FiltersProps) {
  const { data: categories = [] } = useQuery(api.blogAdmin.categories.list.queryOptions());
  return (
    <div className="grid w-full grid-cols-2 gap-2.5 sm:flex sm:w-auto sm:gap-3">
      <SelectField
        label="Status"
        isLabelHidden
        value={filter('status')}
        options={[{ value: '', label: 'All statuses' }, ...optionsOf(LABELS, counts)]}
        onChange={({ target }) => setFilter('status', target.value)}
      />
      <SelectField
        label="Category"
        isLabelHidden
        value={filter('category')}
        options={[
          { value: '', label: 'All categories' },
          ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        onChange={({ target }) => setFilter('category', target.value)}
      />
    </div>
  );
}
