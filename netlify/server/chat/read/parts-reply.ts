/** Several things that are asked of one post: each is looked for by itself, and all are told together. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import { tellingStems, type Unit } from '../knowledge/units.ts';
import type { Part } from '../answer/questions.ts';
import type { Conversation } from '../answer/conversation.ts';
import type { Context, Draft } from '../answer/rule.ts';
import { bullets } from '../answer/sentences.ts';
import { understand, type Query } from '../answer/understand.ts';
import { asksEnd, endRow } from './end-row.ts';
import {
  countedIn,
  isOfKind,
  kindOf,
  needsMark,
  saysItsTurn,
  tellsChoice,
  tellsHindsight,
  type Kind,
} from './kind.ts';
import { namedText } from './named-text.ts';
import { isQuotable, nearReply, OF_TEXT } from './near-reply.ts';
import { POINTS_BACK, shortTitle } from './passage-reply.ts';
import { isCounted, read, type Reading } from './reader.ts';
import { askedOf, holdsMark } from './reading-rule.ts';

const ASKING =
  '(?:in (?:what|which)|by how|what|which|who|whose|when|where|why|how|did|does|do|is|was|were|are|has|have|had|can|number of|names? of|(?:the )?(?:price|cost|number))';
const ASKS = new RegExp(String.raw`^${ASKING}\b`, 'i');
const ASKS_WITHIN = / (?:what|which|who|when|where|why|how) /i;
const JOINT = new RegExp(
  String.raw`[,;:?.] (?:(?:and|plus|but|so) )?| (?:and|plus) (?=${ASKING}\b)| [+&–—-] `,
  'iu',
);
const POINTS = /\b(?:it|its|that|one|they|their|he|she)\b/;
/** It narrows what is asked before it: "…, in dollars". */
const NARROWS =
  /^(?!in (?:what|which)\b)(?:in|for|at|on|from|with|without|as|by|if|like|such|please|thanks?|thank you)\b/i;
const ONLY_WHY = /^(?:why|how come|how so)(?: (?:that|so|not))?$/;
const MOST_PARTS = 4;
const MOST_OF_PART = 2;
/** In words, of all that is quoted, and of a sentence that is quoted only since it stands beside. */
const ALL_QUOTES = 90;
const SHORT = 8;
/** The share of a part, by how telling its words are, that a sentence of the post must hold. */
const ENOUGH = 0.4;
/** And of the whole, where no post is named. */
const ENOUGH_UNNAMED = 0.35;

type Asking = { post: string; parts: Query[]; before: Unit[]; knowledge: Knowledge };

/** The nearest words to a question that nothing else answered: to each of its parts, or else to the whole. */
export const quotedReply = (
  part: Part,
  query: Query,
  context: Context,
  conversation?: Conversation,
): Draft | undefined =>
  conversation
    ? nearReply(query, context, conversation)
    : (partsReply(part, query, context.knowledge, true) ??
      nearReply(query, context) ??
      partsReply(part, query, context.knowledge, false));

/** The same of the post that a question names, if all of its parts are told there. */
export const namedPartsReply = (part: Part, query: Query, knowledge: Knowledge): Draft | undefined =>
  namedText(query.text, knowledge) ? partsReply(part, query, knowledge, true) : undefined;

/**
 * @param part the question as it was written, whose marks divide it
 * @param isAll whether nothing is told where one of the parts is not
 */
function partsReply(
  { text, aside }: Part,
  query: Query,
  knowledge: Knowledge,
  isAll: boolean,
): Draft | undefined {
  const parts = [...partsOf(text, knowledge), ...partsOf(aside, knowledge)];
  if (parts.length < 2 || parts.length > MOST_PARTS) return undefined;
  const post = postOf(query, parts, knowledge, isAll);
  if (!post) return undefined;
  const told: Unit[][] = [];
  for (const part of parts) told.push(toldOf(part, { post, parts, before: told.flat(), knowledge }));
  const isWhole = told.every((units) => units.length > 0);
  const [best] = told.flat();
  if (!best || (isAll && !isWhole)) return undefined;
  const inTurn = [0, 1].flatMap((at) => told.flatMap((units) => units.slice(at, at + 1)));
  const beside = told.flatMap(([unit], at) =>
    unit ? besides(unit, kindOf(parts[at]?.text ?? ''), knowledge) : [],
  );
  const counted = parts.flatMap(({ text: asked }) => countedIn(asked) ?? []);
  const quotes = joined(withinRoom([...new Set([...inTurn, ...beside])], told.length), counted);
  return {
    text: `Closest to your question, the site says in “${shortTitle(best.passage.title)}”:\n${bullets(quotes)}\n\n${isWhole ? 'I am not sure that this answers all of it.' : 'For the rest of your question I am not sure that an answer is published here.'}`,
    passages: [best.passage],
    withoutSource: true,
    isUnknown: true,
  };
}

/** What is asked, without what only says of which text or who asks. */
function partsOf(text: string, knowledge: Knowledge): Query[] {
  const pieces = text.split(JOINT).filter(Boolean);
  const first = pieces.findIndex((piece) => ASKS.test(piece) || ASKS_WITHIN.test(piece));
  return first < 0
    ? []
    : pieces
        .slice(first)
        .filter((piece, at) => at === 0 || !NARROWS.test(piece))
        .map((piece) => understand(knowledge, piece));
}

/** The post that is named, or that the nearest sentence of any to the whole stands in. */
function postOf(query: Query, parts: Query[], knowledge: Knowledge, isAll: boolean): string | undefined {
  const named = namedText(query.text, knowledge);
  if (named) return named.row.relation === 'post' ? named.row.passageId : undefined;
  if (!isAll || parts.some(({ text }) => kindOf(text) === 'whether')) return undefined;
  const isOfTable = parts.some(({ text }) => asksEnd(text));
  const asked = askedOf(query, knowledge);
  const concepts = asked.concepts.filter(({ word }) => !asksEnd(word) && !/^\d$/.test(word));
  const best = read(knowledge, { ...asked, concepts }).find(
    ({ unit: { passage } }) =>
      (!isOfTable && !OF_TEXT.test(query.text)) ||
      (passage.section === 'blog' &&
        (!isOfTable || parts.some(({ text }) => endRow(text, passage.id, knowledge)))),
  );
  return best && best.held >= ENOUGH_UNNAMED && best.unit.passage.section === 'blog'
    ? best.unit.passage.id
    : undefined;
}

/** The sentences or the line of a table that tell one part, the best first; empty where none surely does. */
function toldOf(part: Query, { post, parts, before, knowledge }: Asking): Unit[] {
  const { sentences } = knowledge;
  const last = before.at(-1);
  if (last && ONLY_WHY.test(part.text))
    return [sentences.neighbours(last).find(({ id }) => id > last.id) ?? last];
  const end = endRow(part.text, post, knowledge);
  if (end) return [end];
  const row = before.map((unit) => rowOf(unit, knowledge)).findLast(Boolean);
  if (row && isSideOf(row, part)) return [row];
  // "Which one was picked, and the price?": without a verb it is asked of what the others name.
  const asides = ASKS.test(part.text) ? [] : parts.flatMap(({ concepts }) => concepts);
  const asked = { ...askedOf(part, knowledge), asides, within: new Set([post]) };
  const { kind, counted, isChoice, isHindsight } = asked;
  if (part.concepts.length === 0 && !isHindsight && !isChoice) return [];
  const isTold = ({ unit, held, heldByText }: Reading) => {
    if (!isQuotable(unit) || unit.kind === 'code' || !saysItsTurn(unit.text, part.text)) return false;
    if (isChoice) return tellsChoice(unit.text);
    if (isHindsight) return tellsHindsight(`${unit.lead} ${unit.text}`);
    if (
      counted !== undefined &&
      (isCounted(headOf(unit), counted) || (heldByText > 0 && isCounted(unit.text, counted)))
    )
      return true;
    return held >= ENOUGH && heldByText > 0 && (!needsMark(kind) || holdsMark(unit.text, kind, knowledge));
  };
  return read(knowledge, asked)
    .filter(isTold)
    .slice(0, MOST_OF_PART)
    .map(({ unit }) => unit);
}

/** Right above it: "Four promises". */
const headOf = ({ lead }: Unit): string => lead.split(' · ').at(-1) ?? '';

/** The line of a table that was told itself, or that a sentence names as what was chosen. */
function rowOf(unit: Unit, { tables }: Knowledge): Unit | undefined {
  if (unit.kind === 'table') return unit;
  if (!tellsChoice(unit.text)) return undefined;
  const rows = tables
    .filter(({ keyName, rows: [first] }) => keyName !== '' && first?.passage === unit.passage)
    .flatMap((table) => table.rows)
    .filter(({ cells: [[, key] = ['', '']] = [] }) =>
      ` ${unit.text.replace(/[.,;:!?]/g, '')} `.includes(` ${key} `),
    );
  return rows.length === 1 ? rows[0] : undefined;
}

/** True for a part that goes on about the line and asks for one of its cells. */
function isSideOf({ cells = [] }: Unit, { text, concepts }: Query): boolean {
  if (!POINTS.test(text) && ASKS.test(text)) return false;
  const heads = tellingStems(cells.map(([head]) => head).join(' '));
  return concepts.some(({ stems, others }) =>
    [stems, ...others].some((way) => way.every((one) => heads.has(one))),
  );
}

/** What a sentence points back to, and a date near it that is shortly said. */
function besides(unit: Unit, kind: Kind, { sentences }: Knowledge): Unit[] {
  if (unit.kind !== 'paragraph') return [];
  return sentences
    .neighbours(unit)
    .filter(
      (near) =>
        (near.id === unit.id - 1 && POINTS_BACK.test(unit.text)) ||
        (Math.abs(near.id - unit.id) < 3 &&
          wordsIn(near) <= SHORT &&
          kind === 'date' &&
          isOfKind(near.text, kind)),
    )
    .filter(isQuotable);
}

const wordsIn = ({ text }: Unit): number => text.split(' ').length;

/** As many as there is room for, the first of each part in any case. */
function withinRoom(units: Unit[], parts: number): Unit[] {
  let room = ALL_QUOTES;
  return units.filter((unit, at) => {
    const fits = at < parts || wordsIn(unit) <= room;
    if (fits) room -= wordsIn(unit);
    return fits;
  });
}

/** Quotes in the order of the text; what follows each other there is one, and has its heading where that counts. */
function joined(units: Unit[], counted: string[]): string[] {
  const lines: Unit[][] = [];
  for (const unit of units.toSorted((a, b) => a.id - b.id)) {
    const before = lines.at(-1)?.at(-1);
    if (before?.id === unit.id - 1 && before.block === unit.block && unit.kind === 'paragraph')
      lines.at(-1)?.push(unit);
    else lines.push([unit]);
  }
  return lines.map((line) => {
    const text = line.map((unit) => unit.text).join(' ');
    const head = line
      .map(headOf)
      .find((one) => counted.some((thing) => isCounted(one, thing) && !isCounted(text, thing)));
    return head ? `Under “${head}”: “${text}”` : `“${text}”`;
  });
}
