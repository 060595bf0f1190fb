/** What the conversation adds to a question that leans on it: the passages, the row and the words it goes on about. */
import { conceptsOf, type Concept } from '../language/concepts.ts';
import { COMMON_WORDS } from '../language/common-words.ts';
import { CARDINALS, ORDINALS } from '../language/ordinals.ts';
import { words } from '../language/words.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Relation, Row } from '../knowledge/rows.ts';
import { tellingStems } from '../knowledge/units.ts';
import { namedRow } from '../compute/named-rows.ts';
import { countedIn } from '../read/kind.ts';
import { read } from '../read/reader.ts';

export type Turn = { role: 'user' | 'assistant'; content: string };

export type Conversation = {
  /** Passages that the last exchange was about, the likeliest first. */
  focus: string[];
  /** Rows that the last reply named, in its order. */
  rows: Row[];
  /** The row that the question means: the nth, or the last that was named. */
  row?: Row;
  /** It is only the first that the reply named. */
  isGuessed: boolean;
  /** What the last question was about, and the whole exchange. */
  earlier: Concept[][];
  /** The nth item of a list in the last reply, where the question points to one. */
  item: Concept[];
  /** The last reply. */
  said: string;
  /** What the last question counted, if it did. */
  counted?: string;
  /** The question points to one thing of several, so nothing else answers it: "the second one". */
  isPointed: boolean;
};

const LEANS =
  /\b(it|its|that|this|those|these|they|them|their|there|then|one|ones|thing|latter|former|same|other|others|else|more)\b|^(and|but|so|or|what about|how about|why|when|where|since when|until when|for how long|how (?:long|many|often|much)|who|which|really|ok|okay|cool|great|thanks)\b/;
const ORDINAL = new RegExp(
  `\\b(?:the )?(${ORDINALS.join('|')}|(?<=\\b(?:the|his|her|their) )last|other|latter|former|[1-7](?:st|nd|rd|th)|(?:number|no) (?:[1-7]|${CARDINALS.join('|')}))(?: one| of (?:them|those|these)| (?:post|article|project|job|role|award|item|point|entry|company))?\\b`,
);
/** Of a whole career, whatever was said before. */
const OF_CAREER = /\b(?:years of experience|how experienced)\b/;
/** Who recommends is meant where the question before named him. */
const OF_PERSON = /\b(?:he|she|his|her|him)\b/;
const POINTS = /\b(?:it|its|that|this|those|these|there|then)\b/;
/** What the assistant says where it has no answer. */
export const NOT_FOUND = 'I do not find an answer to that';
/** True for quotes that may well hold the answer. */
export const isLikely = (said: string): boolean => said.startsWith('Closest to your question');
/** True for a reply of quotes that claims nothing. */
export const isNear = (said: string): boolean =>
  /^(?:Closest to your question|I am not sure that)/.test(said);
/** In words: so short a question says little by itself. */
const SURELY_LEANING = 5;
const LONGEST_LEANING = 12;
const READ_OF_TURN = 500;
/** A list is read to its last item. */
const READ_OF_REPLY = 1_000;
const FOCUSED = 2;

/** The conversation behind a question; undefined where it stands by itself. */
export function conversationOf(
  knowledge: Knowledge,
  text: string,
  history: Turn[],
): Conversation | undefined {
  const asked = history.findLast(({ role }) => role === 'user')?.content.slice(0, READ_OF_TURN);
  const said = history.findLast(({ role }) => role === 'assistant')?.content.slice(0, READ_OF_REPLY) ?? '';
  const isAnswer = !said.includes(NOT_FOUND) && !isNear(said);
  if (asked === undefined || text.split(' ').length > LONGEST_LEANING) return undefined;
  if (OF_CAREER.test(text) && !POINTS.test(text)) return undefined;
  const topic = concepts(isAnswer ? `${asked} ${said}` : asked, knowledge);
  const isShort = text.split(' ').length <= SURELY_LEANING;
  const asking = rowsNamed(asked, knowledge);
  const isOfPerson = asking[0]?.relation === 'testimonial' && OF_PERSON.test(text);
  const namesOwner = text.includes(words(knowledge.content.profile.givenName).join(' '));
  if (!LEANS.test(text) && !ORDINAL.test(text) && !isOfPerson && !(isShort && !namesOwner)) return undefined;
  const rows = isAnswer ? rowsNamed(said, knowledge) : [];
  const ordinal = ORDINAL.exec(text)?.[1];
  // Of people the commas stand before what they are.
  const arePeople = rows.length > 1 && rows.every(({ relation }) => relation === 'testimonial');
  const item = ordinal && !arePeople ? itemMeant(ordinal, said) : '';
  const meant = namedRow(
    words(asked).join(' '),
    ['project', 'role', 'award', 'post'],
    knowledge,
    new Date(0),
  );
  // A reply that names others, and not it by any of its words, shows that it was not meant.
  const isMeant = meant && (rows.length === 0 || rows.includes(meant) || isToldOf(meant, said));
  const before = [...asking, ...(isMeant ? [meant] : [])];
  const older = history.slice(-4, -2).map(({ content }) => content.slice(0, READ_OF_TURN));
  const further = before.length + rows.length > 0 ? [] : rowsNamed(older.join('\n'), knowledge);
  const beside = rowsNamed(older.join('\n'), knowledge).filter(
    (one) => one.relation === rows[0]?.relation && !rows.includes(one),
  );
  const isOther = ordinal === 'other' && rows.length === 1 && beside.length === 1;
  const pointed = isOther ? beside[0] : ordinal ? rowMeant(ordinal, rows, item, knowledge) : undefined;
  const [only] = rows.length === 1 ? rows : [];
  const told = [...asking, ...(meant ? [meant] : [])].find((one) => rows.includes(one));
  // A role is often named in passing.
  const beforeRole = only?.relation === 'role' ? before[0] : asking[0];
  const named = pointed ?? rowNamedIn(text, rows) ?? told ?? beforeRole ?? only ?? before[0];
  const row = named ?? rows[0] ?? further[0];
  const read3 = read(knowledge, { concepts: topic, kind: 'thing' }).slice(0, FOCUSED);
  const focus = pointed
    ? [pointed.passageId]
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
    isGuessed: named === undefined,
    earlier: [concepts(asked, knowledge), topic],
    item: concepts(item, knowledge),
    said,
    isPointed: pointed !== undefined,
    ...(counted ? { counted } : {}),
  };
}

/** Half of a title, by its words, is enough to be told of. */
const HALF = 0.5;

/** True for a text that names a row. */
export function isToldOf({ title }: Row, said: string): boolean {
  const held = tellingStems(said);
  const named = [...tellingStems(title)];
  return named.filter((one) => held.has(one)).length >= HALF * named.length;
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
        one.isTitle ||
        !all.some((other) => other.isTitle && other.row.organization.includes(one.row.organization)),
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

const plain = (text: string): string => text.toLowerCase().replace(/[“”"’‘']/g, '');

/** The row that an ordinal points to: of those that were named, or what the item at that place names. */
function rowMeant(ordinal: string, rows: Row[], item: string, knowledge: Knowledge): Row | undefined {
  const [named] = item ? rowsNamed(item, knowledge) : [];
  if (named || rows.length < 2) return named;
  if (ordinal === 'other') return rows[1];
  return rows.at(placeOf(ordinal));
}

/** The only one of several rows whose title holds a word of the text: "the OKR one". */
function rowNamedIn(text: string, rows: Row[]): Row | undefined {
  const asked = tellingStems(text);
  const named = rows.filter(({ title }) => [...tellingStems(title)].some((stem) => asked.has(stem)));
  return rows.length > 1 && named.length === 1 ? named[0] : undefined;
}

const LIST_MARK = /(?:^|\s)(?:\d{1,2}[.)]|[•-])\s+/;
const BETWEEN_ITEMS = /;\s+(?:and )?|,\s+(?:and )?(?=(?:the )?[“"\p{Lu}])| and (?=(?:the )?[“"\p{Lu}])/u;

/** "Education and Certifications: the MBA, …". */
const LEADING_IN = /^[^,:;.]{1,60}: (?=[^.]*,)/;

/** The item of a reply that a question points to. */
export function itemPointedTo(text: string, said: string): string {
  const ordinal = ORDINAL.exec(text)?.[1];
  return ordinal ? itemMeant(ordinal, said) : '';
}

/** The text of the item that an ordinal points to, of a list with marks or in a sentence. */
function itemMeant(ordinal: string, said: string): string {
  const marked = said.split(LIST_MARK).slice(1);
  const items = marked.length > 1 ? marked : said.replace(LEADING_IN, '').split(BETWEEN_ITEMS);
  return items.length < 2 ? '' : (items.at(ordinal === 'other' ? 1 : placeOf(ordinal)) ?? '');
}

/** From 0, or from -1 backward. */
function placeOf(ordinal: string): number {
  if (ordinal === 'last' || ordinal === 'latter') return -1;
  if (ordinal === 'former') return 0;
  const digit = Number(/[1-7]/.exec(ordinal)?.[0] ?? 0);
  const named = CARDINALS.indexOf(ordinal.split(' ')[1] ?? '') + 1;
  return (digit || named || ORDINALS.indexOf(ordinal) + 1) - 1;
}
