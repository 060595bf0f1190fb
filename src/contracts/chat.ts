/** The assistant: what visitors send and what they get back (P-CHAT-8, D1). */
import { oc } from '@orpc/contract';
import { z } from 'zod';

/** Longest message of a visitor, in characters (D1). */
export const CHAT_MESSAGE_LIMIT = 2_000;
/** Longest history that is accepted; only the last `CHAT_HISTORY_TURNS` are read. */
export const CHAT_HISTORY_LIMIT = 500;
/** Turns of the history that an answer considers (D1). */
export const CHAT_HISTORY_TURNS = 20;

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
    .string()
    .trim()
    .min(1, 'Please write a message')
    .max(CHAT_MESSAGE_LIMIT, `Please keep the message under ${CHAT_MESSAGE_LIMIT} characters`),
  history: z.array(ChatTurn).max(CHAT_HISTORY_LIMIT).default([]),
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

/** With `Accept: text/event-stream` the reply comes as `delta` events and a final `done` with all of it. */
export const chat = {
  send: oc.route({ method: 'POST', path: '/chat' }).input(ChatInput).output(ChatReply),
};
