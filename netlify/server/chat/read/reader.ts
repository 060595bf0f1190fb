/** Picks the sentences that answer a question from those that share its words, and says how sure that is. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Unit } from '../knowledge/units.ts';
import type { Concept } from '../language/concepts.ts';
import { stem } from '../language/stem.ts';
import { isOfKind, needsMark, type Kind } from './kind.ts';

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
};

const CANDIDATES = 120;
/** How much of a concept is held by a place that says it: in its own word, in another, and in another where nothing says it in its own. */
const IN_TEXT = [1, 0.5, 0.85] as const;
const IN_CONTEXT = [0.7, 0.35, 0.55] as const;
/** The words of a group are listed with the nearest first. */
const FALL_PER_PLACE = 0.07;
const FURTHEST = 0.65;
const IN_SECTION = [0.3, 0.12, 0.24] as const;
const IN_FOCUS = 0.25;
const IN_TITLE = [1, 0.3, 0.6] as const;
/** How much a title that holds all of the question lifts the sentences under it. */
const TITLE_BONUS = 0.5;
/** What a word that only asks counts beside one that names something. */
const ASKING_WEIGHT = 0.3;
const ASIDE_WEIGHT = 0.35;
/** And what it counts when it is asked whether enough of the question is held. */
const ASIDE_SHARE = 0.4;
/** A turn of speech stands for something plainer. */
const MOST_OF_SPEECH = 4;
const WITHOUT_MARK = 0.45;
const WITH_NEAR_NUMBER = 1.35;
const UNDER_ITS_HEADING = 1.5;
const OF_OWNER_IN_POSTS = 0.5;
const KIND_FACTORS: Partial<Record<Unit['kind'], number>> = {
  code: 0.6,
  tags: 0.6,
  note: 0.75,
  meta: 0.4,
  challenge: 0.9,
  skill: 0.8,
  summary: 0.85,
  site: 0.7,
  paragraph: 0.97,
};

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
    .map((unit) => reading(unit, asked, { weights, wanted }, knowledge))
    .sort((a, b) => b.score - a.score);
}

/** True for a word that only asks. */
export function isAsking({ stems }: Concept): boolean {
  return ASKING_STEMS.has(stems.join(' '));
}

function reading(
  unit: Unit,
  asked: Asked,
  { weights, wanted }: { weights: number[]; wanted: number },
  knowledge: Knowledge,
): Reading {
  const { sentences } = knowledge;
  const isInFocus = asked.passageIds?.has(unit.passage.id) ?? false;
  let held = 0;
  let heldByText = 0;
  let heldByTitle = 0;
  let all = 0;
  const title = sentences.titleOf(unit.passage);
  // A row of a table is read by its own heads: what stands in others is not said of it.
  const section = unit.kind === 'table' ? unit.context : sentences.sectionOf(unit);
  for (const [index, concept] of asked.concepts.entries()) {
    const weight = weights[index] ?? 0;
    const inText = level(concept, unit.stems, IN_TEXT, knowledge);
    const elsewhere = Math.max(
      level(concept, unit.context, IN_CONTEXT, knowledge),
      level(concept, section, IN_SECTION, knowledge),
      isInFocus ? IN_FOCUS : 0,
    );
    all += weight;
    held += weight * Math.max(inText, elsewhere);
    heldByText += weight * inText;
    heldByTitle += weight * level(concept, title, IN_TITLE, knowledge);
  }
  const share = wanted === 0 ? 0 : Math.min(1, held / wanted);
  const shareByText = wanted === 0 ? 0 : Math.min(1, heldByText / wanted);
  const factor =
    (KIND_FACTORS[unit.kind] ?? 1) *
    kindFactor(unit, asked) *
    (asked.isOfOwner && unit.passage.section === 'blog' ? OF_OWNER_IN_POSTS : 1) *
    (isInFocus ? 1.3 : 1) *
    (all === 0 ? 1 : 1 + (TITLE_BONUS * heldByTitle) / all);
  return {
    unit,
    held: share,
    heldByText: shareByText,
    score: (share + 0.5 * shareByText) * factor,
  };
}

function level(
  { stems, others, isSpeech }: Concept,
  held: ReadonlySet<string>,
  [own, other, onlyOther]: readonly [number, number, number],
  { sentences }: Knowledge,
): number {
  if (stems.every((stem) => held.has(stem))) return own;
  const at = others.findIndex((words) => words.every((stem) => held.has(stem)));
  if (at < 0) return 0;
  const nearness = Math.max(FURTHEST, 1 - at * FALL_PER_PLACE);
  return (!isSpeech && stems.every(sentences.holds) ? other : onlyOther) * nearness;
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

function kindFactor(unit: Unit, { kind, counted, asksList }: Asked): number {
  if (!isOfKind(unit.text, kind)) return needsMark(kind) ? WITHOUT_MARK : 0.9;
  if (asksList && unit.kind === 'list' && asksList(unit.lead)) return UNDER_ITS_HEADING;
  if (!counted) return 1;
  return isCounted(unit.text, counted) ? WITH_NEAR_NUMBER : 0.85;
}

/** Words that ask for a side of something, and name nothing: an answer need not hold them. */
const ASKING_STEMS = new Set(
  `topic idea tip advice suggestion story cover title name accord media reach plus wise hardly badly really allow come mention kind sort report
  say describe state explain call post blog article entry text page site section story tell figure thing way part
  role job company do work make main longest shortest oldest newest latest earliest important special actual exact certain total altogether general typical
  recommend suggest think need want like happen come go get put prep altogether overall total sample much many pass hold use look see find give show`
    .split(/\s+/)
    .map(stem),
);

const COUNTED =
  /(?<![\d.,$])(?:\d[\d.,]*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty))\+?((?:[\s-]+\p{L}\p{L}*){1,3})/giu;

const PEOPLE = /^(people|peopl|person|folk|user|men|human)/;
const PERSONS =
  /\b(people|persons?|staff|users?|folks|men|women|children|colleagues|nurses|\w{2,}(?:ers|ors|ents|ants|ists|ees|ians))\b/;

/** True when a number stands before the thing asked for: "34 other certificates". */
export function isCounted(text: string, counted: string): boolean {
  const isWanted = PEOPLE.test(counted)
    ? (after: string) => PERSONS.test(after)
    : (after: string) => after.includes(` ${counted}`);
  return [...text.matchAll(COUNTED)].some(([, after = '']) =>
    isWanted(after.toLowerCase().replaceAll('-', ' ')),
  );
}
