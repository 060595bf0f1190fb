/** Comments: plain text, pending until the owner approves them, one level of replies (D20). */
import type { z } from 'zod';

import type { Comment } from '#contracts/blog.ts';
import type { CommentInput } from '#contracts/comment-message.ts';

import type { ApiContext } from '../../api/context.ts';
import { apiError, notFound } from '../../api/errors.ts';
import type { Database } from '../../db/database.ts';
import { addEvent } from '../engagement/engagement.ts';
import { tracesOf } from '../engagement/engagement.ts';
import * as repository from './repository.ts';

const LIST_LIMIT = 500;

/** The approved comments of a public post, oldest first. @throws 404 for any other post. */
export async function listComments(
  db: Database,
  postId: number,
  now: Date,
): Promise<z.input<typeof Comment>[]> {
  if (!(await repository.findCommentedPost(db, postId, now))) notFound('post');
  return repository.findApproved(db, postId, LIST_LIMIT);
}

/**
 * Stores a comment for the owner to approve; one that fell for the honeypot is stored as spam and answered
 * the same.
 *
 * @throws 404 for a post that is not public, 403 where comments are closed, 422 for a reply to what is not
 * there.
 */
export async function addComment(
  context: ApiContext,
  { id: postId, parentId, website, ...message }: CommentInput & { id: number },
) {
  const { db } = context;
  const now = context.now();
  const post = (await repository.findCommentedPost(db, postId, now)) ?? notFound('post');
  if (!post.allowComments) throw apiError(403, 'FORBIDDEN', 'Comments on this post are closed.');
  const { ipAddress, userAgent, ...traces } = tracesOf(context, now);
  const parent = parentId === undefined ? null : await threadOf(db, postId, parentId);
  const status = website ? 'spam' : 'pending';
  await db.transaction(async (tx) => {
    await repository.insertComment(tx, {
      ...message,
      postId,
      parentId: parent,
      status,
      ipAddress,
      userAgent,
    });
    if (status === 'pending')
      await addEvent(tx, { postId, event: 'comment', metadata: {}, ipAddress, userAgent, ...traces });
  });
  return { status: 'pending' as const };
}

/** The comment of the first level that a reply belongs to: a reply to a reply joins its thread. */
async function threadOf(db: Database, postId: number, parentId: number): Promise<number> {
  const parent = await repository.findParent(db, postId, parentId);
  if (parent) return parent.parentId ?? parent.id;
  throw apiError(422, 'INVALID', 'The comment that you answer is not there any more.', {
    fields: { parentId: 'This comment is not there any more' },
  });
}
