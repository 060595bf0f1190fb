/** Turns a question into what the rules decide on. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import { COMMON_WORDS } from '../language/common-words.ts';
import { conceptsOf, type Concept } from '../language/concepts.ts';
import { stem } from '../language/stem.ts';
import { words } from '../language/words.ts';
import { findMentions, type Mention } from './mentions.ts';
import { findTopics, QUESTION_TERMS, type Topic, type TopicMatch } from './topics.ts';

export type Query = {
  /** The words of the question, spelling corrected, with one space between them. */
  text: string;
  stems: string[];
  topics: ReadonlySet<Topic>;
  mentions: Mention[];
  /** What it asks about beyond topics, names and grammar, that the content holds. */
  subject: string[];
  /** The same, that the content does not hold: as written. */
  unknown: string[];
  /** All that it asks about and the content holds, whatever else explains it. */
  held: string[];
  years: number[];
  /** It is the owner's name and nothing else. */
  isOnlyName: boolean;
  /** All that it asks about, each with other words for it. */
  concepts: Concept[];
  /** The same of what the message says around it. */
  asides: Concept[];
  /** Words of the subject as written, for "what the site says about …". */
  subjectWords: string[];
};

/** All that the question asks about: what posts are searched for. */
export const wordsOf = ({ subjectWords, unknown }: Query): string[] => [...subjectWords, ...unknown];

let last: { knowledge: Knowledge; question: string; aside: string; query: Query } | undefined;

/** The question in the words of the rules; what was asked just before, for the same, is not read again. */
export function understand(knowledge: Knowledge, question: string, aside = ''): Query {
  if (last?.knowledge !== knowledge || last.question !== question || last.aside !== aside)
    last = { knowledge, question, aside, query: read(knowledge, question, aside) };
  return last.query;
}

function read(knowledge: Knowledge, question: string, aside: string): Query {
  const written = words(question);
  const names = new Set(question.match(NAME)?.flatMap((name) => words(name)));
  const corrected = written.map((word) => correct(word, names.has(word), knowledge));
  const stems = corrected.map(stem);
  const isOfWork = WORKED_WITH.test(corrected.join(' '));
  const called = new Set([...names].map(stem).filter(knowledge.sentences.holds));
  const topics = findTopics(stems).filter(
    ({ topic, stems: by }) => topic !== 'privateLife' || !(isOfWork || by.every((one) => called.has(one))),
  );
  const told = new Set(topics.flatMap((match) => match.stems));
  const mentions = findMentions(
    knowledge,
    stems,
    (stemmed) => COMMON_STEMS.has(stemmed) || told.has(stemmed),
  );

  const owner = knowledge.ownerStems;
  const isExperience = topics.some(({ topic }) => topic === 'knowHow');
  const explaining = topics.filter(({ topic }) => !(isExperience && CONTENTFUL.has(topic)));
  const explained = new Set([...explaining, ...mentions].flatMap((match) => match.stems));
  const telling = corrected
    .map((word, index) => ({ stemmed: stems[index] ?? '', word: written[index] ?? word, corrected: word }))
    .filter(
      ({ corrected: word, stemmed }) => !COMMON_WORDS.has(word) && !owner.has(stemmed) && !YEAR.test(word),
    );
  const rest = telling.filter(({ stemmed }) => !explained.has(stemmed));
  const isHeld = ({ stemmed }: { stemmed: string }) => knowledge.holds(stemmed);

  const isTelling = (word: string) => !COMMON_WORDS.has(word) && !owner.has(stem(word));
  return {
    text: corrected.join(' '),
    stems,
    topics: new Set(topics.filter((match) => !isOfName(match, mentions)).map(({ topic }) => topic)),
    mentions,
    subject: unique(rest.filter(isHeld).map(({ stemmed }) => stemmed)),
    unknown: unique(rest.filter((word) => !isHeld(word)).map(({ word }) => word)),
    subjectWords: unique(rest.filter(isHeld).map(({ corrected: word }) => word)),
    concepts: conceptsOf(corrected, isTelling),
    asides: conceptsOf(words(aside).map(knowledge.spelling.correct), isTelling),
    held: unique(telling.filter(isHeld).map(({ stemmed }) => stemmed)),
    isOnlyName: stems.length > 0 && stems.every((stemmed) => owner.has(stemmed)),
    years: [...question.matchAll(/\b(19|20)\d\d\b/g)].map(([year]) => Number(year)),
  };
}

/** Those whom somebody works for are nobody's private life. */
const WORKED_WITH =
  /\b(?:work\w*|experience\w*|deal\w*|car(?:e|es|ed|ing)|teach\w*|taught|treat\w*|nurs\w+) (?:\w+ )?(?:with|for|of|about) (?:\w+ )?(?:children|kids|famil\w+|dogs?|cats?|pets)\b/;

/** Written as a name, within a sentence. */
const NAME = /(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}\p{N}]+/gu;

/** No name is a slip of another word: "Paris" is no "pairs". */
function correct(word: string, isName: boolean, { spelling, isName: isKnownName }: Knowledge): string {
  const meant = spelling.correct(word);
  return isName && !isKnownName(stem(meant)) ? word : meant;
}

const PRIVATE: ReadonlySet<Topic> = new Set<Topic>(['privateLife', 'pay']);

/** "Digital Health Lead" and "Children's Hospital" ask of nobody's health or children; "children" alone does. */
const isOfName = ({ topic, stems }: TopicMatch, mentions: readonly Mention[]): boolean =>
  PRIVATE.has(topic) &&
  mentions.some(
    (named) =>
      named.strength === 1 &&
      named.stems.length > stems.length &&
      stems.every((stemmed) => named.stems.includes(stemmed)),
  );

/** Topics that are a subject of their own in "experience with …". */
const CONTENTFUL: ReadonlySet<Topic> = new Set<Topic>(['workplace']);
const YEAR = /^(19|20)\d\d$/;

/** Stems too common in questions to name anything by themselves. */
const COMMON_STEMS = new Set([...COMMON_WORDS, ...QUESTION_TERMS].map(stem));

const unique = <Item>(items: Item[]): Item[] => [...new Set(items)];
