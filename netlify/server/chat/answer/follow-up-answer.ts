/** Answers a question that leans on the conversation: by the row it means, or by what the passage says. */
import { attributeOf } from '../compute/attributes.ts';
import { neighbourOf } from '../compute/query.ts';
import { rowInWords } from '../compute/say.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Concept } from '../language/concepts.ts';
import type { Row } from '../knowledge/rows.ts';
import { countedIn, isOfKind, kindOf, needsMark } from '../read/kind.ts';
import { passageReply } from '../read/passage-reply.ts';
import { isCounted, read, weightOf, type Reading } from '../read/reader.ts';
import type { Conversation } from './conversation.ts';
import type { Context, Draft } from './rule.ts';
import type { Query } from './understand.ts';

/** Words of one's own beyond which a question about a row is left to the reader. */
const MOST_OWN_WORDS = 1;
const ENOUGH_HELD = 0.5;
const ENOUGH_OF_COUNTED = 0.4;
const ENOUGH_BY_TEXT = 0.2;
const FOCUS_FALL = 0.12;
const SHORT_PASSAGE = 420;

export function followUpAnswer(
  query: Query,
  conversation: Conversation,
  context: Context,
): Draft | undefined {
  const { knowledge, now } = context;
  const own = query.concepts.filter((concept) => weightOf(concept, knowledge) > 2.5);
  const { row, item } = conversation;
  const isOfItem = item.length > 0 && (row === undefined || conversation.rows.length < 2);
  if (row && !isOfItem && own.length <= MOST_OWN_WORDS) {
    const neighbour = row.relation === 'role' ? neighbourOf(row, query.text, knowledge.rows) : undefined;
    if (neighbour)
      return rowDraft(
        `${rowInWords(neighbour)}${neighbour.place ? `, ${neighbour.place}` : ''}.`,
        neighbour,
        knowledge,
      );
    const said = attributeOf(query.text, row, now);
    if (said) return rowDraft(said, row, knowledge);
  }
  return fromFocus(query, conversation, knowledge);
}

function rowDraft(text: string, { passageId }: Row, { passages }: Knowledge): Draft {
  const passage = passages.get(passageId);
  return { text, passages: passage ? [passage] : [] };
}

/** What the passages of the conversation say about it: by its own words, or else by those of the last exchange. */
function fromFocus(query: Query, conversation: Conversation, knowledge: Knowledge): Draft | undefined {
  const own = [...query.concepts, ...conversation.item];
  const kind = kindOf(query.text);
  for (const concepts of own.length > 0 ? [own] : conversation.earlier) {
    const found = readFocus(concepts, own.length > 0, query, conversation, knowledge);
    if (found) return found;
  }
  const passage = knowledge.passages.get(conversation.focus[0] ?? '');
  return own.length === 0 && !needsMark(kind) && passage && passage.text.length <= SHORT_PASSAGE
    ? { text: passage.text, passages: [passage] }
    : undefined;
}

function readFocus(
  concepts: Concept[],
  isOwn: boolean,
  { text }: Query,
  { focus, ...conversation }: Conversation,
  knowledge: Knowledge,
): Draft | undefined {
  const kind = kindOf(text);
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
    .filter(({ unit }) => counted === undefined || isCounted(unit.text, counted))
    .sort((a, b) => rankOf(b, focus) - rankOf(a, focus));
  const [best] = readings;
  if (!best) return undefined;
  const isHeld = best.held >= ENOUGH_HELD && (isOwn ? best.heldByText > ENOUGH_BY_TEXT : needsMark(kind));
  return (counted !== undefined && best.held >= ENOUGH_OF_COUNTED) || isHeld
    ? passageReply(knowledge, readings, { mostPlaces: 1 })
    : undefined;
}

/** The first passages of the conversation, and what they say first, are likelier to be meant. */
function rankOf({ unit, score }: Reading, focus: string[]): number {
  return score * (1 - FOCUS_FALL * focus.indexOf(unit.passage.id));
}
