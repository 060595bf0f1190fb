import type { CommentInput } from '#contracts/comment-message.ts';
import type { Database } from '#server/db/database.ts';
import { blogComments } from '#server/db/schema/blog.ts';

/** What a reader could send from the comment form. */
export function commentInput(changes: Partial<CommentInput> = {}): CommentInput {
  return {
    authorName: 'Rhea Reader',
    authorEmail: 'rhea@example.com',
    content: 'This saved me a week.',
    ...changes,
  };
}

/** A stored, approved comment. */
export async function makeComment(
  db: Database,
  values: Partial<typeof blogComments.$inferInsert> & { postId: number },
) {
  const [row] = await db
    .insert(blogComments)
    .values({ ...commentInput(), status: 'approved', ...values })
    .returning();
  if (!row) throw new Error('no comment was made');
  return row;
}
