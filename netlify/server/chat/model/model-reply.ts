import type { ChatReply } from '#contracts/chat.ts';

import { streamCompletion } from '../../integrations/openai.ts';
import { cite, type Answer } from '../answer/reply.ts';
import type { Turn } from '../answer/conversation.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { withoutMarks } from './citation-marks.ts';
import { promptFor, relevantPassages } from './prompt.ts';

export type ModelQuestion = {
  message: string;
  history: Turn[];
  /** What the search has answered: its passages come first. */
  found: Answer;
};

const LONGEST_RESPONSE = 4_000;
const MOST_CITATIONS = 4;
/** Blanks and marks that a model may send in a row, in characters and in time, before it is not waited for any more. */
const UNSEEN_MAXIMUM = 400;
const UNSEEN_LIMIT_MS = 8_000;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
// Everything that is not text: control characters but the line break, and marks that turn text around.
const NOT_TEXT =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * The model's reply, grounded in passages; `undefined` when it failed, was too slow or said nothing, so
 * that the caller falls back to the search. Why is only logged.
 */
export async function* modelReply(
  knowledge: Knowledge,
  { message, history, found }: ModelQuestion,
): AsyncGenerator<string, ChatReply | undefined> {
  const passages = relevantPassages(knowledge, { message, history, first: found.passages });
  const text = withoutMarks();
  const patience = patienceFrom(performance.now());
  let response = '';
  try {
    for await (const piece of streamCompletion(promptFor(knowledge, passages, message, history))) {
      const shown = clean(text.push(piece), response);
      response += shown;
      if (shown) yield shown;
      if (response.length >= LONGEST_RESPONSE || patience.isOver(piece, shown)) break;
    }
    response = (response + clean(text.end(), response)).trim();
  } catch (error) {
    console.error('The model did not answer:', error instanceof Error ? error.name : 'unknown error');
    return undefined;
  }
  if (!VISIBLE.test(response)) return undefined;
  const cited = text.cited().flatMap((number) => passages[number - 1] ?? []);
  const citations = cited.length > 0 ? cited.slice(0, MOST_CITATIONS).map(cite) : found.citations;
  return { response, citations, answeredBy: 'model' };
}

/** Counts what came since something could last be read. */
function patienceFrom(start: number) {
  let unseen = 0;
  let seenAt = start;
  return {
    isOver(piece: string, shown: string): boolean {
      const now = performance.now();
      if (VISIBLE.test(shown)) [unseen, seenAt] = [0, now];
      else unseen += piece.length;
      return unseen > UNSEEN_MAXIMUM || now - seenAt > UNSEEN_LIMIT_MS;
    },
  };
}

function clean(piece: string, before: string): string {
  const text = piece.replace(NOT_TEXT, '').replaceAll('**', '');
  return text.slice(0, Math.max(0, LONGEST_RESPONSE - before.length));
}
