/** The assistant: what visitors send and what they get back (P-CHAT-8, D1). */
import { z } from 'zod';

import { open } from './base.ts';
import { CHAT_HISTORY_LIMIT, CHAT_MESSAGE_LIMIT } from './chat-limits.ts';

/** An earlier message. The widget's own `id` and `timestamp` (P-CHAT-1) are accepted and ignored. */
export const ChatTurn = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  id: z.string().max(100).optional(),
  timestamp: z.union([z.string().max(100), z.number()]).optional(),
});
export type ChatTurn = z.infer<typeof ChatTurn>;

export const ChatInput = z.strictObject({
  message: z
    .string('Please write a message')
    .trim()
    .min(1, 'Please write a message')
    .max(CHAT_MESSAGE_LIMIT, `Please keep the message under ${CHAT_MESSAGE_LIMIT} characters`),
  history: z
    .array(ChatTurn)
    .max(CHAT_HISTORY_LIMIT, `Please send at most ${CHAT_HISTORY_LIMIT} earlier messages`)
    .default([]),
});
export type ChatInput = z.infer<typeof ChatInput>;

/** A part of the site that an answer rests on. */
export const Citation = z.object({
  /** Anchor of the section on the landing page, or `blog`. */
  section: z.string(),
  title: z.string(),
  url: z.string(),
});
export type Citation = z.infer<typeof Citation>;

export const ChatReply = z.object({
  response: z.string(),
  citations: z.array(Citation),
  /** Whether the language model or the search over the site's text has answered (D45). */
  answeredBy: z.enum(['model', 'search']),
});
export type ChatReply = z.infer<typeof ChatReply>;

export const chat = {
  send: open
    .route({
      method: 'POST',
      path: '/chat',
      summary: 'Ask the assistant',
      description:
        'With `Accept: text/event-stream` the answer comes as `delta` events `{ text }` and a final `done` event that holds the whole reply.',
      tags: ['chat'],
    })
    .input(ChatInput)
    .output(ChatReply),
};
