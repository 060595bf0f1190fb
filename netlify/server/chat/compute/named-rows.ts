/** Finds the row that a part of a question means: by its name, by what it is about, or by its place in the order. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Relation, Row } from '../knowledge/rows.ts';
import { tellingStems } from '../knowledge/units.ts';
import { COMMON_WORDS } from '../language/common-words.ts';
import { conceptsOf, type Concept } from '../language/concepts.ts';
import { stem } from '../language/stem.ts';
import { words } from '../language/words.ts';
import { weightOf } from '../read/reader.ts';
import { evaluate } from './query.ts';

/** What a stem counts in the name of a row, and in what it says. */
const IN_NAME = 1;
const IN_SUMMARY = 0.45;
/** A part of a question names a row from here on: one rare word of a name, or two of the summary. */
const ENOUGH = 4.2;
const ENOUGH_UNNAMED = 5.5;

const NOTHING_NAMED = new Set(
  [
    'job',
    'role',
    'position',
    'project',
    'post',
    'time',
    'stint',
    'work',
    'example',
    'company',
    'article',
    'award',
    'month',
    'year',
    'long',
    'gap',
    'section',
    'entr',
    'list',
    'started',
    'starting',
    'joined',
    'joining',
  ].map(stem),
);
const IN_ORDER: [RegExp, 'first' | 'last'][] = [
  [/\b(first|earliest|very first|oldest)\b/, 'first'],
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
  const asked = conceptsOf(words(text), (word) => !COMMON_WORDS.has(word)).filter(
    ({ stems }) => !stems.every((stemmed) => NOTHING_NAMED.has(stemmed)),
  );
  const scored = rows
    .map((row) => ({ row, ...scoreOf(row, asked, knowledge) }))
    .sort((a, b) => b.score - a.score);
  const [best] = scored;
  if (best && best.score >= (best.isNamed ? ENOUGH : ENOUGH_UNNAMED)) return best.row;
  const [relation] = relations;
  const order = IN_ORDER.find(([pattern]) => pattern.test(text))?.[1];
  if (!order || !relation) return undefined;
  return evaluate(knowledge.rows, { relation, filters: [], order }, now)[0];
}

type RowWords = { name: ReadonlySet<string>; summary: ReadonlySet<string> };
/** Each question looks at all rows several times. */
const read = new WeakMap<Row, RowWords>();

function wordsOf(row: Row): RowWords {
  const known = read.get(row) ?? {
    name: tellingStems(`${row.title} ${row.organization} ${row.place}`),
    summary: tellingStems(`${row.summary} ${row.labels.join(' ')}`),
  };
  read.set(row, known);
  return known;
}

function scoreOf(row: Row, asked: Concept[], knowledge: Knowledge): { score: number; isNamed: boolean } {
  const { name, summary } = wordsOf(row);
  let [held, named] = [0, 0];
  for (const concept of asked) {
    const isIn = (stems: ReadonlySet<string>) => concept.stems.every((stemmed) => stems.has(stemmed));
    const isSaid =
      concept.isSpeech && concept.others.some((words) => words.every((stemmed) => name.has(stemmed)));
    const share = isIn(name) ? IN_NAME : isIn(summary) ? IN_SUMMARY : 0;
    if (isIn(name) || isSaid) named += 1;
    held += isSaid ? ENOUGH : share * weightOf(concept, knowledge);
  }
  return { score: held + (named > 0 ? (2 * named) / Math.max(2, name.size) : 0), isNamed: named > 0 };
}
