import { Eye, FileDown, Pencil, Star, Trash2 } from 'lucide-react';

import { addressOf } from '#contracts/address.ts';
import { blogAdmin } from '#contracts/blog-admin.ts';
import type { AdminPostQuery, AdminPostRow } from '#contracts/blog-posts-admin.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Button } from '#components/ui/Button.tsx';
import { DataTable, type Column } from '#components/ui/DataTable.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { Menu, type MenuEntry } from '#components/ui/Menu.tsx';
import { goTo } from '#lib/address.ts';

import { addressOfEditor, openEditor } from '../address.ts';

import { changesOf, sortOf, type PostColumn } from './post-query.ts';
import { StatusBadge } from './StatusBadge.tsx';

type Props = {
  posts: readonly AdminPostRow[];
  query: AdminPostQuery;
  isStale: boolean;
  /** The post whose status is being changed. */
  pendingId: number | undefined;
  selection: { chosen: ReadonlySet<number>; onChange: (ids: ReadonlySet<number>) => void };
  onToggle: (post: AdminPostRow) => void;
  onDelete: (post: AdminPostRow) => void;
};

const edit = ({ id }: AdminPostRow) => openEditor(`post-${id}`);

export function PostTable({ posts, query, isStale, pendingId, selection, onToggle, onDelete }: Props) {
  const actions: Column<AdminPostRow, PostColumn> = {
    id: 'actions',
    label: 'Actions',
    kind: 'actions',
    cell: (post) => (
      <span className="inline-flex items-center gap-1">
        <Button variant="quiet" isPending={post.id === pendingId} onPress={() => onToggle(post)}>
          {post.status === 'published' ? 'Unpublish' : 'Publish'}
        </Button>
        <Menu label={`Actions for “${post.title}”`} entries={entriesOf(post, onDelete)} />
      </span>
    ),
  };
  const titles = new Map(posts.map(({ id, title }) => [id, title]));
  return (
    <DataTable
      caption="Posts"
      rows={posts}
      columns={[...COLUMNS, actions]}
      sort={sortOf(query)}
      onSort={(sort) => goTo(changesOf(sort))}
      isStale={isStale}
      selection={{
        ids: selection.chosen,
        onChange: selection.onChange,
        labelOf: (id) => `Select “${titles.get(id) ?? id}”`,
      }}
    />
  );
}

const COLUMNS: readonly Column<AdminPostRow, PostColumn>[] = [
  { id: 'title', label: 'Title', isSortable: true, isRowHeader: true, cell: (post) => <Title post={post} /> },
  { id: 'status', label: 'Status', cell: (post) => <StatusBadge {...post} /> },
  {
    id: 'viewCount',
    label: 'Views',
    kind: 'number',
    isSortable: true,
    isWideOnly: true,
    cell: ({ viewCount }) => viewCount.toLocaleString('en-US'),
  },
  {
    id: 'publishedAt',
    label: 'Published',
    isSortable: true,
    isWideOnly: true,
    cell: ({ publishedAt }) =>
      publishedAt ? <DateTime at={publishedAt} isDateOnly={Date.parse(publishedAt) <= Date.now()} /> : '–',
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    isSortable: true,
    cell: ({ updatedAt }) => <DateTime at={updatedAt} isDateOnly />,
  },
];

function Title({ post }: { post: AdminPostRow }) {
  const { title, slug, featured, hasDraft, pendingComments, categories } = post;
  return (
    <span className="grid gap-0.5">
      <span className="[&>*:not(:last-child)]:mr-2">
        <a
          href={addressOfEditor(`post-${post.id}`)}
          className="font-medium wrap-anywhere hover:text-accent hover:underline"
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return; // another tab or window
            event.preventDefault();
            edit(post);
          }}
        >
          {title}
        </a>
        {featured && (
          <Star aria-label="Featured" size={14} className="inline-block align-[-0.125em] text-accent" />
        )}
        {hasDraft && <Badge tone="accent">Unsaved changes</Badge>}
        {pendingComments > 0 && <Badge>{`${pendingComments} pending`}</Badge>}
      </span>
      <span className="text-xs font-normal wrap-anywhere text-muted">
        {[`/blog/${slug}`, ...categories.map(({ name }) => name)].join('\u00a0· ')}
      </span>
    </span>
  );
}

function entriesOf(post: AdminPostRow, onDelete: Props['onDelete']): MenuEntry[] {
  const isPublic = post.status === 'published' && Date.parse(post.publishedAt ?? '') <= Date.now();
  return [
    { id: 'edit', label: 'Edit', icon: Pencil, onAction: () => edit(post) },
    ...(isPublic
      ? [{ id: 'view', label: 'View', icon: Eye, href: `/blog/${post.slug}`, opensTab: true } as const]
      : []),
    {
      id: 'word',
      label: 'Download as Word',
      icon: FileDown,
      href: addressOf(blogAdmin.export, { id: post.id }),
    },
    { id: 'delete', label: 'Delete…', icon: Trash2, isDestructive: true, onAction: () => onDelete(post) },
  ];
}
