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
  if (!numbered && !ELLIPTIC.test(query.text)) return undefined;
  const asked = lineAsked(conversation, knowledge);
  const table = asked && knowledge.tables.find(({ rows }) => rows.includes(asked));
  const line =
    table && (numbered ? lineOfNumber(table, numbered) : lineNamed(table, query.concepts, knowledge));
  return line && line !== asked ? passageReply(knowledge, [readingOf(line)]) : undefined;
}

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
