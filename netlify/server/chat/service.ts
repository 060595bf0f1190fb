/** Answers a visitor: with the model where it can, with the search over the same text where it cannot. */
import type { ChatInput, ChatReply } from '#contracts/chat.ts';
import { CHAT_HISTORY_TURNS } from '#contracts/chat-limits.ts';

import type { ApiContext } from '../api/context.ts';
import { countCall } from '../api/limits.ts';
import { searchPublishedPosts } from '../blog/service.ts';
import { siteContent } from '../content/site-content.ts';
import { env } from '../env.ts';
import { isModelConfigured } from '../integrations/openai.ts';
import { configured } from '../not-configured.ts';
import { answer, type Answer } from './answer/answer.ts';
import type { Turn } from './answer/follow-up.ts';
import { postPassage } from './answer/rule.ts';
import { understand, wordsOf } from './answer/understand.ts';
import { buildKnowledge, type Knowledge } from './knowledge/knowledge.ts';
import { modelReply } from './model/model-reply.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const POSTS = 3;
const TURN_LENGTH = 4_000;
/** Characters of a piece in which an answer of the search is streamed. */
const PIECE = /[^\n]{1,40}(?:\s|$)|\n|\S{1,40}/g;

let knowledge: Knowledge | undefined;

/** What the assistant knows, built at the first question of this process. */
function currentKnowledge(): Knowledge {
  knowledge ??= buildKnowledge(siteContent());
  return knowledge;
}

/** The reply in pieces as they become known; the returned value is all of it and counts. */
export async function* replyInPieces(
  context: ApiContext,
  { message, history }: ChatInput,
): AsyncGenerator<string, ChatReply> {
  const turns = history
    .slice(-CHAT_HISTORY_TURNS)
    .map(({ role, content }): Turn => ({ role, content: content.slice(0, TURN_LENGTH) }));
  const found = await searchAnswer(context, message, turns);
  let hasShown = false;
  if (!found.isRefused && configured(isModelConfigured) && (await isWithinBudget(context))) {
    const words = wordsOf(understand(currentKnowledge(), message));
    const posts = await findPosts(context, words, 'any');
    const question = { message, history: turns, found, posts: posts.map(postPassage) };
    const pieces = modelReply(currentKnowledge(), question);
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

/** The answer without a model; posts are only asked for where the content does not hold it. */
async function searchAnswer(context: ApiContext, message: string, history: Turn[]): Promise<Answer> {
  const question = { message, history, now: context.now() };
  const first = answer(currentKnowledge(), question);
  if (!first.postWords) return first;
  const posts = await findPosts(context, first.postWords, 'all');
  return posts.length > 0 ? answer(currentKnowledge(), { ...question, posts }) : first;
}

/** A name with a number is one word in a question and two in a post: "SOC 2". */
function findPosts({ db, now }: ApiContext, subject: string[], match: 'all' | 'any') {
  const words = subject.flatMap((word) => word.match(/\p{L}+|\p{N}+/gu) ?? []);
  return searchPublishedPosts(db, { words, match, limit: POSTS, now: now() });
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
