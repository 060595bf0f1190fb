/** Answers a visitor: with the model where it can, with the search over the same text where it cannot. */
import type { ChatInput, ChatReply } from '#contracts/chat.ts';
import { CHAT_HISTORY_TURNS } from '#contracts/chat-limits.ts';

import type { ApiContext } from '../api/context.ts';
import { countCall } from '../api/limits.ts';
import { listPublishedTexts, publishedVersion } from '../blog/service.ts';
import { siteContent } from '../content/site-content.ts';
import { env } from '../env.ts';
import { isModelConfigured } from '../integrations/openai.ts';
import { configured } from '../not-configured.ts';
import { answer } from './answer/answer.ts';
import type { Turn } from './answer/follow-up.ts';
import { buildKnowledge, type Knowledge } from './knowledge/knowledge.ts';
import { modelReply } from './model/model-reply.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The newest: reading more would make the first question of a process wait. */
const MOST_POSTS = 60;
const TURN_LENGTH = 4_000;
/** Characters of a piece in which an answer of the search is streamed. */
const PIECE = /[^\n]{1,40}(?:\s|$)|\n|\S{1,40}/g;

let current: { version: string; knowledge: Knowledge } | undefined;

/** What the assistant knows, built at the first question of this process and after each change of the posts. */
async function currentKnowledge({ db, now }: ApiContext): Promise<Knowledge> {
  const version = await publishedVersion(db, now());
  if (current?.version !== version) {
    const posts = await listPublishedTexts(db, MOST_POSTS, now());
    current = { version, knowledge: buildKnowledge(siteContent(), posts) };
  }
  return current.knowledge;
}

/** The reply in pieces as they become known; the returned value is all of it and counts. */
export async function* replyInPieces(
  context: ApiContext,
  { message, history }: ChatInput,
): AsyncGenerator<string, ChatReply> {
  const turns = history
    .slice(-CHAT_HISTORY_TURNS)
    .map(({ role, content }): Turn => ({ role, content: content.slice(0, TURN_LENGTH) }));
  const knowledge = await currentKnowledge(context);
  const found = answer(knowledge, { message, history: turns, now: context.now() });
  let hasShown = false;
  if (!found.isRefused && configured(isModelConfigured) && (await isWithinBudget(context))) {
    const pieces = modelReply(knowledge, { message, history: turns, found });
    for (let next = await pieces.next(); ; next = await pieces.next()) {
      if (next.done && next.value) return next.value;
      if (next.done) break;
      hasShown = true;
      yield next.value;
    }
  }
  if (!hasShown) yield* found.response.match(PIECE) ?? [];
  return { response: found.response, citations: found.citations, answeredBy: 'search' };
}

/** The reply at once. */
export async function reply(context: ApiContext, input: ChatInput): Promise<ChatReply> {
  const pieces = replyInPieces(context, input);
  for (;;) {
    const next = await pieces.next();
    if (next.done) return next.value;
  }
}

/** Counts one answer of the model; false once the day's budget of all visitors is used up, or is no number. */
async function isWithinBudget({ db, now }: ApiContext): Promise<boolean> {
  const budget = configured(() => env().OPENAI_DAILY_ANSWERS) ?? 0;
  if (budget === 0) return false;
  const moment = now();
  const key = `chat:model:${moment.toISOString().slice(0, 10)}`;
  const { count } = await countCall(db, key, DAY_MS, moment);
  return count <= budget;
}
