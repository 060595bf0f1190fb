/** What readers wrote: the owner approves it, refuses it or answers it (BA-11, D20). */
import type { CommentPage, CommentQuery, CommentStatus } from '#contracts/blog-moderation.ts';
import type { z } from 'zod';

import { recordActivity } from '../../activity/record.ts';
import { BLOG_CACHE_TAG } from '../../api/edge-cache.ts';
import { addPurges } from '../../edge/purges.ts';
import { apiError, notFound } from '../../api/errors.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import type { Database } from '../../db/database.ts';
import * as repository from './moderation-repository.ts';

/** One page of the queue, newest first. */
export async function listComments(db: Database, query: CommentQuery): Promise<z.input<typeof CommentPage>> {
  const { rows, total } = await repository.findPage(db, query);
  const counts = await repository.countByStatus(db);
  return { comments: rows, total, totalPages: Math.ceil(total / query.limit), counts };
}

const ACTIVITY: Record<CommentStatus, string> = {
  pending: 'reopened',
  approved: 'approved',
  rejected: 'rejected',
  spam: 'marked as spam',
};

/** Gives comments a status; those that have it, or are not there any more, do not count. */
export function setStatus(context: OwnerContext, { ids, status }: { ids: number[]; status: CommentStatus }) {
  return context.db.transaction(async (tx) => {
    const changed = await repository.setStatus(tx, ids, status);
    if (changed.length > 0) {
      const only = changed.length === 1 ? changed[0] : undefined;
      await recordActivity(tx, context, ACTIVITY[status], 'blog_comment', only, { ids: changed });
      await addPurges(tx, [BLOG_CACHE_TAG], context.now());
    }
    return { changed: changed.length };
  });
}

/**
 * Answers a comment as the author: shown at once. A pending comment is approved with it, because a reply shows
 * only below what it answers.
 *
 * @throws 404, 409 for a comment that was rejected or is spam
 */
export function reply(context: OwnerContext, { id, content }: { id: number; content: string }) {
  return context.db.transaction(async (tx) => {
    const comment = (await repository.findComment(tx, id)) ?? notFound('comment');
    if (comment.status === 'rejected' || comment.status === 'spam')
      throw apiError(409, 'CONFLICT', 'Approve this comment before you answer it.');
    await repository.approvePending(tx, [comment.id, comment.parentId ?? comment.id]);
    const { firstName, lastName, email } = context.owner;
    const replyId = await repository.insertComment(tx, {
      postId: comment.postId,
      parentId: comment.parentId ?? comment.id, // one level of replies
      authorName: `${firstName} ${lastName}`.trim(),
      authorEmail: email,
      content,
      status: 'approved',
      isAuthorReply: true,
      createdAt: context.now(),
    });
    await recordActivity(tx, context, 'replied', 'blog_comment', replyId, {
      to: id,
      post: comment.postTitle,
    });
    await addPurges(tx, [BLOG_CACHE_TAG], context.now());
    return (await repository.findComment(tx, replyId)) ?? notFound('comment');
  });
}

/** Deletes a comment and the replies to it. @throws 404 for an unknown one. */
export function deleteComment(context: OwnerContext, id: number) {
  return context.db.transaction(async (tx) => {
    const { postTitle, authorName } = (await repository.findComment(tx, id)) ?? notFound('comment');
    await repository.deleteComment(tx, id);
    await recordActivity(tx, context, 'deleted', 'blog_comment', id, { post: postTitle, authorName });
    await addPurges(tx, [BLOG_CACHE_TAG], context.now());
    return { id };
  });
}
