/** The queue of comments: what readers sent, for the owner to approve or not (BA-11, D20). */
import { z } from 'zod';

import { owner, ownerOnce } from './base.ts';
import { atMost, clean, SearchText } from './owner-text.ts';
import { ById, Id, Moment, PageNumber, Totals } from './values.ts';

export const COMMENT_PAGE_SIZE = 20;
const REPLY_MAXIMUM = 2_000; // BA-11
const SELECTION_MAXIMUM = 100;

const COMMENT_STATUSES = ['pending', 'approved', 'rejected', 'spam'] as const;
export const CommentStatus = z.enum(COMMENT_STATUSES, `Use ${COMMENT_STATUSES.join(', ')}`);
export type CommentStatus = z.infer<typeof CommentStatus>;

/** A comment with what only the owner may know of it. */
export const ModeratedComment = z.object({
  id: Id,
  postId: Id,
  postTitle: z.string(),
  postSlug: z.string(),
  /** What it answers. */
  parentId: Id.nullable(),
  authorName: z.string(),
  authorEmail: z.string(),
  content: z.string(),
  status: CommentStatus,
  isAuthorReply: z.boolean(),
  createdAt: Moment,
});
export type ModeratedComment = z.infer<typeof ModeratedComment>;

export const CommentQuery = z.strictObject({
  page: PageNumber,
  limit: z.coerce.number().int().min(1).max(100).default(COMMENT_PAGE_SIZE),
  status: CommentStatus.optional(),
  postId: Id.optional(),
  /** Words in the name, the address or the text. */
  search: SearchText,
});
export type CommentQuery = z.infer<typeof CommentQuery>;

export const CommentPage = z.object({
  comments: z.array(ModeratedComment),
  ...Totals,
  /** How many there are of each status, whatever is searched for. */
  counts: z.record(CommentStatus, z.number().int()),
});
export type CommentPage = z.infer<typeof CommentPage>;

export const CommentReply = z.strictObject({
  content: z
    .string('Reply is required')
    .overwrite((text) => clean(text).trim())
    .min(1, 'Reply is required')
    .max(REPLY_MAXIMUM, atMost(REPLY_MAXIMUM)),
});
export type CommentReply = z.infer<typeof CommentReply>;

export const blogModeration = {
  list: owner.get('/blog/admin/comments', 'Comments, newest first').input(CommentQuery).output(CommentPage),
  setStatus: ownerOnce
    .patch('/blog/admin/comments', 'Approve comments, reject them or mark them as spam')
    .input(
      z.strictObject({
        ids: z.array(Id).min(1).max(SELECTION_MAXIMUM, `Use at most ${SELECTION_MAXIMUM} comments at once`),
        status: CommentStatus,
      }),
    )
    .output(z.object({ /** Comments that had another status before. */ changed: z.number().int() })),
  reply: ownerOnce
    .create(
      '/blog/admin/comments/{id}/reply',
      'Answer a comment as the author; shown at once, and a pending comment with it',
    )
    .input(z.strictObject({ id: Id, ...CommentReply.shape }))
    .output(ModeratedComment),
  remove: ownerOnce
    .delete('/blog/admin/comments/{id}', 'Delete a comment and its replies')
    .input(ById)
    .output(z.object({ id: Id })),
};
