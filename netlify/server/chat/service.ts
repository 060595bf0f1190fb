/** Answers a visitor: with the model where it can, with the search over the same text where it cannot. */
import { setImmediate } from 'node:timers/promises';

import type { QuestionReason } from '#contracts/assistant.ts';
import type { ChatInput, ChatReply, ChatScore } from '#contracts/chat.ts';
import { CHAT_HISTORY_TURNS } from '#contracts/chat-limits.ts';

import type { ApiContext } from '../api/context.ts';
import { countCall } from '../api/limits.ts';
import { visitorHash } from '../api/visitor.ts';
import * as assistant from '../assistant/service.ts';
import { listPublishedTexts, publishedVersion } from '../blog/published/service.ts';
import { askedTogether } from '../db/asked-together.ts';
import { siteContent } from '../content/current.ts';
import { env } from '../env.ts';
import { isModelConfigured } from '../integrations/openai.ts';
import { configured } from '../not-configured.ts';
import { answer } from './answer/answer.ts';
import type { Turn } from './answer/conversation.ts';
import { buildKnowledge, type Knowledge } from './knowledge/knowledge.ts';
import { modelReply } from './model/model-reply.ts';
import { ownQuestions, wordingsOf, type OwnQuestion, type OwnQuestions } from './own/own-answers.ts';
import { scoreOf } from './own/score.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The newest: reading more would make the first question of a process wait. */
const MOST_POSTS = 60;
const TURN_LENGTH = 4_000;
/** Characters of a piece in which an answer of the search is streamed. */
const PIECE = /[^\n]{1,40}(?:\s|$)|\n|\S{1,40}/g;

type Known = { knowledge: Knowledge; own: OwnQuestions };

/** Of posts and of the owner's answers, each changes with them. */
const versions = askedTogether(async (db, now) => ({
  version: await publishedVersion(db, now),
  ownVersion: await assistant.answersVersion(db),
}));

let current: (Known & { version: string; ownVersion: string }) | undefined;

/** What the assistant knows, built at the first question of this process and after each change of posts or own answers. */
async function currentKnowledge({ db, now }: ApiContext): Promise<Known> {
  const { version, ownVersion } = await versions(db, now());
  if (current?.version === version && current.ownVersion === ownVersion) return current;
  const knowledge =
    current?.version === version
      ? current.knowledge
      : buildKnowledge(siteContent(), await listPublishedTexts(db, MOST_POSTS, now()));
  const wordings: OwnQuestion[] = [];
  for (const one of await assistant.listAnswers(db)) {
    wordings.push(...wordingsOf(one, knowledge));
    await setImmediate(); // others are served between two of 200 answers
  }
  current = { version, ownVersion, knowledge, own: ownQuestions(wordings, knowledge) };
  return current;
}

/** The reply in pieces as they become known; the returned value is all of it and counts. */
export async function* replyInPieces(
  context: ApiContext,
  { message, history }: ChatInput,
): AsyncGenerator<string, ChatReply> {
  const turns = history
    .slice(-CHAT_HISTORY_TURNS)
    .map(({ role, content }): Turn => ({ role, content: content.slice(0, TURN_LENGTH) }));
  const { knowledge, own } = await currentKnowledge(context);
  const found = answer(knowledge, { message, history: turns, now: context.now(), own });
  if (!found.isAnswered && !found.isRefused) await note(context, message, 'unanswered');
  let hasShown = false;
  if (!found.isRefused && !found.isOwn && configured(isModelConfigured) && (await isWithinBudget(context))) {
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

/** Notes a question whose answer did not help. */
export async function rate(context: ApiContext, question: string, isHelpful: boolean): Promise<void> {
  if (!isHelpful) await note(context, question, 'unhelpful');
}

/** What the search says to a question as its first. */
export async function preview(context: ApiContext, message: string): Promise<ChatReply> {
  const { knowledge, own } = await currentKnowledge(context);
  const { response, citations } = answer(knowledge, { message, now: context.now(), own });
  return { response, citations, answeredBy: 'search' };
}

export async function score(context: ApiContext): Promise<ChatScore> {
  const { knowledge, own } = await currentKnowledge(context);
  return scoreOf(own, knowledge, context.now());
}

/** Strangers write the list: one alone cannot fill it. */
const NOTED_A_DAY = 60; // in thirty days, as long as one is kept, fewer than there is room for

async function note({ db, now, clientAddress }: ApiContext, message: string, reason: QuestionReason) {
  const moment = now();
  const key = `chat:noted:${visitorHash(clientAddress, moment)}`;
  if ((await countCall(db, key, DAY_MS, moment)).count > NOTED_A_DAY) return;
  await assistant.noteQuestion(db, { message, reason, now: moment });
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
