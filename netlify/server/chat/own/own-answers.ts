/** The answers that the owner has written himself: found by the words of the questions that he wrote with them. */
import type { AssistantAnswer } from '#contracts/assistant.ts';
import { QUESTION_MAXIMUM } from '#contracts/chat-limits.ts';

import type { Knowledge } from '../knowledge/knowledge.ts';
import { tellingStems, tellingStemsOf } from '../knowledge/units.ts';
import { othersOf } from '../language/concepts.ts';
import { words } from '../language/words.ts';
import { kindOf, type Kind } from '../read/kind.ts';

export type OwnAnswer = Pick<AssistantAnswer, 'id' | 'questions' | 'answer' | 'link'>;

type Wording = { text: string; kind: Kind; stems: ReadonlySet<string> };

/** A way to ask for an answer. */
export type OwnQuestion = Wording & { own: OwnAnswer; question: string };

/** Ways to ask of one kind that have the very same stems, which are numbered, and what these weigh together. */
type Alike = { questions: OwnQuestion[]; stems: number[]; weight: number };

/** All ways to ask for the answers, read once and to be found by their words. */
export type OwnQuestions = {
  list: readonly OwnQuestion[];
  byText: ReadonlyMap<string, OwnQuestion[]>;
  /** Of one kind and with one stem, in the order of the list. */
  byStem: ReadonlyMap<string, Alike[]>;
  /** All stems, and what each weighs. */
  numbers: ReadonlyMap<string, number>;
  weights: readonly number[];
};

/** The share of telling words that two wordings of one question have in common, by how telling they are. */
const ALIKE = 0.75;

/** The ways to ask that one answer names. */
export const wordingsOf = (own: OwnAnswer, knowledge: Knowledge): OwnQuestion[] =>
  own.questions.map((question) => {
    // One letter may be written out as eighteen, and there are 2,400 questions.
    const writtenOut = question.normalize('NFKC').slice(0, QUESTION_MAXIMUM);
    return { own, question, ...read(writtenOut, knowledge) };
  });

/** Makes ways to ask findable. */
export function ownQuestions(list: readonly OwnQuestion[], { sentences }: Knowledge): OwnQuestions {
  const stems = [...new Set(list.flatMap((question) => [...question.stems]))];
  const numbers = new Map(stems.map((stem, number) => [stem, number]));
  const weights = stems.map(sentences.weight);
  const byStem = new Map<string, Alike[]>();
  const sameWords = Map.groupBy(
    list,
    (question) => `${question.kind} ${[...question.stems].toSorted().join(' ')}`,
  );
  for (const questions of sameWords.values()) {
    const [first] = questions;
    const own = [...(first?.stems ?? [])];
    const held = own.flatMap((stem) => numbers.get(stem) ?? []);
    const weight = held.reduce((sum, number) => sum + (weights[number] ?? 0), 0);
    const alike = { questions, stems: held, weight };
    for (const stem of own) {
      const place = `${first?.kind} ${stem}`;
      const known = byStem.get(place);
      if (known) known.push(alike);
      else byStem.set(place, [alike]);
    }
  }
  return { list, byText: Map.groupBy(list, ({ text }) => text), byStem, numbers, weights };
}

/** The owner's answer to a question that is one of his, or says the same in other words. */
export function ownAnswer(
  questions: OwnQuestions,
  message: string,
  knowledge: Knowledge,
): OwnAnswer | undefined {
  return questions.list.length === 0
    ? undefined
    : mostAlike(questions, read(message, knowledge), knowledge)?.own;
}

/** The way to ask that is most like a wording, without those that do not count; the first found of equals. */
export function mostAlike(
  questions: OwnQuestions,
  asked: Wording,
  knowledge: Knowledge,
  counts: (question: OwnQuestion) => boolean = () => true,
): OwnQuestion | undefined {
  const same = questions.byText.get(asked.text)?.find(counts);
  if (same) return same;
  const said = saidIn(asked, knowledge);
  const likenessTo = likenessOf(said, questions);
  let best: OwnQuestion | undefined;
  let bestLikeness = 0;
  for (const kind of kindsOf(asked))
    for (const alike of mayBeAlike(questions, kind, said, () => Math.max(ALIKE, bestLikeness))) {
      const likeness = likenessTo(alike);
      if (likeness < ALIKE || likeness <= bestLikeness) continue;
      const known = alike.questions.find(counts);
      if (known) [best, bestLikeness] = [known, likeness];
    }
  return best;
}

/** In words. */
const LONGEST_FRAGMENT = 4;
const QUESTION_WORD = /^(?:what|which|who|whose|where|when|why|how)\b/;
/** `Kubernetes experience?` asks for what there is and whether there is any. */
const kindsOf = ({ kind, text }: Wording): Kind[] =>
  kind === 'thing' && text.split(' ').length <= LONGEST_FRAGMENT && !QUESTION_WORD.test(text)
    ? [kind, 'whether']
    : [kind];

/**
 * The wordings that can be as like as is wanted by now: whatever is must hold one of the stems that together weigh more
 * than what may be missing, so that only those with the fewest wordings are looked up.
 */
export function* mayBeAlike(
  { byStem }: OwnQuestions,
  kind: Kind,
  said: readonly Said[],
  wanted: () => number = () => ALIKE,
): Generator<Alike> {
  const places = said
    .map(({ weight, ways }) => {
      const lists = ways.map((way) => byStem.get(`${kind} ${way}`) ?? []);
      return { weight, lists, count: lists.reduce((sum, { length }) => sum + length, 0) };
    })
    .toSorted((a, b) => a.count - b.count);
  const all = places.reduce((sum, { weight }) => sum + weight, 0);
  const found = new Set<Alike>();
  let unseen = all;
  for (const { weight, lists } of places) {
    for (const alike of lists.flat()) {
      if (found.has(alike)) continue;
      found.add(alike);
      yield alike;
    }
    unseen -= weight;
    if (unseen < wanted() * all) return;
  }
}

function read(question: string, { content: { profile } }: Knowledge): Wording {
  const written = words(question);
  const text = written.join(' ');
  const names = tellingStems(profile.name);
  const stems = new Set([...tellingStemsOf(written)].filter((stem) => !names.has(stem)));
  return { text, kind: kindOf(text), stems };
}

type Said = { weight: number; ways: string[] };

/** The telling words of a wording, each with all ways to say it: a word counts as the same where the vocabulary says so. */
export const saidIn = ({ stems }: Wording, { sentences }: Knowledge): Said[] =>
  [...stems].map((stem) => ({ weight: sentences.weight(stem), ways: [stem, ...othersOf(stem)] }));

/** 0 to 1 for each of many: what is said is looked up by the number of a stem, for 2,400 may ask with the same 50 words. */
function likenessOf(said: readonly Said[], { numbers, weights }: OwnQuestions): (known: Alike) => number {
  const bySaid: (number[] | undefined)[] = Array.from({ length: weights.length });
  for (const [at, { ways }] of said.entries())
    for (const way of ways) {
      const number = numbers.get(way);
      if (number !== undefined) (bySaid[number] ??= []).push(at);
    }
  const allSaid = said.reduce((sum, { weight }) => sum + weight, 0);
  const sharedWith: (Alike | undefined)[] = said.map(() => undefined);
  return (known) => {
    let [shared, met] = [0, 0];
    for (const number of known.stems) {
      let isMet = false;
      for (const at of bySaid[number] ?? NONE) {
        if (sharedWith[at] === known) continue;
        sharedWith[at] = known;
        shared += said[at]?.weight ?? 0;
        isMet = true;
      }
      if (isMet) met += weights[number] ?? 0;
    }
    return shared / (allSaid + known.weight - met);
  };
}
const NONE: readonly number[] = [];
