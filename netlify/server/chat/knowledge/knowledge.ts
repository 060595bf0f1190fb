/** Everything the assistant can know, ready to be searched. Built once per process. */
import type { SiteContent } from '#server/content/site-content.ts';

import { spelling, type Spelling } from '../language/spelling.ts';
import { stem } from '../language/stem.ts';
import { EVERYDAY_WORDS, othersOf } from '../language/concepts.ts';
import { words } from '../language/words.ts';
import { QUESTION_WORDS } from '../answer/topics.ts';
import { findEntities, type Entity } from './entities.ts';
import { cutIntoFacts, postPassage } from './passages.ts';
import type { PublishedText } from '#server/blog/published/service.ts';
import { rowsOf, type Row } from './rows.ts';
import { sentenceIndex, type SentenceIndex } from './sentence-index.ts';
import { tablesOf, type Table } from './tables.ts';
import type { Fact, FactKind, Passage } from './types.ts';
import { tellingStems, unitsOf } from './units.ts';
import { wordIndex } from './word-index.ts';

export type Hit = {
  fact: Fact;
  score: number;
  /** The stems asked for that this fact holds, by themselves or by a synonym. */
  matched: Set<string>;
  /** It is a core competency that one of the stems names by its heading. */
  isHeading: boolean;
};

export type Knowledge = {
  content: SiteContent;
  passages: ReadonlyMap<string, Passage>;
  facts: Fact[];
  entities: Entity[];
  /** Of the owner's name, which asks for nothing. */
  ownerStems: ReadonlySet<string>;
  /** Every sentence of the content and of published posts. */
  sentences: SentenceIndex;
  /** Roles, projects, awards, posts …, to be counted, ordered and compared. */
  rows: Row[];
  tables: Table[];
  spelling: Spelling;
  /** Facts that hold any of the stems, best first. */
  search: (stems: string[]) => Hit[];
  /** True when some fact holds the stem. */
  holds: (stemmed: string) => boolean;
  /** True when the stem is only ever written with a capital or digit: "Okta", "ITIL", "SOC2". */
  isName: (stemmed: string) => boolean;
  /** How telling a stem is: 0 when every passage holds it, more the fewer do. */
  rarity: (stemmed: string) => number;
};

/** How much a kind of statement says about what somebody has done. */
const KIND_WEIGHTS: Partial<Record<FactKind, number>> = {
  competency: 1.6,
  achievement: 1.35,
  outcome: 1.2,
  highlight: 1.25,
  skill: 1.1,
  tags: 0.6,
  challenge: 0.5,
  paragraph: 0.45,
  quote: 0.5,
  site: 0.6,
  responsibility: 0.9,
};
const SYNONYM_WEIGHT = 0.5;
/** A core competency named by its own heading says more than any mention in passing. */
const HEADING_WEIGHT = 2.5;

export function buildKnowledge(content: SiteContent, posts: PublishedText[] = []): Knowledge {
  const { passages, facts } = cutIntoFacts(content);
  const postPassages = posts.map((post) => ({ post, passage: postPassage(post) }));
  const units = unitsOf(facts, postPassages);
  const sentences = sentenceIndex(units);
  const frequencies = passageFrequencies(facts);
  const lowerCase = lowerCaseStems(facts);
  const index = wordIndex(facts, ({ text, lead }) => ({
    stems: tellingStems(text),
    context: tellingStems(lead),
  }));

  const search = (asked: string[]): Hit[] => {
    const origin = new Map<string, string>();
    for (const term of asked) for (const other of othersOf(term)) origin.set(other, term);
    for (const term of asked) origin.set(term, term);
    return index
      .search(origin.keys(), (term) => (asked.includes(term) ? 1 : SYNONYM_WEIGHT))
      .map(({ item: fact, score, terms }) => {
        const matched = new Set(terms.map((term) => origin.get(term) ?? term));
        const isHeading = fact.kind === 'competency' && asked.some((term) => stemsOf(fact.lead).has(term));
        const weight = (KIND_WEIGHTS[fact.kind] ?? 1) * (isHeading ? HEADING_WEIGHT : 1);
        return { fact, matched, isHeading, score: score * weight };
      })
      .sort((a, b) => b.score - a.score);
  };

  return {
    content,
    passages: new Map(
      [...passages, ...postPassages.map(({ passage }) => passage)].map((passage) => [passage.id, passage]),
    ),
    sentences,
    rows: rowsOf(content, posts),
    tables: tablesOf(units, sentences.saidIn),
    facts,
    entities: findEntities(content),
    ownerStems: stemsOf(content.profile.name),
    spelling: spelling([
      ...[...facts, ...units].flatMap(({ text, lead }) => [...words(text), ...words(lead)]),
      ...EVERYDAY_WORDS,
      ...QUESTION_WORDS,
    ]),
    search,
    holds: (stemmed) => frequencies.has(stemmed),
    isName: (stemmed) => frequencies.has(stemmed) && !lowerCase.has(stemmed),
    rarity: (stemmed) => Math.log(passages.length / (frequencies.get(stemmed) ?? 0.5)),
  };
}

const stemsOf = (text: string): Set<string> => new Set(words(text).map(stem));

function passageFrequencies(facts: Fact[]): Map<string, number> {
  const holders = new Map<string, Set<Passage>>();
  for (const { text, lead, passage } of facts)
    for (const word of [...words(text), ...words(lead)]) {
      const stemmed = stem(word);
      const set = holders.get(stemmed) ?? new Set();
      holders.set(stemmed, set.add(passage));
    }
  return new Map([...holders].map(([stemmed, set]) => [stemmed, set.size]));
}

function lowerCaseStems(facts: Fact[]): Set<string> {
  const found = facts.flatMap(({ text }) => text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{N}-]*/gu) ?? []);
  return new Set(found.flatMap(words).map(stem));
}
