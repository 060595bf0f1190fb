/** What the passages of a conversation say about a question that leans on it. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import { tellingStems, type Unit } from '../knowledge/units.ts';
import type { Concept } from '../language/concepts.ts';
import { announces, countedIn, isOfKind, kindOf, needsMark, saysExtreme, saysItsTurn } from '../read/kind.ts';
import { passageReply } from '../read/passage-reply.ts';
import { isCounted, read, type Reading } from '../read/reader.ts';
import type { Conversation } from './conversation.ts';
import type { Draft } from './rule.ts';
import type { Query } from './understand.ts';

const ENOUGH_HELD = 0.8;
const ENOUGH_OF_COUNTED = 0.4;
const ENOUGH_BY_TEXT = 0.2;
const FOCUS_FALL = 1;
const LINE_ASKED = 2;
const SHORT_PASSAGE = 420;

/** What the passages of the conversation say about it: by its own words, or else by those of the last exchange. */
export function fromFocus(query: Query, conversation: Conversation, knowledge: Knowledge): Draft | undefined {
  const own = [...query.concepts, ...conversation.item];
  const kind = kindOf(query.text);
  for (const concepts of own.length > 0 ? [own] : conversation.earlier) {
    const found = readFocus(concepts, own.length > 0, query, conversation, knowledge);
    if (found) return found;
  }
  const passage = knowledge.passages.get(conversation.focus[0] ?? '');
  const isShort = passage && passage.id !== 'contact' && passage.text.length <= SHORT_PASSAGE;
  return own.length === 0 && !needsMark(kind) && isShort
    ? { text: passage.text, passages: [passage] }
    : undefined;
}

/** True for a line of a table of whose cells that could answer half was said before: of one that was quoted more may be asked. */
function isToldBefore({ cells = [], text }: Unit, asked: string, said: string): boolean {
  if (said.includes(text)) return /\bothers?\b/.test(asked);
  const kind = kindOf(asked);
  const answers = cells.filter(([, value]) => needsMark(kind) && isOfKind(value, kind));
  const figures = [...tellingStems(answers.map(([, value]) => value).join(' '))];
  const told = tellingStems(said);
  return figures.length > 0 && 2 * figures.filter((one) => told.has(one)).length >= figures.length;
}

/** True for a line of a table with a column of what is counted. */
const isHead = (counted: string, { cells = [] }: Unit): boolean =>
  cells.some(([head]) => head.toLowerCase().includes(counted));

function readFocus(
  concepts: Concept[],
  isOwn: boolean,
  { text }: Query,
  { focus, ...conversation }: Conversation,
  knowledge: Knowledge,
): Draft | undefined {
  const kind = kindOf(text);
  const saidAgain = ({ stems: held }: Unit, earlier: Concept[] = []) =>
    earlier.filter(({ stems }) => stems.every((stem) => held.has(stem))).length;
  /** The first passages of the conversation are likelier to be meant, and of a table the line that was asked about. */
  const rankOf = ({ unit, score }: Reading) =>
    score -
    FOCUS_FALL * focus.indexOf(unit.passage.id) +
    (unit.kind === 'table' ? LINE_ASKED * saidAgain(unit, conversation.earlier.at(-1)) : 0);
  const counted = countedIn(text) ?? (kind === 'count' ? conversation.counted : undefined);
  const within = new Set(focus);
  const readings = read(knowledge, {
    concepts,
    kind,
    ...(counted ? { counted } : {}),
    within,
    passageIds: within,
  })
    .filter(({ unit }) => !needsMark(kind) || isOfKind(unit.text, kind))
    .filter(({ unit }) => !announces(unit.text))
    .filter(({ unit }) => saysItsTurn(unit.text, text) && !isToldBefore(unit, text, conversation.said))
    .filter(({ unit }) => counted === undefined || isCounted(unit.text, counted) || isHead(counted, unit))
    .sort((a, b) => rankOf(b) - rankOf(a));
  const [best] = readings;
  if (!best || !saysExtreme(best.unit.text, text)) return undefined;
  // One word alone may say something else.
  const isAlone =
    isOwn && concepts.length === 1 && !needsMark(kind) && saidAgain(best.unit, conversation.earlier[0]) === 0;
  const isHeld =
    !isAlone && best.held >= ENOUGH_HELD && (isOwn ? best.heldByText > ENOUGH_BY_TEXT : needsMark(kind));
  return (counted !== undefined && best.held >= ENOUGH_OF_COUNTED) || isHeld
    ? passageReply(knowledge, readings)
    : undefined;
}
