/** "And the sixth step?", said of a line of a table: the line of the same table that is meant instead. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Table } from '../knowledge/tables.ts';
import type { Unit } from '../knowledge/units.ts';
import type { Concept } from '../language/concepts.ts';
import { numberedIn } from '../read/kind.ts';
import { passageReply } from '../read/passage-reply.ts';
import { read, weightOf, type Reading } from '../read/reader.ts';
import type { Conversation } from './conversation.ts';
import type { Draft } from './rule.ts';
import type { Query } from './understand.ts';

/** Names something and asks nothing of it: what was asked before is asked again. */
const ELLIPTIC =
  /^(?:and|or|but|what about|how about|what of)\b(?! (?:what|which|who|when|where|why|how|is|are|was|were|do|does|did|has|have|can|could|would|will)\b(?! about))/;
/** The share of what is named, by how telling its words are, that a line must hold. */
const ENOUGH = 0.6;

export function lineMeant(query: Query, conversation: Conversation, knowledge: Knowledge): Draft | undefined {
  const numbered = numberedIn(query.text);
  const item = itemMeant(query.text, numbered, conversation, knowledge);
  if (item) return item;
  if (!numbered && !ELLIPTIC.test(query.text)) return undefined;
  const asked = lineAsked(conversation, knowledge);
  const table = asked && knowledge.tables.find(({ rows }) => rows.includes(asked));
  const line =
    table && (numbered ? lineOfNumber(table, numbered) : lineNamed(table, query.concepts, knowledge));
  return line && line !== asked ? passageReply(knowledge, [readingOf(line)]) : undefined;
}

const LAST_OF = /\b(?:last|final) (step|phase|stage|wave|part|week|chapter)\b/;

/** Of a list whose items begin with their number, "Week 3: …", in a text that the exchange is about. */
function itemMeant(
  text: string,
  numbered: RegExp | undefined,
  { focus }: Conversation,
  knowledge: Knowledge,
): Draft | undefined {
  const last = LAST_OF.exec(text)?.[1];
  const noun = last ?? NOUN.exec(numbered?.source ?? '')?.[1];
  if (noun === undefined) return undefined;
  const isItem = new RegExp(String.raw`^${noun}s? \d`, 'i');
  const items = knowledge.sentences.units.filter(
    (unit) => unit.kind !== 'table' && focus.includes(unit.passage.id) && isItem.test(unit.text),
  );
  const end = items.at(-1);
  if (!end || items.length < 2 || items.some(({ block }) => block !== end.block)) return undefined;
  const meant = last ? end : items.find(({ text: item }) => numbered?.test(headOf(item)));
  if (!meant && items.some(({ text: item }) => SPAN.test(item))) return undefined;
  return meant
    ? passageReply(knowledge, [readingOf(meant)])
    : {
        text: `I do not find that in the list, which ends with “${end.text}”.`,
        passages: [end.passage],
        isUnknown: true,
      };
}
const LONGEST_HEAD = 24;
const BOTH = /^(\p{L}+?)s? (\d+) and (\d+)\b/u;
const SPAN = /^\p{L}+ \d+ ?(?:to|–|-) ?\d/u;
/** "Weeks 1 and 2: …" names both. */
const headOf = (item: string): string =>
  (item.slice(0, LONGEST_HEAD).split(':')[0] ?? '').replace(BOTH, '$1 $2, $1 $3');
/** Of the expression for a number: what is numbered. */
const NOUN = /^\\b(\p{L}+)s\?/u;

/** The line that the question before was about. */
function lineAsked({ earlier, focus, said }: Conversation, knowledge: Knowledge): Unit | undefined {
  const within = new Set(focus);
  const quoted = knowledge.tables.flatMap(({ rows }) => rows).find(({ text }) => said.includes(text));
  const nearest = earlier.map((concepts) => read(knowledge, { concepts, kind: 'thing', within })[0]?.unit);
  return quoted ?? nearest.find((unit) => unit?.kind === 'table');
}

const lineOfNumber = ({ rows }: Table, numbered: RegExp): Unit | undefined =>
  rows.find(({ text }) => numbered.test(text));

/** The only line that holds the most of what is named. */
function lineNamed({ rows }: Table, concepts: readonly Concept[], knowledge: Knowledge): Unit | undefined {
  const weigh = (some: readonly Concept[]) =>
    some.reduce((sum, concept) => sum + weightOf(concept, knowledge), 0);
  const heldBy = ({ stems: held }: Unit) =>
    weigh(
      concepts.filter(({ stems, others }) =>
        [stems, ...others].some((ways) => ways.every((one) => held.has(one))),
      ),
    );
  const ranked = rows.map((row) => ({ row, held: heldBy(row) })).toSorted((a, b) => b.held - a.held);
  const [first, next] = ranked;
  const isMeant = first && first.held >= ENOUGH * weigh(concepts) && first.held > (next?.held ?? 0);
  return isMeant ? first.row : undefined;
}

const readingOf = (unit: Unit): Reading => ({ unit, score: 0, held: 1, heldByText: 1, unheld: 0 });
