/** The reply between an answer and none: the nearest published words as quotes, said to be no more than that. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import { tellingStems, type Unit } from '../knowledge/units.ts';
import type { Conversation } from '../answer/conversation.ts';
import type { Context, Draft } from '../answer/rule.ts';
import { bullets } from '../answer/sentences.ts';
import type { Concept } from '../language/concepts.ts';
import type { Query } from '../answer/understand.ts';
import { shortTitle, windowOf } from './passage-reply.ts';
import { needsMark } from './kind.ts';
import { askedOf, holdsMark } from './reading-rule.ts';
import { read, weightOf, type Reading } from './reader.ts';

const MOST_QUOTES = 4;
const MOST_UNHELD = 0.6;
const NEAR_ENOUGH = 0.2;
const AS_GOOD = 0.9;
/** In words: of one quote, and of all with their places. */
const LONGEST_QUOTE = 22;
const LONGEST_FIRST = 30;
const LONGEST_LIST = 66;
const SHORTEST_QUOTE = 8;
const ALL_QUOTES = 78;

/** @param conversation what was said before, where the question leans on it */
export function nearReply(
  query: Query,
  { knowledge, isOneOfSeveral }: Context,
  conversation?: Conversation,
): Draft | undefined {
  const own = [...query.concepts, ...(conversation?.item ?? [])];
  const earlier = conversation?.earlier[0] ?? [];
  const saysEnough = own.length > 0 && unheldShare(own, knowledge) <= MOST_UNHELD;
  const asked = {
    ...askedOf(query, knowledge),
    concepts: saysEnough ? own : earlier,
    asides: [...query.asides, ...(saysEnough ? earlier : [])],
    ...(conversation ? { passageIds: new Set(conversation.focus) } : {}),
  };
  if (asked.concepts.length === 0 || unheldShare(asked.concepts, knowledge) > MOST_UNHELD) return undefined;
  const near = read(knowledge, asked).filter(({ held }) => held >= NEAR_ENOUGH);
  const ofKind = needsMark(asked.kind)
    ? near.filter(({ unit }) => holdsMark(unit.text, asked.kind, knowledge))
    : near;
  const quotes = different(ofKind).slice(0, isOneOfSeveral ? 1 : MOST_QUOTES);
  if (quotes.length === 0) return undefined;
  const stems = new Set(asked.concepts.flatMap(({ stems: own, others }) => [...own, ...others.flat()]));
  let room = ALL_QUOTES;
  const lines: string[] = [];
  for (const [at, { unit }] of quotes.entries()) {
    const isSamePlace = quotes[at - 1]?.unit.passage === unit.passage;
    const lead = isSamePlace ? '' : `${place(unit)}: `;
    const shown = at === 0 || wordsIn(unit.text) < SHORTEST_QUOTE ? windowOf(unit, near, knowledge) : [unit];
    const isList = at === 0 && unit.kind === 'list' && asked.asksList?.(unit.lead);
    const longest = isList ? LONGEST_LIST : at === 0 ? LONGEST_FIRST : LONGEST_QUOTE;
    const most = Math.min(longest, room - wordsIn(lead));
    if (most < SHORTEST_QUOTE) break;
    const said = shown.map(({ text }) => text).join(' ');
    const line = `${lead}“${excerpt(said, stems, most)}”`;
    room -= wordsIn(line);
    lines.push(line);
  }
  return {
    text: `I am not sure that an answer is published here. What comes nearest:\n${bullets(lines)}`,
    passages: quotes.slice(0, lines.length).map(({ unit }) => unit.passage),
    withoutSource: true,
    isUnknown: true,
  };
}

/** How much of the question, by the weight of its words, is held nowhere: of the weather there is nothing here. */
function unheldShare(concepts: Concept[], knowledge: Knowledge): number {
  const isHeld = ({ stems, others }: Concept) =>
    [stems, ...others].some((words) => words.every(knowledge.sentences.holds));
  const weightOfAll = (some: Concept[]) =>
    some.reduce((sum, concept) => sum + weightOf(concept, knowledge), 0);
  return weightOfAll(concepts.filter((concept) => !isHeld(concept))) / weightOfAll(concepts);
}

/** The best of each block, so that all quotes are different places; of a table all rows that are as good. */
function different(readings: Reading[]): Reading[] {
  const blocks = new Set<number>();
  const equal = (readings[0]?.score ?? 0) * AS_GOOD;
  return readings.filter(
    ({ unit, score }) =>
      unit.text.split(' ').length > 2 &&
      (!blocks.has(unit.block) || (unit.kind === 'table' && score >= equal)) &&
      blocks.add(unit.block),
  );
}

const wordsIn = (text: string): number => text.split(' ').filter(Boolean).length;

function place({ passage }: Unit): string {
  return passage.section === 'blog' ? `“${shortTitle(passage.title)}”` : shortTitle(passage.title);
}

/** The text, or as many of its words around those asked for, with dots where it is cut. */
function excerpt(text: string, stems: ReadonlySet<string>, most: number): string {
  const written = text.split(' ');
  if (written.length <= most) return text;
  const isAsked = written.map((word) => [...tellingStems(word)].some((stem) => stems.has(stem)));
  const heldFrom = (from: number) => isAsked.slice(from, from + most).filter(Boolean).length;
  const starts = written.map((_, from) => from).slice(0, written.length - most + 1);
  const from = starts.reduce((best, start) => (heldFrom(start) > heldFrom(best) ? start : best), 0);
  const part = written.slice(from, from + most).join(' ');
  return `${from > 0 ? '… ' : ''}${part}${from + most < written.length ? ' …' : ''}`;
}
