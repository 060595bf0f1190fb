/** A conversation with the assistant without a model, on a day of its own. */
import { answer } from '#server/chat/answer/answer.ts';
import type { Turn } from '#server/chat/answer/conversation.ts';
import type { Answer } from '#server/chat/answer/reply.ts';
import type { Knowledge } from '#server/chat/knowledge/knowledge.ts';

/** The reply to the last of the messages, each asked after those before it. */
export function lastReply(knowledge: Knowledge, messages: readonly string[]): Answer | undefined {
  const history: Turn[] = [];
  let reply: Answer | undefined;
  for (const message of messages) {
    reply = answer(knowledge, { message, history, now: new Date('2026-11-20') });
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply.response });
  }
  return reply;
}
