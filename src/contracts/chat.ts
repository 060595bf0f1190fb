/** The assistant: what visitors send and what they get back (P-CHAT-8, D1). */
import { z } from 'zod';

import { open, owner } from './base.ts';
import { CHAT_HISTORY_LIMIT, CHAT_MESSAGE_LIMIT } from './chat-limits.ts';
import { Id } from './values.ts';

/** An earlier message. The widget's own `id` and `timestamp` (P-CHAT-1) are accepted and ignored. */
export const ChatTurn = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  id: z.string().max(100).optional(),
  timestamp: z.union([z.string().max(100), z.number()]).optional(),
});
export type ChatTurn = z.infer<typeof ChatTurn>;

const ChatMessage = z
  .string('Please write a message')
  .trim()
  .min(1, 'Please write a message')
  .max(CHAT_MESSAGE_LIMIT, `Please keep the message under ${CHAT_MESSAGE_LIMIT} characters`);

export const ChatInput = z.strictObject({
  message: ChatMessage,
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

/** What a visitor thinks of an answer. Only a question that was answered badly is kept, and nothing of who asked. */
export const ChatRating = z.strictObject({ question: ChatMessage, isHelpful: z.boolean() });

/** What becomes of a question that the owner has answered himself. */
export const ChatScoreEntry = z.object({
  answerId: Id,
  question: z.string(),
  /** His answer is given. */
  isRight: z.boolean(),
  /** What is said instead; empty where his answer is given. */
  said: z.string(),
  /** What is published says the same, as far as its words tell. */
  isPublished: z.boolean(),
});
export type ChatScoreEntry = z.infer<typeof ChatScoreEntry>;

export const ChatScore = z.object({
  asked: z.number().int(),
  right: z.number().int(),
  /** Reworded by leaving each way to ask out in turn, how many still get his answer. */
  reworded: z.object({ asked: z.number().int(), right: z.number().int() }),
  entries: z.array(ChatScoreEntry),
});
export type ChatScore = z.infer<typeof ChatScore>;

export const chat = {
  send: open
    .post('/chat', 'Ask the assistant', {
      description:
        'With `Accept: text/event-stream` the answer comes as `delta` events `{ text }` and a final `done` event that holds the whole reply.',
    })
    .input(ChatInput)
    .output(ChatReply),
  rate: open
    .post('/chat/ratings', 'Say whether an answer helped', {
      description: 'Of an answer that did not help, the text of the question is kept for 30 days.',
    })
    .input(ChatRating)
    .output(z.object({})),
  preview: owner
    .get('/chat/preview', 'What the search of the assistant says to a question now; nothing is noted')
    .input(z.strictObject({ question: ChatMessage }))
    .output(ChatReply),
  score: owner
    .get('/chat/score', 'The owner’s own questions, asked of the content as it is now')
    .output(ChatScore),
};
