/** What a question leaves out because the conversation has said it: "And when was that?" */
import type { Knowledge } from '../knowledge/knowledge.ts';
import { tellingStems } from '../knowledge/units.ts';
import { stem } from '../language/stem.ts';
import { words } from '../language/words.ts';
import { isGeneral } from './query-checks.ts';
import { understand, type Query } from './understand.ts';

export type Turn = { role: 'user' | 'assistant'; content: string };

/** In characters, of an earlier question: what it named stands there. */
const READ_OF_EARLIER = 400;

const INSTEAD =
  /^(?:(?:and|but|or|no|ok|okay|sorry|i meant?|rather|instead|what about|how about)\b ?)+(?:(?:the|a|an|for|at|in|as|with|of|on|to|about|his|her|their) )*(\S+(?: \S+){0,5})$/;
const ASKS =
  /\b(when|where|who|why|how|what|which|is|was|are|were|did|does|do|it|that|there|then|one|before|after|more|else|others?)\b/;

/** "How many of them are from 2025?" counts what was counted before. */
const COUNTS_AGAIN =
  /\bhow many (?:of (?:them|those|these|it) )?(?=(?:are|were|was|is|have|has|had|did|do|began|started|ended|in|from|at)\b)/;
const COUNTED = /\b(?:how many|which|what|list)(?: (?:of|the|his|her|their|different|all))* (\p{L}{4,}s)\b/u;

const LED =
  /\b(?:manag|led|lead|supervis|hir)\w* (?:people|staff|(?:a |any |the )?teams?|anyone|anybody|employees|others)\b/i;
const HOW_MANY = /^(?:and )?how (?:many|big)(?: people| were they| was it| in all| in total)?$/;

/** "And at Rosehall?": the question before with this name instead of its own; undefined where it is no such rest. */
export function restated(knowledge: Knowledge, text: string, history: Turn[]): string | undefined {
  const before = history.findLast(({ role }) => role === 'user')?.content.slice(0, READ_OF_EARLIER);
  const counted = COUNTED.exec(words(before ?? '').join(' '))?.[1];
  if (counted && COUNTS_AGAIN.test(text)) return text.replace(COUNTS_AGAIN, `how many ${counted} `);
  if (before && LED.test(before) && HOW_MANY.test(text)) return 'how many people has he managed';
  const instead = INSTEAD.exec(text)?.[1];
  if (before === undefined || instead === undefined || ASKS.test(instead)) return undefined;
  const names = new Set(
    knowledge.rows.flatMap(({ title, organization, place, labels }) => [
      ...tellingStems(`${title} ${organization} ${place} ${labels.join(' ')}`),
    ]),
  );
  const isName = (word: string) => names.has(stem(word));
  const asked = words(before);
  const rest = asked.filter((word) => !isName(word));
  return rest.length < asked.length && instead.split(' ').some(isName)
    ? `${rest.join(' ')} ${instead}`
    : undefined;
}

/** The last question of the visitor that was about something, to be answered further. */
export function lastQuestion(history: Turn[]): string | undefined {
  return history.findLast(({ role, content }) => role === 'user' && content.trim().split(/\s+/).length > 2)
    ?.content;
}

/** What is pointed to is told more of, and not the answer as a whole. */
const POINTS = /\b(?:it|that|this|one|first|second|third|fourth|fifth|last|latter|former|other)\b/;

/** True for "tell me more" and nothing else. */
export const asksForMore = (query: Query): boolean =>
  query.topics.has('more') && isGeneral(query) && !POINTS.test(query.text);

/** What a question of before was about, by its beginning. */
export const understandEarlier = (knowledge: Knowledge, question: string): Query =>
  understand(knowledge, question.slice(0, READ_OF_EARLIER));
