/** What a question leaves out because the conversation has said it: "And when was that?" */
import type { Entity } from '../knowledge/entities.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { tellingStems } from '../knowledge/units.ts';
import { stem } from '../language/stem.ts';
import { words } from '../language/words.ts';
import { isGeneral } from './query-checks.ts';
import type { Topic } from './topics.ts';
import { understand, type Query } from './understand.ts';

export type Turn = { role: 'user' | 'assistant'; content: string };

/** Topics that ask for a side of something and need the thing itself. */
const ASPECTS: ReadonlySet<Topic> = new Set<Topic>([
  'when',
  'howLong',
  'where',
  'outcome',
  'challenge',
  'duty',
  'skillsUsed',
  'article',
  'previous',
  'next',
  'savings',
  'role',
  'more',
  'years',
  'size',
  'knowHow',
]);
/** Topics that a word such as "it" can turn to what was named before. */
const TURNED_BACK: ReadonlySet<Topic> = new Set<Topic>([
  ...ASPECTS,
  'person',
  'projects',
  'publication',
  'figures',
  'focus',
  'strengths',
]);
const POINTS_BACK =
  /\b(it|there|then)\b|\b(that|this)( (one|project|role|job|company|program|position|post|article|work|time|period|employer|award|certification))?( (was|is|be|happen\w*|take|took|last|end\w*|start\w*|work|cost|sav\w+|go|do|mean\w*|in|so)\b|$)|\b(that|this) (one|project|role|job|company|program|position|employer)\b/;
const POINTS_BEYOND = /^(and|what about|how about|also|but|so|ok|okay|then)\b/;
const SHORT_QUESTION = 6;
/** In characters, of an earlier question: what it named stands there, and twenty of them are read for one answer. */
const READ_OF_EARLIER = 400;

/**
 * The question with what earlier turns add: the role or project it points back to, or the aspect that
 * was asked of another one just before.
 */
export function inContextOf(knowledge: Knowledge, query: Query, history: Turn[]): Query {
  if (history.length === 0) return query;
  if (query.mentions.length > 0) return withEarlierAspect(knowledge, query, history);
  if (!pointsBack(query)) return query;
  const entity = lastNamed(knowledge, history);
  return entity ? { ...query, mentions: [{ entity, strength: 1, stems: [] }] } : query;
}

const INSTEAD =
  /^(?:(?:and|but|or|no|ok|okay|sorry|i meant?|rather|instead|what about|how about|and what about|and how about)\b ?)+(?:(?:the|a|an|for|at|in|as|with|of|on|to|about|his|her|their) )*(\S+(?: \S+){0,5})$/;
const ASKS =
  /\b(when|where|who|why|how|what|which|is|was|are|were|did|does|do|it|that|there|then|one|before|after|more|else|others?)\b/;

/** "And at Rosehall?": the question before with this name instead of its own; undefined where it is no such rest. */
export function restated(knowledge: Knowledge, text: string, history: Turn[]): string | undefined {
  const before = history.findLast(({ role }) => role === 'user')?.content.slice(0, READ_OF_EARLIER);
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

/** True for "tell me more" and nothing else. */
export function asksForMore(query: Query): boolean {
  return query.topics.has('more') && isGeneral(query);
}

function pointsBack({ text, topics, subject, unknown, stems }: Query): boolean {
  const only = (set: ReadonlySet<Topic>) => topics.size > 0 && [...topics].every((topic) => set.has(topic));
  const isElliptical =
    only(ASPECTS) && subject.length + unknown.length === 0 && stems.length <= SHORT_QUESTION;
  return POINTS_BACK.test(text)
    ? only(TURNED_BACK) || subject.length > 0
    : isElliptical && !/\byou\b/.test(text);
}

function withEarlierAspect(knowledge: Knowledge, query: Query, history: Turn[]): Query {
  const isBare =
    query.subject.length + query.unknown.length === 0 && query.stems.length <= SHORT_QUESTION + 2;
  const asksItself = [...query.topics].some(
    (topic) => ASPECTS.has(topic) && topic !== 'role' && topic !== 'person' && topic !== 'projects',
  );
  if (!isBare || asksItself || !POINTS_BEYOND.test(query.text)) return query;
  const earlier = history.findLast(({ role }) => role === 'user');
  if (!earlier) return query;
  const aspects = [...understandEarlier(knowledge, earlier.content).topics].filter((topic) =>
    ASPECTS.has(topic),
  );
  return { ...query, topics: new Set([...query.topics, ...aspects]) };
}

/** The role, employer, project, credential or award that was named last, by the visitor before the assistant. */
function lastNamed(knowledge: Knowledge, history: Turn[]): Entity | undefined {
  const understood = new Map<string, Entity | undefined>();
  const namedBy = (question: string): Entity | undefined => {
    if (!understood.has(question))
      understood.set(question, understandEarlier(knowledge, question).mentions[0]?.entity);
    return understood.get(question);
  };
  for (let index = history.length - 1; index >= 0; index -= 1) {
    const turn = history[index];
    if (!turn) continue;
    const before = history[index - 1];
    if (turn.role === 'assistant' && before?.role === 'user') {
      const asked = namedBy(before.content);
      if (asked) return asked;
    }
    const named = turn.role === 'user' ? namedBy(turn.content) : firstNameIn(knowledge, turn.content);
    if (named) return named;
  }
  return undefined;
}

/** What a question of before was about, by its beginning. */
export const understandEarlier = (knowledge: Knowledge, question: string): Query =>
  understand(knowledge, question.slice(0, READ_OF_EARLIER));

function firstNameIn({ entities }: Knowledge, text: string): Entity | undefined {
  const found = entities
    .map((entity) => ({ entity, at: text.indexOf(entity.name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.entity.name.length - a.entity.name.length);
  return found[0]?.entity;
}
