/** What the conversation adds to a question that leans on it: the passages, the row and the words it goes on about. */
import { conceptsOf, type Concept } from '../language/concepts.ts';
import { COMMON_WORDS } from '../language/common-words.ts';
import { words } from '../language/words.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Relation, Row } from '../knowledge/rows.ts';
import { tellingStems } from '../knowledge/units.ts';
import { namedRow } from '../compute/named-rows.ts';
import { countedIn } from '../read/kind.ts';
import { read } from '../read/reader.ts';
import type { Turn } from './follow-up.ts';

export type Conversation = {
  /** Passages that the last exchange was about, the likeliest first. */
  focus: string[];
  /** Rows that the last reply named, in its order. */
  rows: Row[];
  /** The row that the question means: the nth, or the last that was named. */
  row?: Row;
  /** What the last question was about, and the whole exchange. */
  earlier: Concept[][];
  /** The nth item of a list in the last reply, where the question points to one. */
  item: Concept[];
  /** What the last question counted, if it did. */
  counted?: string;
};

const LEANS =
  /\b(it|its|that|this|those|these|they|them|their|there|then|one|ones|thing|latter|former|same|other|others|else|more)\b|^(and|but|so|or|what about|how about|why|when|where|since when|until when|for how long|how long|how many|how much|who|which|really|ok|okay|cool|great|thanks)\b/;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
const DIGITS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const ORDINAL = new RegExp(
  `\\b(?:the )?(${ORDINALS.join('|')}|last|other|latter|former|[1-7](?:st|nd|rd|th)|(?:number|no) (?:[1-7]|${DIGITS.join('|')}))(?: one| of (?:them|those|these)| (?:post|article|project|job|role|award|item|point|entry|company))?\\b`,
);
/** What the assistant says where it has no answer. */
export const NOT_FOUND = 'I do not find an answer to that';
/** In words: so short a question says little by itself. */
const SURELY_LEANING = 4;
const LONGEST_LEANING = 12;
const READ_OF_TURN = 500;
const FOCUSED = 2;

/** The conversation behind a question; undefined where it stands by itself. */
export function conversationOf(
  knowledge: Knowledge,
  text: string,
  history: Turn[],
): Conversation | undefined {
  const asked = history.findLast(({ role }) => role === 'user')?.content.slice(0, READ_OF_TURN);
  const said = history.findLast(({ role }) => role === 'assistant')?.content.slice(0, READ_OF_TURN) ?? '';
  const isAnswer = !said.includes(NOT_FOUND);
  if (
    asked === undefined ||
    (!LEANS.test(text) &&
      (text.split(' ').length > SURELY_LEANING ||
        text.includes(words(knowledge.content.profile.givenName).join(' ')))) ||
    text.split(' ').length > LONGEST_LEANING
  )
    return undefined;
  const rows = isAnswer ? rowsNamed(said, knowledge) : [];
  const meant = namedRow(
    words(asked).join(' '),
    ['project', 'role', 'award', 'post'],
    knowledge,
    new Date(0),
  );
  const before = [...rowsNamed(asked, knowledge), ...(meant ? [meant] : [])];
  const row = rowMeant(text, rows) ?? rowNamedIn(text, rows) ?? before[0] ?? rows[0];
  const topic = concepts(isAnswer ? `${asked} ${said}` : asked, knowledge);
  const read3 = read(knowledge, { concepts: topic, kind: 'thing' }).slice(0, FOCUSED);
  const isOrdinal = ORDINAL.test(text);
  const focus =
    row && isOrdinal
      ? [row.passageId]
      : [
          ...read3.map(({ unit }) => unit.passage.id),
          ...before.map(({ passageId }) => passageId),
          ...(row ? [row.passageId] : []),
        ];
  const counted = countedIn(words(asked).join(' '));
  return {
    focus: [...new Set(focus)],
    rows,
    ...(row ? { row } : {}),
    earlier: [concepts(asked, knowledge), topic],
    item: concepts(itemMeant(text, said), knowledge),
    ...(counted ? { counted } : {}),
  };
}

function concepts(text: string, { content }: Knowledge): Concept[] {
  const owner = new Set(words(content.profile.name));
  return conceptsOf(words(text), (word) => !COMMON_WORDS.has(word) && !owner.has(word));
}

/** Rows whose names stand in a text, in the order of the text; a name inside a longer one does not count. */
export function rowsNamed(text: string, { rows }: Knowledge, relations?: Relation[]): Row[] {
  const lower = plain(text);
  const found = rows
    .filter(({ relation }) => relations?.includes(relation) ?? !['skill', 'category'].includes(relation))
    .flatMap((row) => {
      const name = namesOf(row).find((candidate) => lower.includes(candidate));
      return name
        ? [
            {
              row,
              isTitle: name !== plain(row.organization),
              from: lower.indexOf(name),
              to: lower.indexOf(name) + name.length,
            },
          ]
        : [];
    })
    .filter(
      (one, _, all) =>
        one.isTitle || !all.some((other) => other.isTitle && other.row.organization === one.row.organization),
    );
  return found
    .filter(
      (one) =>
        !found.some(
          (other) =>
            other !== one &&
            other.from <= one.from &&
            other.to >= one.to &&
            other.to - other.from > one.to - one.from,
        ),
    )
    .sort((a, b) => a.from - b.from)
    .map(({ row }) => row)
    .filter((row, index, all) => all.indexOf(row) === index);
}

const SHORTEST_PART = 12;

function namesOf({ title, organization, relation }: Row): string[] {
  const part = title.split(/[:,]/)[0] ?? title;
  const names = [
    title,
    ...(part.length >= SHORTEST_PART ? [part] : []),
    ...(relation === 'role' ? [organization] : []),
  ];
  return names.map(plain).filter((name) => name.length > 2);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[“”"’‘']/g, '');
}

function rowMeant(text: string, rows: Row[]): Row | undefined {
  const ordinal = ORDINAL.exec(text)?.[1];
  if (!ordinal || rows.length === 0) return undefined;
  if (ordinal === 'last' || ordinal === 'latter') return rows.at(-1);
  if (ordinal === 'former') return rows[0];
  if (ordinal === 'other') return rows[1] ?? rows[0];
  return rows[placeOf(ordinal)];
}

/** The only one of several rows whose title holds a word of the text: "the OKR one". */
function rowNamedIn(text: string, rows: Row[]): Row | undefined {
  const asked = tellingStems(text);
  const named = rows.filter(({ title }) => [...tellingStems(title)].some((stem) => asked.has(stem)));
  return rows.length > 1 && named.length === 1 ? named[0] : undefined;
}

/** The text of the item of a numbered or bulleted list that an ordinal points to. */
function itemMeant(text: string, said: string): string {
  const ordinal = ORDINAL.exec(text)?.[1];
  const items = said.split(/(?:^|\s)(?:\d{1,2}[.)]|[•-])\s+/).slice(1);
  if (!ordinal || items.length < 2) return '';
  return (ordinal === 'last' ? items.at(-1) : items[placeOf(ordinal)]) ?? '';
}

function placeOf(ordinal: string): number {
  const digit = Number(/[1-7]/.exec(ordinal)?.[0] ?? 0);
  const named = DIGITS.indexOf(ordinal.split(' ')[1] ?? '') + 1;
  return (digit || named || ORDINALS.indexOf(ordinal) + 1) - 1;
}
