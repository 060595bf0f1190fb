import { Eye, FileDown, Pencil, Star, Trash2 } from 'lucide';
import { contract } from 'virtual:api-routes';

import { Icon } from '#components/ui/Icon.tsx';
import { addressOf } from '#contracts/address.ts';
import { AdminPostQuery, type AdminPostRow } from '#contracts/blog-posts-admin.ts';
import type { PostStatus } from '#contracts/blog-post-input.ts';
import { actionsColumn, type Column } from '#components/list/column.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Button } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { Menu, type MenuEntry } from '#components/ui/Menu.tsx';
import type { ListAddress } from '#lib/owner/use-list-address.ts';

import { addressOfEditor, openEditor } from '../address.ts';

type Actions = {
  /** The post whose status is being changed. */
  pendingId: number | undefined;
  onToggle: (post: AdminPostRow) => void;
  onDelete: (post: AdminPostRow) => void;
};

const edit = ({ id }: AdminPostRow) => openEditor(`post-${id}`);

/** The columns of the Posts tab (BA-4). */
export function postColumns({ pendingId, onToggle, onDelete }: Actions): Column<AdminPostRow, PostColumn>[] {
  return [
    {
      id: 'title',
      label: 'Title',
      isRowHeader: true,
      cell: (post) => <Title post={post} />,
    },
    { id: 'status', label: 'Status', cell: (post) => <StatusBadge {...post} /> },
    {
      id: 'viewCount',
      label: 'Views',
      kind: 'number',
      isWideOnly: true,
      cell: ({ viewCount }) => viewCount.toLocaleString('en-US'),
    },
    {
      id: 'publishedAt',
      label: 'Published',
      isWideOnly: true,
      cell: ({ status, publishedAt }) =>
        publishedAt && status !== 'draft' ? (
          <DateTime at={publishedAt} isDateOnly={Date.parse(publishedAt) <= Date.now()} />
        ) : (
          '–'
        ),
    },
    {
      id: 'updatedAt',
      label: 'Updated',
      cell: ({ updatedAt }) => <DateTime at={updatedAt} isDateOnly />,
    },
    actionsColumn((post) => (
      <span className="inline-flex items-center gap-1">
        <Button variant="quiet" isPending={post.id === pendingId} onPress={() => onToggle(post)}>
          {post.status === 'published' ? 'Unpublish' : 'Publish'}
        </Button>
        <Menu label={`Actions for “${post.title}”`} entries={entriesOf(post, onDelete)} />
      </span>
    )),
  ];
}

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
          <Icon
            shape={Star}
            label="Featured"
            size={14}
            className="inline-block align-[-0.125em] text-accent"
          />
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

function entriesOf(post: AdminPostRow, onDelete: Actions['onDelete']): MenuEntry[] {
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
      href: addressOf(contract.blogAdmin.export, { id: post.id }),
    },
    { id: 'delete', label: 'Delete…', icon: Trash2, isDestructive: true, onAction: () => onDelete(post) },
  ];
}

/** BA-4: published green, draft yellow, archived gray; a moment to come makes it scheduled. */
const BADGES = {
  published: { tone: 'success', text: 'Published' },
  draft: { tone: 'warning', text: 'Draft' },
  archived: { tone: 'neutral', text: 'Archived' },
} as const;

function StatusBadge({ status, publishedAt }: { status: PostStatus; publishedAt: string | null }) {
  const { tone, text } = BADGES[status];
  const isScheduled = status === 'published' && publishedAt !== null && Date.parse(publishedAt) > Date.now();
  return <Badge tone={tone}>{isScheduled ? 'Scheduled' : text}</Badge>;
}

/** Ids of the columns that sort are the names of the contract. */
type PostColumn = AdminPostQuery['sortBy'] | 'status' | 'actions';

const SORTS: readonly PostColumn[] = ['title', 'viewCount', 'publishedAt', 'updatedAt'];
export const POSTS_LIST = {
  filters: ['status', 'category'],
  sorts: SORTS,
  firstSort: { by: 'updatedAt', direction: 'descending' },
} as const;

type Address = Pick<ListAddress<'status' | 'category', PostColumn>, 'search' | 'filter' | 'sort' | 'page'>;

/** What the address asks for; what is not understood counts as not there. */
export function postQueryOf({ search, filter, sort, page }: Address): AdminPostQuery {
  const asked = {
    search,
    status: filter('status'),
    category: filter('category'),
    page,
    sortBy: sort?.by,
    sortOrder: sort?.direction === 'ascending' ? 'asc' : 'desc',
  };
  const known = Object.entries(asked).filter(
    ([name, value]) => value && AdminPostQuery.safeParse({ [name]: value }).success,
  );
  return AdminPostQuery.parse(Object.fromEntries(known));
}
