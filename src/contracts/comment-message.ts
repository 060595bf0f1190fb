/** The comment form's schema, for the browser and the server (BA-11). */
import * as z from 'zod/mini';

import { phrase } from './phrase.ts';
import { requiredName, requiredText } from './plain-text.ts';

/** What a reader fills in. */
export const CommentMessage = z.strictObject({
  authorName: requiredName(phrase('Name is required'), 100),
  authorEmail: requiredText(phrase('Email is required'), 254).check(
    z.email(phrase('Enter a valid email address')),
  ),
  content: requiredText(phrase('Comment is required'), 2_000),
});

/** What the form sends; `parentId` answers a comment of the first level. */
export const CommentInput = z.extend(CommentMessage, {
  parentId: z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
  /** Honeypot: people do not see this field. */
  website: z.optional(z.string().check(z.maxLength(2_000))),
});
export type CommentInput = z.infer<typeof CommentInput>;
