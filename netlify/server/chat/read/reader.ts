/** Picks the sentences that answer a question from those that share its words, and says how sure that is. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Unit } from '../knowledge/units.ts';
import type { Concept } from '../language/concepts.ts';
import { stem } from '../language/stem.ts';
import { isExtreme, isOfKind, needsMark, tellsChoice, tellsHindsight, type Kind } from './kind.ts';

export type Asked = {
  concepts: Concept[];
  /** What was said around the question: it counts less. */
  asides?: Concept[];
  kind: Kind;
  /** It is about the owner, whom his posts tell less of than his record. */
  isOfOwner?: boolean;
  /** Beginning of the word that "how many" counts. */
  counted?: string;
  /** True for a heading whose list the question asks for. */
  asksList?: (heading: string) => boolean;
  /** How the line begins that the question asks for by its number. */
  numbered?: RegExp;
  /** It asks for what went wrong, or would be done in another way. */
  isHindsight?: boolean;
  /** It asks for what was chosen. */
  isChoice?: boolean;
  /** It asks for the most of something. */
  isExtreme?: boolean;
  /** Of the posts it is asked, and of nothing else. */
  isOfPosts?: boolean;
  /** Only sentences of these passages are looked at. */
  within?: ReadonlySet<string>;
  /** Passages that the conversation is about: their sentences need not name it again. */
  passageIds?: ReadonlySet<string>;
};

export type Reading = {
  unit: Unit;
  /** To compare readings of one question. */
  score: number;
  /** 0 to 1: the share of the question, weighed by how telling its words are, that the sentence and its place hold. */
  held: number;
  /** The same, of the sentence alone. */
  heldByText: number;
  /** How telling the most telling word is that neither the sentence nor what stands above or beside it holds. */
  unheld: number;
};

const CANDIDATES = 120;
/** Where a word of the question may be held: by the sentence, above it, beside it, under the same heading. */
const PLACES = 4;
const [ABOVE, BESIDE] = [1, 2];
/** In its own word, in another, and in another where nothing says it in its own; by place. */
type Ways = Record<'own' | 'other' | 'only', readonly number[]>;
/** How much of a word counts as held there. */
const HELD: Ways = { own: [1, 0.7, 0.3, 0.3], other: [0.5, 0.35], only: [0.85, 0.55] };
const IN_FOCUS = 0.25;
/**
 * How much a word that is held there, and what follows, speak for a sentence: a conditional logit, fitted to 565
 * questions about four people whose answering sentences were known (docs/decisions/025).
 */
const WEIGHTS: Ways = { own: [9.9, 8.7, 4.9, 2.3], other: [3.3, 3.8], only: [6.1, 3.2, 1.9] };
/** Set by hand, beside the fit. */
const IN_BOTH = 2.5;
const MARK_WEIGHT = 1.35;
const COUNTED_WEIGHT = 0.9;
const LIST_WEIGHT = 1.85;
const NUMBERED_WEIGHT = 8;
const EXTREME_WEIGHT = 2;
const HINDSIGHT_WEIGHT = 4;
const CHOICE_WEIGHT = 4;
const OF_OWNER_IN_POSTS = -1.75;
const FOCUS_WEIGHT = 1.5;
const WEAK = -1.4;
/** They name things and say little of them. */
const WEAK_KINDS = new Set<string>(['code', 'tags', 'meta', 'note', 'site', 'metric', 'skill']);
/** What a word that only asks counts beside one that names something. */
const ASKING_WEIGHT = 0.3;
const ASIDE_WEIGHT = 0.35;
/** And what it counts when it is asked whether enough of the question is held. */
const ASIDE_SHARE = 0.4;
/** A turn of speech stands for something plainer. */
const MOST_OF_SPEECH = 4;

/** Sentences that may answer, best first. */
export function read(knowledge: Knowledge, question: Asked): Reading[] {
  const { sentences } = knowledge;
  const asides = question.asides ?? [];
  const asked = { ...question, concepts: [...question.concepts, ...asides] };
  const stems = asked.concepts.flatMap(({ stems: own, others }) => [...own, ...others.flat()]);
  const found = new Set(asked.within ? [] : sentences.candidates([...new Set(stems)], CANDIDATES));
  const near = asked.within ?? asked.passageIds;
  if (near) for (const unit of sentences.units) if (near.has(unit.passage.id)) found.add(unit);
  const weights = asked.concepts.map(
    (concept) => weightOf(concept, knowledge) * (asides.includes(concept) ? ASIDE_WEIGHT : 1),
  );
  const wanted = weights.reduce(
    (sum, weight, index) => sum + weight * (index < question.concepts.length ? 1 : ASIDE_SHARE),
    0,
  );
  return [...found]
    .filter(({ passage }) => !question.isOfPosts || passage.section === 'blog')
    .map((unit) => reading(unit, asked, { weights, wanted }, knowledge))
    .sort((a, b) => b.score - a.score);
}

/** True for a word that only asks. */
export const isAsking = ({ stems }: Concept): boolean => ASKING_STEMS.has(stems.join(' '));

function reading(
  unit: Unit,
  asked: Asked,
  { weights, wanted }: { weights: number[]; wanted: number },
  { sentences }: Knowledge,
): Reading {
  const isInFocus = asked.passageIds?.has(unit.passage.id) ?? false;
  // A row of a table is read by its own heads: what stands in others is not said of it.
  const section = unit.kind === 'table' ? unit.context : sentences.sectionOf(unit);
  // The items of a list say nothing of each other.
  const around = unit.kind === 'list' ? ABOVE : BESIDE;
  const places = [unit.stems, unit.context, sentences.besides(unit), section];
  let [held, heldByText, score, all, unheld] = [0, 0, 0, 0, 0];
  for (const [index, concept] of asked.concepts.entries()) {
    const { stems, others, isSpeech } = concept;
    const weight = weights[index] ?? 0;
    const own = placeOf([stems], places);
    const other = placeOf(others, places.slice(0, own));
    const way = !isSpeech && stems.every(sentences.holds) ? 'other' : 'only';
    const most = (ways: Ways) => Math.max(ways.own[own] ?? 0, ways[way][other] ?? 0);
    all += weight;
    held += weight * Math.max(most(HELD), isInFocus ? IN_FOCUS : 0);
    if (Math.min(own, other) > around && !isAsking(concept)) unheld = Math.max(unheld, weight);
    if (own === 0 || other === 0) heldByText += weight * most(HELD);
    const isInBoth = !asked.within && own === 0 && stems.every((stem) => unit.context.has(stem));
    score += weight * ((WEIGHTS.own[own] ?? 0) + (WEIGHTS[way][other] ?? 0) + (isInBoth ? IN_BOTH : 0));
  }
  return {
    unit,
    held: wanted === 0 ? 0 : Math.min(1, held / wanted),
    heldByText: wanted === 0 ? 0 : Math.min(1, heldByText / wanted),
    unheld,
    score:
      (all === 0 ? 0 : score / all) +
      markScore(unit, asked) +
      (WEAK_KINDS.has(unit.kind) ? WEAK : 0) +
      (asked.isOfOwner && unit.passage.section === 'blog' ? OF_OWNER_IN_POSTS : 0) +
      (isInFocus ? FOCUS_WEIGHT : 0),
  };
}

/** The first place that holds one of the ways to say something; as many as there are where none does. */
function placeOf(ways: readonly string[][], places: readonly ReadonlySet<string>[]): number {
  const at = places.findIndex((held) => ways.some((stems) => stems.every((stem) => held.has(stem))));
  return at < 0 ? PLACES : at;
}

/** How telling a concept is; a phrase or a word that nothing holds is as telling as what it leads to. */
export function weightOf(concept: Concept, knowledge: Knowledge): number {
  return fullWeight(concept, knowledge) * (isAsking(concept) ? ASKING_WEIGHT : 1);
}

function fullWeight({ stems, others, isSpeech }: Concept, { sentences }: Knowledge): number {
  const own = Math.max(...stems.map(sentences.weight));
  if ((!isSpeech && stems.every(sentences.holds)) || others.length === 0) return own;
  const heldOthers = others.filter((words) => words.every(sentences.holds));
  if (heldOthers.length === 0) return isSpeech ? MOST_OF_SPEECH : own;
  return Math.min(
    isSpeech ? MOST_OF_SPEECH : own,
    ...heldOthers.map((words) => Math.max(...words.map(sentences.weight))),
  );
}

/** What the marks of the kind of answer that is wanted say for a sentence, or against it. */
function markScore(unit: Unit, { kind, counted, asksList, numbered, isHindsight, ...asked }: Asked): number {
  const sign = (isSo: boolean) => (isSo ? 1 : -1);
  return (
    (needsMark(kind) ? MARK_WEIGHT * sign(isOfKind(unit.text, kind)) : 0) +
    (counted ? COUNTED_WEIGHT * sign(isCounted(unit.text, counted)) : 0) +
    (asksList && unit.kind === 'list' && asksList(unit.lead) ? LIST_WEIGHT : 0) +
    (numbered?.test(`${unit.lead} ${unit.text}`) ? NUMBERED_WEIGHT : 0) +
    (asked.isExtreme && isExtreme(unit.text) ? EXTREME_WEIGHT : 0) +
    (asked.isChoice && tellsChoice(unit.text) ? CHOICE_WEIGHT : 0) +
    (isHindsight && tellsHindsight(`${unit.lead} ${unit.text}`) ? HINDSIGHT_WEIGHT : 0)
  );
}

/** Words that ask for a side of something, and name nothing: an answer need not hold them. */
const ASKING_STEMS = new Set(
  `topic idea tip advice suggestion minimum maximum story cover title name accord media reach plus wise hardly badly really allow come mention kind sort report
  say describe state explain call post blog article entry text page site section story tell figure thing way part
  role job company do work make main longest shortest oldest newest latest earliest important special actual exact certain total altogether general typical average median
  recommend suggest think need want like happen come go get put prep altogether overall total sample much many pass hold use look see find give show`
    .split(/\s+/)
    .map(stem),
);

const COUNTED =
  /(?<![\d.,$])(?:\d[\d.,]*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty))\+?((?:[\s-]+\p{L}\p{L}*){1,3})/giu;

const PEOPLE = /^(people|peopl|person|folk|user|men|human)/;
export const PERSONS =
  /\b(?!(?:\w*overs|numbers|orders|offers|letters|papers|chapters|quarters|cent(?:er|re)s|meters|servers|routers|printers|\w*puters|folders|monitors|sensors|errors|doors|floors|factors|vendors|documents|\w*ments|events|minutes|points|tickets|accidents|incidents)\b)(people|persons?|staff|users?|folks|men|women|children|colleagues|nurses|(?:pati|stud|resid|ag|cli|recipi)ents|\w{2,}(?:ers|ors|ants|ists|ees|ians))\b/;

/** True when a number stands before the thing asked for: "34 other certificates". */
export function isCounted(text: string, counted: string): boolean {
  const isWanted = PEOPLE.test(counted)
    ? (after: string) => PERSONS.test(after)
    : (after: string) => after.includes(` ${counted}`);
  return [...text.matchAll(COUNTED)].some(([, after = '']) =>
    isWanted(after.toLowerCase().replaceAll('-', ' ')),
  );
}
