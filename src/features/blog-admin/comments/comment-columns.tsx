import { Ban, Check, Reply, ShieldAlert, Trash2 } from 'lucide';

import type { CommentStatus, ModeratedComment } from '#contracts/blog-moderation.ts';
import type { Column } from '#components/list/column.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Button } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { Menu, type MenuEntry } from '#components/ui/Menu.tsx';

type Props = {
  /** The comment whose status is being changed. */
  pendingId: number | undefined;
  setStatus: (id: number, status: CommentStatus) => void;
  onReply: (comment: ModeratedComment) => void;
  onDelete: (comment: ModeratedComment) => void;
};

const BADGES = {
  pending: { tone: 'warning', text: 'Pending' },
  approved: { tone: 'success', text: 'Approved' },
  rejected: { tone: 'neutral', text: 'Rejected' },
  spam: { tone: 'danger', text: 'Spam' },
} as const;

export function commentColumns(props: Props): Column<ModeratedComment>[] {
  return [
    { id: 'author', label: 'From', isRowHeader: true, cell: (comment) => <Author comment={comment} /> },
    { id: 'comment', label: 'Comment', kind: 'body', cell: (comment) => <Text comment={comment} /> },
    {
      id: 'actions',
      label: 'Actions',
      kind: 'body',
      cell: (comment) => <Actions comment={comment} {...props} />,
    },
  ];
}

function Author({ comment }: { comment: ModeratedComment }) {
  const { authorName, authorEmail, status, isAuthorReply, createdAt } = comment;
  const { tone, text } = BADGES[status];
  return (
    <span className="grid justify-items-start gap-1 md:w-44 lg:w-56">
      <span className="font-medium wrap-anywhere">{authorName}</span>
      {!isAuthorReply && (
        <a href={`mailto:${authorEmail}`} className="link text-xs wrap-anywhere">
          {authorEmail}
        </a>
      )}
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs font-normal text-muted">
        {isAuthorReply && <Badge tone="accent">Author</Badge>}
        <Badge tone={tone}>{text}</Badge>
        <DateTime at={createdAt} />
      </span>
    </span>
  );
}

function Text({ comment: { content, parentId, postSlug, postTitle } }: { comment: ModeratedComment }) {
  return (
    <>
      <p className="max-w-prose text-sm wrap-anywhere whitespace-pre-wrap">{content}</p>
      <p className="mt-1 text-xs text-muted">
        {parentId === null ? 'On ' : 'A reply on '}
        <a href={`/blog/${postSlug}`} className="link">
          {postTitle}
        </a>
      </p>
    </>
  );
}

type ActionsProps = Props & { comment: ModeratedComment };

function Actions({ comment, pendingId, setStatus, onReply, onDelete }: ActionsProps) {
  const { id, authorName, status } = comment;
  const set = (next: CommentStatus) => setStatus(id, next);
  return (
    <span className="flex flex-wrap gap-2 md:w-54 md:justify-end xl:w-max">
      {status !== 'approved' && (
        <Button icon={Check} isPending={pendingId === id} onPress={() => set('approved')}>
          Approve
        </Button>
      )}
      {status !== 'rejected' && (
        <Button icon={Ban} isDisabled={pendingId === id} onPress={() => set('rejected')}>
          Reject
        </Button>
      )}
      <Button icon={Reply} onPress={() => onReply(comment)}>
        Reply
      </Button>
      <Menu label={`More for the comment of ${authorName}`} entries={entriesOf(comment, set, onDelete)} />
    </span>
  );
}

function entriesOf(
  comment: ModeratedComment,
  set: (status: CommentStatus) => void,
  onDelete: Props['onDelete'],
): MenuEntry[] {
  const { status } = comment;
  return [
    ...(status === 'spam'
      ? []
      : [{ id: 'spam', label: 'Mark as spam', icon: ShieldAlert, onAction: () => set('spam') }]),
    ...(status === 'pending'
      ? []
      : [{ id: 'pending', label: 'Back to pending', icon: Reply, onAction: () => set('pending') }]),
    { id: 'delete', label: 'Delete…', icon: Trash2, isDestructive: true, onAction: () => onDelete(comment) },
  ];
}
