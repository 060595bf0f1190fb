import { Ban, Check, Reply, ShieldAlert, Trash2 } from 'lucide-react';
import { useState } from 'react';

import type { CommentStatus, ModeratedComment } from '#contracts/blog-moderation.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Button } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { Menu, type MenuEntry } from '#components/ui/Menu.tsx';

import { ReplyForm } from './ReplyForm.tsx';
import type { Moderation } from './use-moderation.ts';

type Props = {
  comment: ModeratedComment;
  moderation: Moderation;
  onDelete: (comment: ModeratedComment) => void;
};

const BADGES = {
  pending: { tone: 'warning', text: 'Pending' },
  approved: { tone: 'success', text: 'Approved' },
  rejected: { tone: 'neutral', text: 'Rejected' },
  spam: { tone: 'danger', text: 'Spam' },
} as const;

/** A comment with everything that the owner can do about it. */
export function CommentItem({ comment, moderation, onDelete }: Props) {
  const { id, authorName, authorEmail, content, status, isAuthorReply, createdAt, parentId } = comment;
  const [isReplying, setReplying] = useState(false);
  const { tone, text } = BADGES[status];
  const set = (next: CommentStatus) => moderation.setStatus(id, next);
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-medium wrap-anywhere">{authorName}</span>
        {isAuthorReply ? (
          <Badge tone="accent">Author</Badge>
        ) : (
          <a href={`mailto:${authorEmail}`} className="link text-xs wrap-anywhere">
            {authorEmail}
          </a>
        )}
        <Badge tone={tone}>{text}</Badge>
        <span className="text-xs text-muted">
          <DateTime at={createdAt} />
        </span>
      </div>
      <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{content}</p>
      <p className="text-xs text-muted">
        {parentId === null ? 'On ' : 'A reply on '}
        <a href={`/blog/${comment.postSlug}`} className="link">
          {comment.postTitle}
        </a>
      </p>
      <div className="flex flex-wrap gap-2">
        {status !== 'approved' && (
          <Button isPending={moderation.pendingId === id} onPress={() => set('approved')}>
            <Check aria-hidden="true" size={15} />
            Approve
          </Button>
        )}
        {status !== 'rejected' && (
          <Button isDisabled={moderation.pendingId === id} onPress={() => set('rejected')}>
            <Ban aria-hidden="true" size={15} />
            Reject
          </Button>
        )}
        {!isReplying && (
          <Button onPress={() => setReplying(true)}>
            <Reply aria-hidden="true" size={15} />
            Reply
          </Button>
        )}
        <Menu label={`More for the comment of ${authorName}`} entries={entriesOf(comment, set, onDelete)} />
      </div>
      {isReplying && (
        <ReplyForm
          name={authorName}
          isApproving={status !== 'approved'}
          onSend={(reply) => moderation.reply(id, reply)}
          onClose={() => setReplying(false)}
        />
      )}
    </li>
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
