/** Finds the row that a part of a question means: by its name, by what it is about, or by its place in the order. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Relation, Row } from '../knowledge/rows.ts';
import { tellingStems } from '../knowledge/units.ts';
import { COMMON_WORDS } from '../language/common-words.ts';
import { conceptsOf, type Concept } from '../language/concepts.ts';
import { stem } from '../language/stem.ts';
import { words } from '../language/words.ts';
import { weightOf } from '../read/reader.ts';
import { ASIDE, SIDES } from './aside-words.ts';
import { evaluate } from './query.ts';
import { NO_SPAN } from './time-words.ts';

/** How much of a word is held by the name of a row, by its summary and labels, and by what else is said of it. */
const HELD = { name: 1, summary: 0.65, passage: 0.4 };
/** Beside the same in its own word. */
const IN_OTHER_WORD = 0.8;
/** The share of its words, by how telling they are, that a row must hold to be meant: with one of them in its name, or none. */
const ENOUGH = 0.52;
const ENOUGH_UNNAMED = 0.6;
/** What all words together must tell: of "the first one" nothing is left. */
const TELLING = 3;
const OTHER_NOUN = 0.8;
/** What a row counts more whose title is said as a whole: of several managers, the one of whom no word is left. */
const WHOLE_TITLE = 0.3;
/** How a relation is called where one of its rows is named. */
const NOUNS: [RegExp, Relation[]][] = [
  [/\b(jobs?|roles?|positions?|stints?|employer|time (?:at|as|in))\b/, ['role']],
  [/\b(projects?|programs?|implementations?|migration|integration)\b/, ['project']],
  [/\b(posts?|articles?|essays?|pieces?|texts?|videos?|series)\b/, ['post', 'award']],
  [/\b(awards?|prizes?|honou?rs?|medals?|recognition)\b/, ['award']],
  [/\b(degrees?|certifications?|certificates?|certs?|studies|diplomas?)\b/, ['credential']],
];

/** Among what is published elsewhere the one that honours. */
const HONOURED = /\b(?:award|prize|honou?r|medal|recognition)\b/;

/** What an employer is called, whoever it is. */
const HOUSE =
  /\b(?:agency|business|employer|firm|office|organization|outfit|practice|shop|studio|workplace)\b/g;
export const HOUSES = new Set(HOUSE.source.match(/\p{L}{4,}/gu)?.map(stem));
const OWN_BUSINESS =
  /\bown (?:\w+ )?(?:business|company|consultancy|firm|office|practice|shop|startup|studio)\b/;
const FOUNDER = /\b(?:founder|owner|self-employed|freelance\w*)\b/i;

const IN_ORDER: [RegExp, 'first' | 'last'][] = [
  [new RegExp(String.raw`\b(first${NO_SPAN}|earliest|oldest)\b`), 'first'],
  [/\b(current|present|latest|newest|most recent|last)\b/, 'last'],
];

/** The row that the text means, if it means one. */
export function namedRow(
  text: string,
  relations: Relation[],
  knowledge: Knowledge,
  now: Date,
): Row | undefined {
  const rows = knowledge.rows.filter(({ relation }) => relations.includes(relation));
  const founded = OWN_BUSINESS.test(text) ? rows.filter(({ title }) => FOUNDER.test(title)) : [];
  if (founded.length === 1) return founded[0];
  const owner = new Set(words(knowledge.content.profile.name));
  const asked = conceptsOf(words(text), (word) => !COMMON_WORDS.has(word) && !owner.has(word)).filter(
    ({ stems }) => !stems.every((stemmed) => ASIDE.has(stemmed) || SIDES.has(stemmed)),
  );
  const nouns = NOUNS.filter(([pattern]) => pattern.test(text)).flatMap(([, named]) => named);
  const all = asked.reduce((sum, concept) => sum + weightOf(concept, knowledge), 0);
  let [best, bestScore]: [Row | undefined, number] = [undefined, 0];
  for (const row of all < TELLING ? [] : rows) {
    const { held, isNamed } = heldBy(row, asked, knowledge);
    const isEnough = held / all >= (isNamed ? ENOUGH : ENOUGH_UNNAMED);
    const score = (held / all) * (nouns.length === 0 || nouns.includes(row.relation) ? 1 : OTHER_NOUN);
    if (isEnough && score > bestScore) [best, bestScore] = [row, score];
  }
  if (best) return best;
  const there = rows.filter((row) => row.relation === 'role' && isCalled(row, text));
  if (there.length === 1) return there[0];
  const at = rows.filter(
    (row) =>
      (row.relation === 'role' || (row.relation === 'post' && nouns.includes('post'))) &&
      asked.length > 0 &&
      asked.every(({ stems }) => stems.every((stemmed) => wordsOf(row).name.has(stemmed))),
  );
  if (at.length === 1) return at[0];
  const labelled = rows.filter(({ labels }) =>
    labels.some((label) => nouns.length > 0 && ` ${text} `.includes(` ${label} `)),
  );
  if (all < TELLING && labelled.length === 1) return labelled[0];
  const named = rows.filter(({ relation }) => nouns.includes(relation));
  if (asked.length === 0 && named.length === 1) return named[0];
  const awarded = HONOURED.test(text) ? named.filter(({ labels }) => labels.includes('recognition')) : [];
  if (asked.length === 0 && awarded.length === 1) return awarded[0];
  const bare = text.replace(HOUSE, ' ');
  const house = bare === text ? undefined : namedRow(bare, ['role'], knowledge, now);
  if (house && relations.includes('role')) return house;
  const [relation] = nouns.length > 0 ? relations.filter((one) => nouns.includes(one)) : relations;
  const order = IN_ORDER.find(([pattern]) => pattern.test(text))?.[1];
  const isOrderAlone = asked.every(({ word }) => IN_ORDER.some(([pattern]) => pattern.test(word)));
  if (!order || !relation || !(isOrderAlone || nouns.length > 0)) return undefined;
  return evaluate(knowledge.rows, { relation, filters: [], order }, now)[0];
}

const LEADING = /^(?:(?:to|as|at|in|of|for|with|the|an?|his|her|their|start|work|job|role|time) )+/;

const CALLED_SO = / (?:job|role|position|post)$/;

/** True where common words are the title, or all but the first word of the employer: "project lead", "the general hospital". */
function isCalled({ title, organization }: Row, text: string): boolean {
  const said = words(text).join(' ').replace(LEADING, '').replace(CALLED_SO, '');
  const [, ...rest] = words(organization);
  const isTitle = said.includes(' ') && ` ${words(title).join(' ')} `.includes(` ${said} `);
  return isTitle || (rest.length > 1 && ` ${said} `.includes(` ${rest.join(' ')} `));
}

type RowWords = { title: ReadonlySet<string>; name: ReadonlySet<string>; summary: ReadonlySet<string> };
/** Each question looks at all rows several times. */
const read = new WeakMap<Row, RowWords>();

function wordsOf(row: Row): RowWords {
  const isPerson = row.relation === 'testimonial';
  const known = read.get(row) ?? {
    title: tellingStems(row.title),
    name: tellingStems(isPerson ? row.title : `${row.title} ${row.organization} ${row.place}`),
    summary: tellingStems(`${row.summary} ${row.labels.join(' ')} ${row.organization}`),
  };
  read.set(row, known);
  return known;
}

/** How much the words weigh that a row holds, each where it counts most. */
function heldBy(row: Row, asked: Concept[], knowledge: Knowledge): { held: number; isNamed: boolean } {
  const { title, name, summary } = wordsOf(row);
  const passage = knowledge.sentences.saidIn(row.passageId);
  let [held, isNamed] = [0, false];
  for (const concept of asked) {
    const shareIn = (stems: ReadonlySet<string>) =>
      concept.stems.every((stemmed) => stems.has(stemmed))
        ? 1
        : concept.others.some((words) => words.every((stemmed) => stems.has(stemmed)))
          ? IN_OTHER_WORD
          : 0;
    const inName = HELD.name * shareIn(name);
    const share = Math.max(inName, HELD.summary * shareIn(summary), HELD.passage * shareIn(passage));
    isNamed ||= inName > 0;
    held += share * weightOf(concept, knowledge);
  }
  const isTitled = [...title].every((stemmed) => asked.some(({ stems }) => stems.includes(stemmed)));
  return { held: held + (isTitled ? WHOLE_TITLE : 0), isNamed };
}
